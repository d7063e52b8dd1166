import { TextField, type TextFieldProps } from 'shared-ui';
import { useText } from '../../messages/source';

interface EmailFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'dir' | 'required'> {
  /** Default: "Email". */
  label?: string;
  /** `username` where it is what somebody signs in with. */
  autoComplete?: 'email' | 'username';
}

/** An e-mail address that a form needs. */
export function EmailField({ label, autoComplete = 'email', ...field }: EmailFieldProps) {
  const text = useText();
  return (
    <TextField
      {...field}
      label={label ?? text('field.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      dir="ltr"
      required
    />
  );
}
