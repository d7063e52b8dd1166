import { useRef, useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  faultOf,
  FormFailure,
  Notice,
  SelectField,
  TextField,
  usePlatformMessage,
  useShopForm,
  type AccountPageContentProps,
} from 'shared-ui';
import { useText } from './messages/source';
import { NEW_USER, toInput, toSubUser, type SubUserValues, type SubUserView } from './sub-user';
import { CompanyUserDocument, CompanyUserEmailDocument, CreateCompanyUserDocument, SaveCompanyUserDocument } from './sub-user.graphql.ts';
import styles from './sub-user-page.module.css';

/** A user of the company: `id` is the platform's; undefined for a new one. */
export function SubUserForm({ view, params: { id } }: AccountPageContentProps<SubUserView>) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isKnown, setKnown] = useState(false);

  // What this form was made from: somebody else may have changed it when it is saved.
  const known = useRef(JSON.stringify(view.user));

  /** Whether the user is another than this form was made from; the next time, it is made from what there is now. */
  const hasChanged = async () => {
    if (id === undefined) return false;
    const { data } = await host.commerce.query(CompanyUserDocument, { id, isKnown: true }, { policy: 'network-only' });
    const now = data && toSubUser(data)?.user;
    // Nobody knows: the platform has the last word.
    if (!now || JSON.stringify(now) === known.current) return false;
    known.current = JSON.stringify(now);
    return true;
  };
  const finish = (message: string) => {
    // By hand: the platform says as an error that an invitation was sent, and the list of users has changed then, too.
    host.commerce.invalidate(['company']);
    host.toasts.add({ type: 'success', message });
    host.navigation.replace('/manage-subuser');
    return undefined;
  };
  const send = ({ roleId, status, ...values }: SubUserValues) => {
    const input = toInput({ roleId, status, ...values });
    const rest = view.isFixed ? {} : { status, ...(roleId ? { role_id: roleId } : {}) };
    return id === undefined
      ? change(host.commerce, CreateCompanyUserDocument, { input: { ...input, role_id: roleId, status } })
      : change(host.commerce, SaveCompanyUserDocument, { input: { id, ...input, ...rest } });
  };
  const form = useShopForm<SubUserValues>({
    defaultValues: view.user ?? NEW_USER,
    keep: `company-user-${id ?? 'new'}`,
    guard: true,
    async onSubmit(values) {
      if (await hasChanged()) return { failure: text('sub-user.changed') };
      const { error } = await send(values);
      const name = `${values.firstName.trim()} ${values.lastName.trim()}`;
      if (!error) return finish(text(id === undefined ? 'sub-user.created' : 'sub-user.saved', { name }));
      const fault = faultOf(error);
      // An account of that address exists, and whose it is agrees first: the platform says so as an error.
      if (fault === 'invited') return finish(text('sub-user.invited', { email: values.email.trim() }));
      return fault === 'email-taken' || fault === 'wrong-email' ? { errors: { email: say(error) } } : { failure: say(error) };
    },
  });
  const { field, rules } = form;
  const email = field('email', rules.required, rules.email);

  const checkEmail = async () => {
    const typed = form.form.getValues('email').trim();
    if (typed === '' || typed === view.user?.email || rules.email(typed) !== true) return setKnown(false);
    const { data } = await host.commerce.query(CompanyUserEmailDocument, { email: typed }, { policy: 'network-only' });
    // Only where the platform says so: without an answer there is nothing to say.
    setKnown(form.form.getValues('email').trim() === typed && data?.isCompanyUserEmailAvailable?.is_email_available === false);
  };
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      <div className={styles.fields}>
        <TextField
          {...field('firstName', rules.required, rules.name)}
          dir="auto"
          label={text('sub-user.first-name')}
          required
          maxLength={255}
        />
        <TextField
          {...field('lastName', rules.required, rules.name)}
          dir="auto"
          label={text('sub-user.last-name')}
          required
          maxLength={255}
        />
        <TextField
          {...email}
          onBlur={(event) => {
            void email.onBlur(event);
            void checkEmail();
          }}
          dir="ltr"
          type="email"
          label={text('sub-user.email')}
          hint={isKnown && id === undefined ? text('sub-user.email-known') : undefined}
          required
          maxLength={255}
        />
        <TextField {...field('jobTitle', rules.required)} dir="auto" label={text('sub-user.job')} required maxLength={255} />
        <TextField
          {...field('phone', rules.required, rules.phone)}
          dir="ltr"
          type="tel"
          label={text('sub-user.phone')}
          required
          prefix="+966"
        />
        {!view.isFixed && (
          <>
            {(id === undefined || view.roles.length > 0) && (
              <SelectField {...field('roleId', rules.required)} label={text('sub-user.role')} required placeholder options={view.roles} />
            )}
            <SelectField
              {...field('status')}
              label={text('sub-user.status')}
              options={[
                { value: 'ACTIVE', label: text('sub-user.active') },
                { value: 'INACTIVE', label: text('sub-user.inactive') },
              ]}
            />
          </>
        )}
      </div>
      {view.isFixed && <Notice type="info">{text('sub-user.fixed')}</Notice>}
      <Actions>
        <Button type="submit" busy={form.isBusy}>
          {text('sub-user.save')}
        </Button>
        <ButtonLink to="/manage-subuser" variant="quiet">
          {text('sub-user.cancel')}
        </ButtonLink>
      </Actions>
    </form>
  );
}
