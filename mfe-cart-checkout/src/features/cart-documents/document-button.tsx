import { useState, type ReactNode } from 'react';
import { useHost } from 'shared-platform';
import { Button, Icon } from 'shared-ui';
import type * as documents from './save-document';

export interface DocumentButtonProps {
  /** Makes the document and offers it. */
  save: (code: typeof documents) => Promise<void>;
  /** What is said where it cannot be made. */
  failed: string;
  variant?: 'quiet' | 'secondary';
  size?: 's' | 'm';
  children: ReactNode;
}

/** Offers a document as a PDF; its code comes with the press. */
export function DocumentButton({ save, failed, variant = 'secondary', size = 'm', children }: DocumentButtonProps) {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const make = () => {
    setBusy(true);
    void import(/* webpackChunkName: "cart-documents" */ './save-document')
      .then(save)
      .catch((error: unknown) => {
        host.telemetry.recordError(error);
        host.toasts.add({ type: 'error', message: failed });
      })
      .finally(() => setBusy(false));
  };
  return (
    <Button variant={variant} size={size} busy={isBusy} onClick={make}>
      <Icon name="download" /> {children}
    </Button>
  );
}
