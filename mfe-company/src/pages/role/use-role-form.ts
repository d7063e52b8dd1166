import { useRef, useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { useText } from './messages/source';
import { isSameRole, toRole, type RoleView } from './role';
import { CompanyRoleDocument, CreateCompanyRoleDocument, SaveCompanyRoleDocument } from './role.graphql.ts';

export interface RoleValues extends Record<string, string> {
  name: string;
  /** Ids with a space between them: what a form keeps is text. */
  allowed: string;
}

/** What a role's form holds, and how it is saved. `id` is the platform's; undefined for a new role. */
export function useRoleForm({ role }: RoleView, id: string | undefined): ShopForm<RoleValues> {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const hasChanged = useHasChanged(role, id);
  const [first] = useState<RoleValues>(() => ({
    name: id === undefined && role ? text('role.copy-name', { name: role.name }) : (role?.name ?? ''),
    allowed: (role?.allowed ?? []).join(' '),
  }));
  return useShopForm<RoleValues>({
    defaultValues: first,
    keep: `company-role-${id ?? 'new'}`,
    guard: true,
    async onSubmit({ name, allowed }, { arrived }) {
      if (await hasChanged()) return { failure: text('role.changed') };
      const input = { name: name.trim(), permissions: allowed.split(' ').filter(Boolean) };
      const { error } =
        id === undefined
          ? await change(host.commerce, CreateCompanyRoleDocument, { input }, { retry: false })
          : await change(host.commerce, SaveCompanyRoleDocument, { input: { id, ...input } });
      if (error)
        return (await lateFaultOf(error)) === 'role-exists' ? { errors: { name: await say(error) } } : { failure: await say(error) };
      host.toasts.add({ type: 'success', message: text('role.saved', { name: input.name }) });
      if (arrived()) host.navigation.replace('/manage-role');
      return undefined;
    },
  });
}

/** Asks whether the role is another than this form was made from; the next time, it is made from what there is now. */
function useHasChanged(role: RoleView['role'], id: string | undefined): () => Promise<boolean> {
  const host = useHost();
  // What this form was made from: somebody else may have changed it when it is saved.
  const known = useRef(role);
  return async () => {
    if (id === undefined) return false;
    const { data } = await host.commerce.query(CompanyRoleDocument, { id, isKnown: true }, { policy: 'network-only' });
    const now = data && toRole(data)?.role;
    // Where nobody knows, the platform has the last word.
    if (!now || isSameRole(now, known.current)) return false;
    known.current = now;
    return true;
  };
}
