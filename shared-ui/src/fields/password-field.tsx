import { type FocusEvent, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { useUiText } from '../messages/source';
import { TextField, type TextFieldProps } from './text-field';

/** A password with a button that shows it; it is hidden again when the field is left. */
export function PasswordField({ onBlur, ...props }: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isVisible, setVisible] = useState(false);
  const text = useUiText();
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setVisible(false);
    onBlur?.(event);
  };
  return (
    <TextField
      dir="ltr"
      autoComplete="current-password"
      {...props}
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onBlur={leave}
      suffix={
        <IconButton
          icon={isVisible ? 'eye-off' : 'eye'}
          label={isVisible ? text('ui.password.hide') : text('ui.password.show')}
          // A press must not take the focus from the field, which would hide the password before it is shown.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  );
}
