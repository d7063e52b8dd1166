import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { unlessGone } from 'shared-ui';
import { ConfirmDialog } from '../../features/company-area/confirm-dialog';
import type { StructureNode } from './company-structure';
import { DeleteCompanyTeamDocument } from './company-structure.graphql.ts';
import { useText } from './messages/source';

interface DeleteTeamDialogProps {
  team: StructureNode;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks once more before a team goes. */
export function DeleteTeamDialog({ team: { entityId, label: name }, onClose, onDone }: DeleteTeamDialogProps) {
  const { commerce } = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('structure.delete-title', { name })}
      action={text('structure.delete-team')}
      onConfirm={async () => unlessGone((await changeOrRefresh(commerce, DeleteCompanyTeamDocument, { id: entityId })).error)}
      onClose={onClose}
      onDone={() => onDone(text('structure.deleted', { name }))}
    >
      <p>{text('structure.delete-text')}</p>
    </ConfirmDialog>
  );
}
