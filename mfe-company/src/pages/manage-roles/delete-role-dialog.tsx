import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { unlessGone } from 'shared-ui';
import { ConfirmDialog } from '../../features/company-area/confirm-dialog';
import type { CompanyRoleView } from './company-roles';
import { DeleteCompanyRoleDocument } from './company-roles.graphql.ts';
import { useText } from './messages/source';

/** Asks once more before a role goes. */
export function DeleteRoleDialog({ role: { id, name }, onClose }: { role: CompanyRoleView; onClose: () => void }) {
  const { commerce, toasts } = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('roles.delete-title', { name })}
      action={text('roles.delete')}
      onConfirm={async () => unlessGone((await changeOrRefresh(commerce, DeleteCompanyRoleDocument, { id })).error)}
      onClose={onClose}
      onDone={() => {
        onClose();
        toasts.add({ type: 'success', message: text('roles.deleted', { name }) });
      }}
    >
      <p>{text('roles.delete-text')}</p>
    </ConfirmDialog>
  );
}
