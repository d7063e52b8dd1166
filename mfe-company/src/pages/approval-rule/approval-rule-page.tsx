import { operation, type PageContext, type PageParams } from 'shared-contracts';
import { definePage, type PageProps, useHost, useSnapshot } from 'shared-platform';
import { MANAGE, NEW, toRoles, toRule } from '../../features/approval-rule/approval-rule';
import { mayDo, toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { ApprovalRuleToEditDocument } from './approval-rule.graphql.ts';
import { messages, useText } from './messages/source';
import { RuleForm } from './rule-form';

const operations = ({ params }: Pick<PageContext<PageParams>, 'params'>) => ({
  rule: operation(ApprovalRuleToEditDocument, { uid: params.id ?? '', isKnown: params.id !== NEW }, { required: false }),
});
type Operations = ReturnType<typeof operations>;

/** One rule: the one that the address names, or a new one. */
export function ApprovalRulePage({ params, results }: PageProps<Operations>) {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const data = results.rule.data;
  const metadata = data?.customer?.purchase_order_approval_rule_metadata;
  const rule = data?.customer?.purchase_order_approval_rule;
  // Who may see rules and not change them is refused by the platform, and here before anything is typed.
  const isAllowed = data === undefined || !metadata || mayDo(data, MANAGE);
  const isThere = isAllowed && Boolean(metadata) && (params.id === NEW || Boolean(rule));
  return (
    <CompanyArea
      title={text(params.id === NEW ? 'rule.new' : 'rule.edit')}
      state={toCompanyState(session, results.rule, isThere, isAllowed)}
      root="customer"
    >
      {() =>
        metadata && (
          <RuleForm
            rule={rule ? toRule(rule) : undefined}
            roles={toRoles(metadata.available_applies_to)}
            approvers={toRoles(metadata.available_requires_approval_from)}
          />
        )
      }
    </CompanyArea>
  );
}

export default definePage<Operations, PageParams>(
  {
    operations,
    head: ({ text, context }: { text: (id: 'rule.new' | 'rule.edit') => string; context: Pick<PageContext<PageParams>, 'params'> }) => ({
      title: text(context.params.id === NEW ? 'rule.new' : 'rule.edit'),
      robots: 'noindex',
    }),
    isMissing: ({ rule }) => !rule.data?.customer?.purchase_order_approval_rule && /No such entity/i.test(rule.error?.message ?? ''),
    component: ApprovalRulePage,
  },
  messages,
);
