import { useId, useRef, useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  faultOf,
  FormFailure,
  TextField,
  usePlatformMessage,
  useShopForm,
  type AccountPageContentProps,
} from 'shared-ui';
import { PERMISSION_NAMES } from '../../features/permission-tree/permission-names';
import { PermissionTree } from '../../features/permission-tree/permission-tree';
import { toNodes } from '../../features/permission-tree/tree-model';
import { useText } from './messages/source';
import { isSameRole, toRole, type RoleView } from './role';
import { CompanyRoleDocument, CreateCompanyRoleDocument, SaveCompanyRoleDocument } from './role.graphql.ts';
import styles from './role-page.module.css';

interface RoleValues extends Record<string, string> {
  name: string;
  /** Ids with a space between them: what a form keeps is text. */
  allowed: string;
}

/** A role's name and what it may do: `id` is the platform's; undefined for a new one, which begins as `view.role` is. */
export function RoleForm({ view, params: { id } }: AccountPageContentProps<RoleView>) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const complaint = useId();
  // What this form was made from: somebody else may have changed it when it is saved.
  const known = useRef(view.role);
  const nodes = toNodes(view.resources, (resource) => {
    const name = PERMISSION_NAMES[resource];
    return name && text(name);
  });
  const [first] = useState<RoleValues>(() => ({
    name: id === undefined && view.role ? text('role.copy-name', { name: view.role.name }) : (view.role?.name ?? ''),
    allowed: (view.role?.allowed ?? []).join(' '),
  }));

  /** What the role has become in the meantime; undefined where it is as it was, or nobody knows. */
  const changed = async () => {
    if (id === undefined) return undefined;
    const { data } = await host.commerce.query(CompanyRoleDocument, { id, isKnown: true }, { policy: 'network-only' });
    const now = data && toRole(data)?.role;
    return now && !isSameRole(now, known.current) ? now : undefined;
  };
  const form = useShopForm<RoleValues>({
    defaultValues: first,
    keep: `company-role-${id ?? 'new'}`,
    guard: true,
    async onSubmit({ name, allowed }) {
      const now = await changed();
      if (now) {
        known.current = now;
        return { failure: text('role.changed') };
      }
      const input = { name: name.trim(), permissions: allowed.split(' ').filter(Boolean) };
      const { error } =
        id === undefined
          ? await change(host.commerce, CreateCompanyRoleDocument, { input })
          : await change(host.commerce, SaveCompanyRoleDocument, { input: { id, ...input } });
      if (error) return faultOf(error) === 'role-exists' ? { errors: { name: say(error) } } : { failure: say(error) };
      host.toasts.add({ type: 'success', message: text('role.saved', { name: input.name }) });
      host.navigation.replace('/manage-role');
      return undefined;
    },
  });
  const { field, rules } = form;
  const tree = field('allowed', (typed) => String(typed ?? '').trim() !== '' || text('role.none'));
  const allowed = new Set(form.form.watch('allowed').split(' ').filter(Boolean));
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      <TextField {...field('name', rules.required)} dir="auto" label={text('role.name')} required maxLength={40} className={styles.name} />
      <div>
        <h2 className={styles.heading}>{text('role.permissions')}</h2>
        <p className={styles.hint}>{text('role.hint')}</p>
        {tree.error && (
          <p id={complaint} role="alert" className={styles.error}>
            {tree.error}
          </p>
        )}
        <PermissionTree
          label={text('role.permissions')}
          nodes={nodes}
          allowed={allowed}
          describedBy={tree.error ? complaint : undefined}
          onChange={(next) =>
            form.form.setValue('allowed', [...next].join(' '), { shouldDirty: true, shouldValidate: form.form.formState.isSubmitted })
          }
        />
      </div>
      <Actions>
        <Button type="submit" busy={form.isBusy}>
          {text('role.save')}
        </Button>
        <ButtonLink to="/manage-role" variant="quiet">
          {text('role.cancel')}
        </ButtonLink>
      </Actions>
    </form>
  );
}
