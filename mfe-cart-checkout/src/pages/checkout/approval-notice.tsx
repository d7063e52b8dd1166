import type { CartDetails } from 'shared-contracts';
import { Notice } from 'shared-ui';
import { applies, type CompanyBuyer } from '../../features/checkout-process/company-buying';
import { ApprovalList } from './approval-list';
import { useText } from './messages/source';

/** What stands between a purchase order and the order: the company's rules, as far as the buyer may know them. */
export function ApprovalNotice({ buyer: { needsNoApproval, rules }, details }: { buyer: CompanyBuyer; details: CartDetails }) {
  const text = useText();
  const wanted = needsNoApproval ? [] : (rules ?? []).filter((rule) => applies(rule, details));
  const sentence = () => {
    if (needsNoApproval) return text('checkout.purchase.free');
    if (!rules) return text('checkout.purchase.rules-unknown');
    return text(wanted.length === 0 ? 'checkout.purchase.no-rule' : 'checkout.purchase.needs-approval');
  };
  return (
    <Notice type="info" title={text('checkout.purchase.title')}>
      {sentence()}
      <ApprovalList approvals={wanted.map(({ name, approvers }) => ({ rule: name, roles: approvers }))} />
    </Notice>
  );
}
