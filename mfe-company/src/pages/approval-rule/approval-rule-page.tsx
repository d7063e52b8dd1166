import { defineAccountPage, pageFaultOf, ofCompany } from 'shared-ui';
import { NEW, toRoles, toRule } from '../../features/approval-rule/approval-rule';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { ApprovalRuleToEditDocument } from './approval-rule.graphql.ts';
import { messages } from './messages/source';
import { RuleForm } from './rule-form';

/** One rule: the one that the address names, or a new one. */
export default defineAccountPage(
  {
    title: (_view, { params }) => (params.id === NEW ? 'rule.new' : 'rule.edit'),
    access: ofCompany(PERMISSIONS.editApprovalRules),
    query: ApprovalRuleToEditDocument,
    variables: ({ params }) => ({ uid: params.id ?? '', isKnown: params.id !== NEW }),
    isMissing: ({ data, error }) => !data?.customer?.purchase_order_approval_rule && pageFaultOf(error) === 'gone',
    view({ customer }, { params }) {
      const metadata = customer?.purchase_order_approval_rule_metadata;
      const rule = customer?.purchase_order_approval_rule;
      if (!metadata || (params.id !== NEW && !rule)) return undefined;
      return {
        rule: rule ? toRule(rule) : undefined,
        roles: toRoles(metadata.available_applies_to),
        approvers: toRoles(metadata.available_requires_approval_from),
      };
    },
    component: RuleForm,
  },
  messages,
);
