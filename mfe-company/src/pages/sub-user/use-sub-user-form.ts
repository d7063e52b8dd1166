import { useRef } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { useText } from './messages/source';
import { NEW_USER, toInput, toSubUser, type SubUserValues, type SubUserView } from './sub-user';
import { CompanyUserDocument, CreateCompanyUserDocument, SaveCompanyUserDocument } from './sub-user.graphql.ts';

/** What a user's form holds, and how it is saved. `id` is the platform's; undefined for a new user. */
export function useSubUserForm(view: SubUserView, id: string | undefined): ShopForm<SubUserValues> {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const hasChanged = useHasChanged(view.user, id);

  const finish = (message: string, arrived: () => boolean) => {
    // By hand: the platform says as an error that an invitation was sent, and the list of users has changed then, too.
    host.commerce.invalidate(['company']);
    host.toasts.add({ type: 'success', message });
    if (arrived()) host.navigation.replace('/manage-subuser');
    return undefined;
  };
  const send = ({ roleId, status, ...values }: SubUserValues) => {
    const input = toInput({ roleId, status, ...values });
    const rest = view.isFixed ? {} : { status, ...(roleId ? { role_id: roleId } : {}) };
    return id === undefined
      ? change(host.commerce, CreateCompanyUserDocument, { input: { ...input, role_id: roleId, status } }, { retry: false })
      : change(host.commerce, SaveCompanyUserDocument, { input: { id, ...input, ...rest } });
  };
  return useShopForm<SubUserValues>({
    defaultValues: view.user ?? NEW_USER,
    keep: `company-user-${id ?? 'new'}`,
    guard: true,
    async onSubmit(values, { arrived }) {
      if (await hasChanged()) return { failure: text('sub-user.changed') };
      const { error } = await send(values);
      const name = `${values.firstName.trim()} ${values.lastName.trim()}`;
      if (!error) return finish(text(id === undefined ? 'sub-user.created' : 'sub-user.saved', { name }), arrived);
      const fault = await lateFaultOf(error);
      // An account of that address exists, and whose it is agrees first: the platform says so as an error.
      if (fault === 'invited') return finish(text('sub-user.invited', { email: values.email.trim() }), arrived);
      return fault === 'email-taken' || fault === 'wrong-email' ? { errors: { email: await say(error) } } : { failure: await say(error) };
    },
  });
}

/** Asks whether the user is another than this form was made from; the next time, it is made from what there is now. */
function useHasChanged(user: SubUserValues | undefined, id: string | undefined): () => Promise<boolean> {
  const host = useHost();
  // What this form was made from: somebody else may have changed it when it is saved.
  const known = useRef(JSON.stringify(user));
  return async () => {
    if (id === undefined) return false;
    const { data } = await host.commerce.query(CompanyUserDocument, { id, isKnown: true }, { policy: 'network-only' });
    const now = data && toSubUser(data)?.user;
    // Nobody knows: the platform has the last word.
    if (!now || JSON.stringify(now) === known.current) return false;
    known.current = JSON.stringify(now);
    return true;
  };
}
