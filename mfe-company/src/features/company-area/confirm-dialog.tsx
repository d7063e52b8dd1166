import { ConfirmDialog as Confirm, type ConfirmDialogProps } from 'shared-ui';
import { useText } from './messages/source';

/** Asks once more before something of a company goes; its data are asked for again unless another root is named. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, 'keep' | 'root'> & { root?: 'company' | 'customer' }) {
  const text = useText();
  return <Confirm root="company" {...props} keep={text('company.keep')} />;
}
