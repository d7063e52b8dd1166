import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { signIn } from '../sign-in-panel/sign-in';
import { forgetTypedEmail, useKeepEmail, useTypedLast } from '../sign-in-panel/typed-email';
import { CreateCustomerDocument } from './create-account.graphql.ts';
import { useText } from './messages/source';
import { CONFIRM_PATH } from './confirm-path';

export interface AccountDefaults {
  email?: string;
  firstName?: string;
  lastName?: string;
}

export interface AccountFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
  subscribe: boolean;
}

const BLANK: AccountFields = { firstName: '', lastName: '', email: '', password: '', confirmation: '', subscribe: false };

export interface CreateAccountForm extends ShopForm<AccountFields> {
  /** Somebody has an account with this e-mail: they can sign in. */
  isTaken: boolean;
}

/**
 * What is asked of a new customer; sent, it makes the account and signs its owner in, or says that it has to be confirmed. `prefilled`
 * is taken as typed: it stays over a reload, when the address that it came by is gone.
 */
export function useCreateAccountForm(prefilled: AccountDefaults, onCreated: () => void): CreateAccountForm {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isTaken, setTaken] = useState(false);
  // The account that was made, where its owner could not be signed in: another try makes no second one.
  const made = useRef<string>(undefined);
  const form = useShopForm<AccountFields>({
    defaultValues: BLANK,
    keep: 'create-account',
    // Whoever has an account goes to sign in, and needs no password for another.
    guard: isTaken ? false : 'not-kept',
    async onSubmit({ firstName, lastName, email: typed, password, subscribe }, { arrived }) {
      const email = typed.trim();
      setTaken(false);
      if (made.current !== email) {
        const input = { firstname: firstName.trim(), lastname: lastName.trim(), email, password, is_subscribed: subscribe };
        const { data, error } = await change(host.commerce, CreateCustomerDocument, { input }, { retry: false });
        if ((await lateFaultOf(error)) === 'email-taken') {
          setTaken(true);
          return { errors: { email: text('create.exists') } };
        }
        if (error || !data?.createCustomerV2?.customer) return { failure: error && (await say(error)) };
        made.current = email;
      }
      const outcome = await signIn(host, { email, password, keep: true });
      if (!outcome.isSignedIn) {
        if ((await lateFaultOf(outcome.failures[0])) === 'not-confirmed') {
          forgetTypedEmail();
          if (arrived()) host.navigation.push(CONFIRM_PATH, { state: { created: email } });
          return undefined;
        }
        const reason = (await Promise.all(outcome.failures.map(say))).join(', ');
        return { failure: text('create.not-signed-in', { reason }) };
      }
      forgetTypedEmail();
      if (arrived()) onCreated();
      return undefined;
    },
  });
  const { setValue, watch } = form.form;
  const prefill = useEffectEvent(() => {
    for (const name of ['firstName', 'lastName', 'email'] as const)
      if (prefilled[name]) setValue(name, prefilled[name], { shouldDirty: true });
  });
  useEffect(() => prefill(), []);
  // After the draft is back: what was typed since, in the sign-in form for example, is newer. The rest of the draft stays.
  useTypedLast((typed) => {
    if (!prefilled.email) setValue('email', typed, { shouldDirty: true });
  });
  useKeepEmail(watch('email'));
  return { ...form, isTaken };
}
