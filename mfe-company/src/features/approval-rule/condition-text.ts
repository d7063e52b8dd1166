import { formatMoney } from 'shared-contracts';
import { formatNumber, isolateLtr } from 'shared-ui';
import type { ApprovalRuleView } from './approval-rule';
import type { useText } from './messages/source';

/** "Total more than SAR 500.00". `shopCurrency` is that of an amount which names none. */
export function conditionText(text: ReturnType<typeof useText>, rule: ApprovalRuleView, shopCurrency: string): string {
  const { attribute, operator, threshold, currency = shopCurrency } = rule;
  const value = attribute === 'NUMBER_OF_SKUS' ? formatNumber(threshold) : formatMoney({ value: threshold, currency });
  // An amount stays on one line.
  return text('rule.condition', {
    what: text(`rule.${attribute}`),
    how: text(`rule.${operator}`),
    value: isolateLtr(value.replace(' ', '\u00A0')),
  });
}
