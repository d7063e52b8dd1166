import type { SessionCustomer } from 'shared-contracts';
import { definePage, useHost, useSnapshot } from 'shared-platform';
import { Button, CheckboxField, FormFailure, Skeleton, TextField, usePlatformMessage, useShopForm } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';
import { UpdateCustomerDocument } from './account-information.graphql.ts';
import { messages, useText } from './messages/source';

/** Name and newsletter of the customer. */
export function AccountInformationPage() {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const customer = session.status === 'customer' ? session.customer : undefined;
  return (
    <AccountLayout title={text('information.title')}>
      {customer ? <InformationForm key={customer.email} customer={customer} /> : <Skeleton height="14rem" />}
    </AccountLayout>
  );
}

function InformationForm({ customer }: { customer: SessionCustomer }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { firstName: customer.firstName, lastName: customer.lastName, isSubscribed: customer.isSubscribed },
    keep: 'account-information',
    guard: true,
    async onSubmit({ firstName, lastName, isSubscribed }) {
      const { error } = await host.commerce.mutate(UpdateCustomerDocument, {
        input: { firstname: firstName.trim(), lastname: lastName.trim(), is_subscribed: isSubscribed },
      });
      if (error) return { failure: say(error) };
      await host.session.reload();
      host.toasts.add({ type: 'success', message: text('information.saved') });
      return undefined;
    },
  });
  return (
    <form {...formProps} className={panel.form}>
      <FormFailure failure={failure} />
      <p>
        {text('field.email')}: <bdi dir="ltr">{customer.email}</bdi>
      </p>
      <TextField
        {...field('firstName', rules.required, rules.name)}
        label={text('field.first-name')}
        autoComplete="given-name"
        dir="auto"
        required
      />
      <TextField
        {...field('lastName', rules.required, rules.name)}
        label={text('field.last-name')}
        autoComplete="family-name"
        dir="auto"
        required
      />
      <CheckboxField {...field('isSubscribed')} label={text('create.subscribe')} />
      <Button type="submit" busy={isBusy}>
        {text('information.save')}
      </Button>
    </form>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('information.title'), robots: 'noindex' }), component: AccountInformationPage },
  messages,
);
