import { useState } from 'react';
import { useHost } from 'shared-platform';
import { COUNTRY_CALLING_CODE, SelectField, TextField, type ShopForm } from 'shared-ui';
import { useText } from './messages/source';
import type { SubUserValues, SubUserView } from './sub-user';
import { CompanyUserEmailDocument } from './sub-user.graphql.ts';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

interface FieldsProps {
  form: ShopForm<SubUserValues>;
  view: SubUserView;
  isNew: boolean;
}

/** Who a user is, and how they are reached. */
export function PersonFields({ form, view, isNew }: FieldsProps) {
  const text = useText();
  const { field, rules } = form;
  const email = field('email', rules.required, rules.email, rules.maxLength(LONGEST_LINE));
  const { isKnown, check } = useKnownEmail(form, view.user?.email);
  return (
    <>
      <TextField
        {...field('firstName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={text('sub-user.first-name')}
        required
      />
      <TextField
        {...field('lastName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={text('sub-user.last-name')}
        required
      />
      <TextField
        {...email}
        onBlur={(event) => {
          void email.onBlur(event);
          void check();
        }}
        dir="ltr"
        type="email"
        label={text('sub-user.email')}
        hint={isKnown && isNew ? text('sub-user.email-known') : undefined}
        required
      />
      <TextField {...field('jobTitle', rules.required, rules.maxLength(LONGEST_LINE))} dir="auto" label={text('sub-user.job')} required />
      <TextField
        {...field('phone', rules.required, rules.phone)}
        dir="ltr"
        type="tel"
        label={text('sub-user.phone')}
        required
        prefix={COUNTRY_CALLING_CODE}
      />
    </>
  );
}

/** What a user may do, and whether they may sign in. */
export function AccessFields({ form: { field, rules }, view: { roles }, isNew }: FieldsProps) {
  const text = useText();
  return (
    <>
      {(isNew || roles.length > 0) && (
        <SelectField {...field('roleId', rules.required)} label={text('sub-user.role')} required placeholder options={roles} />
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
  );
}

/** Whether an account of the typed address exists, as the platform says when the field is left; `own` is the user's address so far. */
function useKnownEmail({ form, rules }: FieldsProps['form'], own: string | undefined) {
  const { commerce } = useHost();
  const [isKnown, setKnown] = useState(false);
  const check = async () => {
    const typed = form.getValues('email').trim();
    if (typed === '' || typed === own || rules.email(typed) !== true) return setKnown(false);
    const { data } = await commerce.query(CompanyUserEmailDocument, { email: typed }, { policy: 'network-only' });
    // Only where the platform says so: without an answer there is nothing to say.
    setKnown(form.getValues('email').trim() === typed && data?.isCompanyUserEmailAvailable?.is_email_available === false);
  };
  return { isKnown, check };
}
