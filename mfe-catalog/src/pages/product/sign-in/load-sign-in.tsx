import type { ComponentType } from 'react';
import type { IntlService } from 'shared-contracts';
import { createText } from 'shared-platform';
import { SignInDialog, type SignInDialogProps } from 'shared-ui';
import { signInMessages } from './messages/source';

export type WishlistSignIn = ComponentType<Pick<SignInDialogProps, 'onClose' | 'onCancel'>>;

/** The sign-in dialog, with what it says. Both are needed by a guest's press alone. */
export async function loadSignIn({ language, locale }: IntlService): Promise<WishlistSignIn> {
  const { default: file } = await signInMessages[language]();
  const text = createText(locale, file);
  return function AskToSignIn(props) {
    return <SignInDialog titleOf={(view) => text(view === 'FORGOT_PASSWORD' ? 'wishlist.forgot' : 'wishlist.sign-in')} {...props} />;
  };
}
