import type { ReactNode } from 'react';
import { AccountFrame } from 'shared-ui';
import { useText } from './messages/source';

/** The account area's frame, in this team's words. */
export function AccountLayout({ title, section, children }: { title: string; section?: string | undefined; children: ReactNode }) {
  return (
    <AccountFrame title={title} labels={useAccountLabels()} section={section}>
      {children}
    </AccountFrame>
  );
}

export function useAccountLabels() {
  const text = useText();
  return { navigation: text('account.navigation'), signOut: text('account.sign-out') };
}
