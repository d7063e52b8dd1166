import type { Host } from 'shared-contracts';
import { ConfirmDialog } from 'shared-ui';
import { withMessages } from '../../composition/with-messages';
import type { LeaveQuestionProps } from './leave-question';
import { leaveMessages, useText } from './messages/source';

export const load = (host: Host) => withMessages(host, leaveMessages, LeaveDialog);

export function LeaveDialog({ question }: LeaveQuestionProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('leave.title')}
      action={text('leave.leave')}
      keep={text('leave.stay')}
      onConfirm={async () => {
        question.answer(true);
        return undefined;
      }}
      onDone={() => undefined}
      onClose={() => question.answer(false)}
    >
      <p>{text('leave.text')}</p>
    </ConfirmDialog>
  );
}
