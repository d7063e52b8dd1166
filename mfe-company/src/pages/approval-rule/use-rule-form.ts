import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import {
  type ApprovalRuleView,
  type Attribute,
  ATTRIBUTES,
  type Operator,
  OPERATORS,
  readThreshold,
  RULES_PATH,
} from '../../features/approval-rule/approval-rule';
import { CreateApprovalRuleDocument, UpdateApprovalRuleDocument, type CurrencyEnum } from './approval-rule.graphql.ts';
import { useText } from './messages/source';

export interface RuleValues {
  name: string;
  description: string;
  isEnabled: boolean;
  /** Ids of roles. */
  appliesTo: string[];
  approvers: string[];
  attribute: string;
  operator: string;
  threshold: string;
}

/** What a rule's form holds, and how it is saved. `rule` is undefined for a new one. */
export function useRuleForm(rule: ApprovalRuleView | undefined): ShopForm<RuleValues> {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const form = useShopForm<RuleValues>({
    defaultValues: toValues(rule),
    keep: `approval-rule-${rule?.uid ?? 'new'}`,
    guard: true,
    async onSubmit(typed, { arrived }) {
      const attribute = oneOf(ATTRIBUTES, typed.attribute);
      const threshold = readThreshold(typed.threshold, attribute);
      if (threshold === undefined) return { errors: { threshold: text(attribute === 'NUMBER_OF_SKUS' ? 'rule.whole' : 'rule.amount') } };
      const approvers = toList(typed.approvers);
      if (approvers.length === 0) return { errors: { approvers: text('rule.no-approver') } };
      const currency = rule?.currency ?? host.storeView.state.get().currency;
      const input = {
        name: typed.name.trim(),
        description: typed.description.trim(),
        status: typed.isEnabled ? ('ENABLED' as const) : ('DISABLED' as const),
        applies_to: toList(typed.appliesTo),
        approvers,
        condition: toCondition(attribute, oneOf(OPERATORS, typed.operator), threshold, currency),
      };
      const { error } = rule
        ? await change(host.commerce, UpdateApprovalRuleDocument, { input: { ...input, uid: rule.uid } })
        : await change(host.commerce, CreateApprovalRuleDocument, { input }, { retry: false });
      if (error)
        return (await lateFaultOf(error)) === 'rule-name-taken'
          ? { errors: { name: text('rule.name-taken') } }
          : { failure: await say(error) };
      form.form.reset(typed);
      host.toasts.add({ type: 'success', message: text('rule.saved', { name: input.name }) });
      if (arrived()) host.navigation.push(RULES_PATH);
      return undefined;
    },
  });
  return form;
}

function toValues(rule: ApprovalRuleView | undefined): RuleValues {
  return {
    name: rule?.name ?? '',
    description: rule?.description ?? '',
    isEnabled: rule?.isEnabled ?? true,
    appliesTo: rule?.appliesTo.map(({ id }) => id) ?? [],
    approvers: rule?.approvers.map(({ id }) => id) ?? [],
    attribute: rule?.attribute ?? 'GRAND_TOTAL',
    operator: rule?.operator ?? 'MORE_THAN',
    threshold: rule ? String(rule.threshold) : '',
  };
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
