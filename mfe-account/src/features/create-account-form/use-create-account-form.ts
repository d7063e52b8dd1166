import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { signIn } from '../sign-in-panel/sign-in';
import { forgetTypedEmail, useKeepEmail } from '../sign-in-panel/typed-email';
import { CreateCustomerDocument } from './create-account.graphql.ts';
import { useText } from './messages/source';

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

/** What is asked of a new customer; sent, it makes the account and signs its owner in. */
export function useCreateAccountForm(defaults: AccountDefaults, onCreated: () => void): ShopForm<AccountFields> {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const form = useShopForm<AccountFields>({
    defaultValues: {
      firstName: defaults.firstName ?? '',
      lastName: defaults.lastName ?? '',
      email: defaults.email ?? '',
      password: '',
      confirmation: '',
      subscribe: false,
    },
    keep: 'create-account',
    async onSubmit({ firstName, lastName, email, password, subscribe }) {
      const { data, error } = await change(
        host.commerce,
        CreateCustomerDocument,
        { input: { firstname: firstName.trim(), lastname: lastName.trim(), email: email.trim(), password, is_subscribed: subscribe } },
        { retry: false },
      );
      if ((await lateFaultOf(error)) === 'email-taken') return { errors: { email: text('create.exists') } };
      if (error || !data?.createCustomerV2?.customer) return { failure: error && (await say(error)) };
      const outcome = await signIn(host, { email, password, keep: true });
      if (!outcome.isSignedIn) return { failure: (await Promise.all(outcome.failures.map(say))).join(', ') || undefined };
      forgetTypedEmail();
      onCreated();
      return undefined;
    },
  });
  useKeepEmail(form.form.watch('email'), defaults.email ?? '');
  return form;
}
