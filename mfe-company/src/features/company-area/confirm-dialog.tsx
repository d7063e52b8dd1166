import { ConfirmDialog as Confirm, type ConfirmDialogProps } from 'shared-ui';
import { useText } from './messages/source';

/** Asks once more before something of a company goes. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, 'keep'>) {
  const text = useText();
  return <Confirm {...props} keep={text('company.keep')} />;
}
