import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import type { ApprovalRuleView } from '../../features/approval-rule/approval-rule';
import { ConfirmDialog } from '../../features/company-area/confirm-dialog';
import { DeleteApprovalRuleDocument } from './approval-rules.graphql.ts';
import { useText } from './messages/source';

/** Asks once more before a rule goes. */
export function DeleteRuleDialog({ rule: { uid, name }, onClose }: { rule: ApprovalRuleView; onClose: () => void }) {
  const { commerce, toasts } = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('rules.delete-title', { name })}
      action={text('rules.delete')}
      onConfirm={async () => {
        const { data: answer, error } = await changeOrRefresh(commerce, DeleteApprovalRuleDocument, { uid });
        const refused = answer?.deletePurchaseOrderApprovalRule?.errors[0];
        // Another tab, or a try whose answer was lost, was faster.
        return error ?? (refused?.type === 'NOT_FOUND' ? undefined : (refused?.message ?? undefined));
      }}
      onClose={onClose}
      onDone={() => {
        onClose();
        toasts.add({ type: 'success', message: text('rules.deleted', { name }) });
      }}
    >
      <p>{text('rules.delete-text')}</p>
    </ConfirmDialog>
  );
}
