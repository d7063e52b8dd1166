import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { definePage, useHost, useSnapshot, useText } from 'shared-platform';
import { Button, CheckboxField, createValidators, Notice, Skeleton, TextField } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';
import { messages } from '../../messages/source';
import { UpdateCustomerDocument } from './account-information.graphql.ts';

/** Name and newsletter of the customer. */
export function AccountInformationPage() {
  const host = useHost();
  const text = useText();
  const rules = createValidators(host.intl.language);
  const session = useSnapshot(host.session.state);
  const customer = session.status === 'customer' ? session.customer : undefined;
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { firstName: '', lastName: '', isSubscribed: false } });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (customer) reset({ firstName: customer.firstName, lastName: customer.lastName, isSubscribed: customer.isSubscribed });
  }, [customer, reset]);

  const submit = handleSubmit(async ({ firstName, lastName, isSubscribed }) => {
    setFailure(undefined);
    const { error } = await host.commerce.mutate(UpdateCustomerDocument, {
      input: { firstname: firstName.trim(), lastname: lastName.trim(), is_subscribed: isSubscribed },
    });
    if (error) return setFailure(error.message);
    await host.session.reload();
    host.toasts.add({ type: 'success', message: text('information.saved') });
    return undefined;
  });

  const name = { required: rules.required, name: rules.name };
  return (
    <AccountLayout title={text('information.title')}>
      {!customer ? (
        <Skeleton height="14rem" />
      ) : (
        <form className={panel.form} noValidate onSubmit={(event) => void submit(event)}>
          {failure && <Notice type="error">{failure}</Notice>}
          <p>
            {text('field.email')}: <bdi dir="ltr">{customer.email}</bdi>
          </p>
          <TextField
            label={text('field.first-name')}
            autoComplete="given-name"
            required
            error={errors.firstName?.message}
            {...register('firstName', { validate: name })}
          />
          <TextField
            label={text('field.last-name')}
            autoComplete="family-name"
            required
            error={errors.lastName?.message}
            {...register('lastName', { validate: name })}
          />
          <CheckboxField label={text('create.subscribe')} {...register('isSubscribed')} />
          <Button type="submit" busy={isSubmitting}>
            {text('information.save')}
          </Button>
        </form>
      )}
    </AccountLayout>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('information.title'), robots: 'noindex' }), component: AccountInformationPage },
  messages,
);
