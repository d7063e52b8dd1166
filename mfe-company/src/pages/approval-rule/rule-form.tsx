import { useId } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Button,
  ButtonLink,
  CheckboxField,
  faultOf,
  FieldError,
  FormFailure,
  SelectField,
  TextAreaField,
  TextField,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import {
  type ApprovalRuleView,
  type Attribute,
  ATTRIBUTES,
  type Operator,
  OPERATORS,
  readThreshold,
  type Role,
  RULES_PATH,
} from '../../features/approval-rule/approval-rule';
import { CreateApprovalRuleDocument, UpdateApprovalRuleDocument, type CurrencyEnum } from './approval-rule.graphql.ts';
import { useText } from './messages/source';
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
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: {
      name: rule?.name ?? '',
      description: rule?.description ?? '',
      isEnabled: rule?.isEnabled ?? true,
      appliesTo: rule?.appliesTo.map(({ id }) => id) ?? [],
      approvers: rule?.approvers.map(({ id }) => id) ?? [],
      attribute: (rule?.attribute ?? 'GRAND_TOTAL') as string,
      operator: (rule?.operator ?? 'MORE_THAN') as string,
      threshold: rule ? String(rule.threshold) : '',
    },
    guard: true,
    async onSubmit(typed) {
      const attribute = oneOf(ATTRIBUTES, typed.attribute);
      const threshold = readThreshold(typed.threshold, attribute);
      if (threshold === undefined) return { errors: { threshold: text(attribute === 'NUMBER_OF_SKUS' ? 'rule.whole' : 'rule.amount') } };
      const chosen = toList(typed.approvers);
      if (chosen.length === 0) return { errors: { approvers: text('rule.no-approver') } };
      const input = {
        name: typed.name.trim(),
        description: typed.description.trim(),
        status: typed.isEnabled ? ('ENABLED' as const) : ('DISABLED' as const),
        applies_to: toList(typed.appliesTo),
        approvers: chosen,
        condition: toCondition(
          attribute,
          oneOf(OPERATORS, typed.operator),
          threshold,
          rule?.currency ?? host.storeView.state.get().currency,
        ),
      };
      const { error } = rule
        ? await change(host.commerce, UpdateApprovalRuleDocument, { input: { ...input, uid: rule.uid } })
        : await change(host.commerce, CreateApprovalRuleDocument, { input });
      if (error) return faultOf(error) === 'rule-name-taken' ? { errors: { name: text('rule.name-taken') } } : { failure: say(error) };
      form.reset(typed);
      host.toasts.add({ type: 'success', message: text('rule.saved', { name: input.name }) });
      host.navigation.push(RULES_PATH);
      return undefined;
    },
  });
  const isCount = form.watch('attribute') === 'NUMBER_OF_SKUS';
  return (
    <form {...formProps} className={styles.form}>
      <TextField {...field('name', rules.required)} label={text('rule.name')} required maxLength={LONGEST.name} dir="auto" />
      <TextAreaField
        {...field('description')}
        label={text('rule.description')}
        optional
        maxLength={LONGEST.description}
        rows={2}
        dir="auto"
      />
      <CheckboxField {...form.register('isEnabled')} label={text('rule.enabled')} />
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
            maxLength={16}
            dir="ltr"
          />
        </div>
      </fieldset>
      <Roles legend={text('rule.applies-to')} hint={text('rule.applies-to-hint')} roles={roles} field={() => form.register('appliesTo')} />
      <Roles
        legend={text('rule.approvers')}
        roles={approvers}
        field={() => form.register('approvers')}
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

/** Of boxes of one name the form gives a list; of a single one its value, or false. */
function toList(ticked: readonly string[] | string | false): string[] {
  if (typeof ticked === 'string') return [ticked];
  return ticked ? [...ticked] : [];
}

function oneOf<Value extends string>(known: readonly [Value, ...Value[]] | readonly Value[], typed: string): Value {
  const found = known.find((value) => value === typed) ?? known[0];
  if (found === undefined) throw new TypeError('There is nothing to choose from.');
  return found;
}

function toCondition(attribute: Attribute, operator: Operator, threshold: number, currency: string) {
  return attribute === 'NUMBER_OF_SKUS'
    ? { attribute, operator, quantity: threshold }
    : { attribute, operator, amount: { value: threshold, currency: currency as CurrencyEnum } };
}
