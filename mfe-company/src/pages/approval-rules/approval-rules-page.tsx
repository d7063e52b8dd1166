import { useId, useState } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost, useMay } from 'shared-platform';
import {
  Actions,
  Badge,
  Button,
  ButtonLink,
  defineAccountPage,
  defineListAddress,
  EmptyState,
  Icon,
  ofCompany,
  Pagination,
  useCurrency,
  usePlatformMessage,
  laterDialog,
} from 'shared-ui';
import { type ApprovalRuleView, NEW, rulePath, RULES_PATH, toRule } from '../../features/approval-rule/approval-rule';
import { conditionText } from '../../features/approval-rule/condition-text';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { ApprovalRulesDocument, SwitchApprovalRuleDocument } from './approval-rules.graphql.ts';
import styles from './approval-rules-page.module.css';
import { messages, useText } from './messages/source';

const DeleteRuleDialog = laterDialog(() => import('./delete-rule-dialog').then((part) => part.DeleteRuleDialog));

const address = defineListAddress(RULES_PATH, {});

interface ApprovalRulesView {
  rules: readonly ApprovalRuleView[];
  page: number;
  pages: number;
}

/** Which purchase orders need whose approval. */
function Rules({ view: { rules, page, pages } }: { view: ApprovalRulesView }) {
  const mayManage = useMay()(PERMISSIONS.editApprovalRules);
  const text = useText();
  const [leaving, setLeaving] = useState<ApprovalRuleView>();
  return (
    <>
      <p className={styles.lead}>{text('rules.lead')}</p>
      {mayManage && (
        <p>
          <ButtonLink to={rulePath(NEW)}>{text('rules.add')}</ButtonLink>
        </p>
      )}
      {rules.length === 0 ? (
        <EmptyState title={text('rules.none')} />
      ) : (
        <ul className={styles.list}>
          {rules.map((rule) => (
            <Rule key={rule.uid} rule={rule} mayManage={mayManage} onDelete={() => setLeaving(rule)} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={(target) => address.path({ page: target })} />
      {leaving && <DeleteRuleDialog rule={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function Rule({ rule, mayManage, onDelete }: { rule: ApprovalRuleView; mayManage: boolean; onDelete: () => void }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const nameId = useId();
  const currency = useCurrency();
  const [isBusy, setBusy] = useState(false);
  const names = (roles: ApprovalRuleView['approvers']) => roles.map(({ name }) => name).join(text('rules.and'));
  const turn = async () => {
    setBusy(true);
    const status = rule.isEnabled ? 'DISABLED' : 'ENABLED';
    const { error } = await changeOrRefresh(host.commerce, SwitchApprovalRuleDocument, { uid: rule.uid, status });
    host.toasts.add(
      error
        ? { type: 'error', message: await say(error) }
        : { type: 'success', message: text(rule.isEnabled ? 'rules.turned-off' : 'rules.turned-on', { name: rule.name }) },
    );
    setBusy(false);
  };
  return (
    <li className={styles.rule}>
      <h2 id={nameId} className={styles.name}>
        <bdi>{rule.name}</bdi>
      </h2>
      <Badge type={rule.isEnabled ? 'success' : 'neutral'}>
        <Icon name={rule.isEnabled ? 'check' : 'close'} />
        {text(rule.isEnabled ? 'rules.on' : 'rules.off')}
      </Badge>
      {rule.description !== '' && (
        <p dir="auto" className={styles.description}>
          {rule.description}
        </p>
      )}
      <dl className={styles.facts}>
        <dt>{text('rules.when')}</dt>
        <dd>{conditionText(text, rule, currency)}</dd>
        <dt>{text('rules.of')}</dt>
        <dd>{rule.appliesTo.length === 0 ? text('rules.everybody') : <bdi>{names(rule.appliesTo)}</bdi>}</dd>
        <dt>{text('rules.approvers')}</dt>
        <dd>
          <bdi>{names(rule.approvers)}</bdi>
        </dd>
      </dl>
      {mayManage && (
        <Actions>
          <ButtonLink to={rulePath(rule.uid)} variant="secondary" size="s" aria-describedby={nameId}>
            {text('rules.edit')}
          </ButtonLink>
          <Button variant="quiet" size="s" busy={isBusy} aria-describedby={nameId} onClick={() => void turn()}>
            {text(rule.isEnabled ? 'rules.turn-off' : 'rules.turn-on')}
          </Button>
          <Button variant="quiet" size="s" aria-describedby={nameId} onClick={onDelete}>
            {text('rules.delete')}
          </Button>
        </Actions>
      )}
    </li>
  );
}

export default defineAccountPage(
  {
    title: 'rules.title',
    access: ofCompany(PERMISSIONS.approvalRules),
    query: ApprovalRulesDocument,
    variables: ({ search }) => address.read(search),
    view({ customer }) {
      const found = customer?.purchase_order_approval_rules;
      if (!found) return undefined;
      return {
        rules: found.items.flatMap((rule) => (rule ? [toRule(rule)] : [])),
        page: found.page_info?.current_page ?? 1,
        pages: found.page_info?.total_pages ?? 1,
      };
    },
    component: Rules,
  },
  messages,
);
