import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { unlessGone } from 'shared-ui';
import { ConfirmDialog } from '../../features/company-area/confirm-dialog';
import { DeleteCompanyUserDocument, UpdateCompanyUserDocument } from './company-users.graphql.ts';
import type { CompanyUser } from './company-users';
import { useText } from './messages/source';

/** A user that may be changed: `uid` is what the platform's changes call it. */
export type ChangeableUser = CompanyUser & { uid: string };

export interface UserDialogProps {
  what: 'delete' | 'deactivate';
  user: ChangeableUser;
  onClose: () => void;
}

/** Asks once more before a user goes, or may no longer sign in. */
export function UserDialog({ what, user: { uid, name }, onClose }: UserDialogProps) {
  const { commerce, toasts } = useHost();
  const text = useText();
  const act = async () => {
    if (what === 'delete') return unlessGone((await changeOrRefresh(commerce, DeleteCompanyUserDocument, { id: uid })).error);
    return (await changeOrRefresh(commerce, UpdateCompanyUserDocument, { input: { id: uid, status: 'INACTIVE' } })).error;
  };
  const done = () => {
    onClose();
    toasts.add({ type: 'success', message: text(what === 'delete' ? 'users.deleted' : 'users.deactivated', { name }) });
  };
  return (
    <ConfirmDialog
      title={text(`users.${what}-title`, { name })}
      action={text(`users.${what}`)}
      onConfirm={act}
      onClose={onClose}
      onDone={done}
    >
      <p>{text(`users.${what}-text`)}</p>
    </ConfirmDialog>
  );
}
