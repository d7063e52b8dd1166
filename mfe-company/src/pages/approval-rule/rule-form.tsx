import { useId } from 'react';
import {
  Button,
  ButtonLink,
  CheckboxField,
  FieldError,
  FormFailure,
  SelectField,
  TextAreaField,
  TextField,
  type ShopForm,
} from 'shared-ui';
import { type ApprovalRuleView, ATTRIBUTES, OPERATORS, type Role, RULES_PATH } from '../../features/approval-rule/approval-rule';
import { useText } from './messages/source';
import { useRuleForm, type RuleValues } from './use-rule-form';
import styles from './rule-form.module.css';

/** What the platform keeps of each. */
const LONGEST = { name: 255, description: 2000 } as const;

export interface RuleFormView {
  /** Undefined for a new one. */
  rule: ApprovalRuleView | undefined;
  roles: readonly Role[];
  approvers: readonly Role[];
}

export function RuleForm({ view: { rule, roles, approvers } }: { view: RuleFormView }) {
  const text = useText();
  const shopForm = useRuleForm(rule);
  const { form, field, formProps, rules, failure, isBusy } = shopForm;
  return (
    <form {...formProps} className={styles.form}>
      <TextField {...field('name', rules.required, rules.maxLength(LONGEST.name))} label={text('rule.name')} required dir="auto" />
      <TextAreaField
        {...field('description', rules.maxLength(LONGEST.description))}
        label={text('rule.description')}
        optional
        rows={2}
        dir="auto"
      />
      <CheckboxField {...field('isEnabled')} label={text('rule.enabled')} />
      <ConditionFields form={shopForm} />
      <Roles
        legend={text('rule.applies-to')}
        hint={text('rule.applies-to-hint')}
        roles={roles}
        field={() => ({ ...form.register('appliesTo'), readOnly: isBusy })}
      />
      <Roles
        legend={text('rule.approvers')}
        roles={approvers}
        field={() => ({ ...form.register('approvers'), readOnly: isBusy })}
        error={form.formState.errors.approvers?.message}
      />
      <FormFailure failure={failure} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {text('rule.save')}
        </Button>
        <ButtonLink to={RULES_PATH} variant="secondary">
          {text('company.keep')}
        </ButtonLink>
      </div>
    </form>
  );
}

/** When the rule applies: what is compared, how, and with what. */
function ConditionFields({ form: { form, field, rules } }: { form: ShopForm<RuleValues> }) {
  const text = useText();
  const isCount = form.watch('attribute') === 'NUMBER_OF_SKUS';
  return (
    <fieldset className={styles.group}>
      <legend>{text('rule.when')}</legend>
      <div className={styles.condition}>
        <SelectField
          {...field('attribute')}
          label={text('rule.attribute')}
          options={ATTRIBUTES.map((value) => ({ value, label: text(`rule.${value}`) }))}
        />
        <SelectField
          {...field('operator')}
          label={text('rule.operator')}
          options={OPERATORS.map((value) => ({ value, label: text(`rule.${value}`) }))}
        />
        <TextField
          {...field('threshold', rules.required)}
          label={text(isCount ? 'rule.count' : 'rule.value')}
          required
          inputMode={isCount ? 'numeric' : 'decimal'}
          autoComplete="off"
          dir="ltr"
        />
      </div>
    </fieldset>
  );
}

interface RolesProps {
  legend: string;
  hint?: string;
  roles: readonly Role[];
  field: () => Omit<React.ComponentProps<'input'>, 'required'>;
  error?: string | undefined;
}

function Roles({ legend, hint, roles, field, error }: RolesProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined} data-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {roles.map((role) => (
        <CheckboxField key={role.id} {...field()} value={role.id} label={<bdi>{role.name}</bdi>} aria-invalid={error ? true : undefined} />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
