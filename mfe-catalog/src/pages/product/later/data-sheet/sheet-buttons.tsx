import { makeDataSheet } from '#data-sheet';
import { useState } from 'react';
import { useHost } from 'shared-platform';
import { useCopy, useLateText } from 'shared-ui';
import { ProductAction } from '../../../../features/product-action/product-action';
import { useText } from '../../../../messages/source';
import type { ProductView } from '../../product-view';
import { sheetMessages } from './messages/source';

interface SheetButtonProps {
  product: ProductView;
  sku: string;
  image: string | undefined;
}

/** The data sheet as a PDF. */
export function DataSheetButton({ product, sku, image }: SheetButtonProps) {
  const host = useHost();
  const unitText = useText();
  const text = useLateText(sheetMessages);
  const [isBusy, setBusy] = useState(false);
  if (!text) return null;
  const make = async () => {
    setBusy(true);
    try {
      await makeDataSheet(host, { product, sku, image, valueOf: ({ value, unit }) => (unit ? unitText(unit, { value }) : value) });
    } catch (error) {
      host.telemetry.recordError(error);
      host.toasts.add({ type: 'error', message: text('sheet.failed') });
    }
    setBusy(false);
  };
  return <ProductAction icon="download" label={text('sheet.short')} name={text('sheet.make')} busy={isBusy} onClick={() => void make()} />;
}

/** The page's address, given on by what the device has for it, else copied. */
export function ShareButton({ name }: { name: string }) {
  const host = useHost();
  const text = useLateText(sheetMessages);
  const { copy } = useCopy(text && { copied: text('share.copied'), notCopied: text('share.failed') });
  if (!text) return null;
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    // Not every browser has it.
    const { share: give }: Partial<Navigator> = navigator;
    if (give) {
      return give.call(navigator, { title: name, url }).catch((error: unknown) => {
        // Whoever closes the device's sheet has changed their mind.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        host.toasts.add({ type: 'error', message: text('share.failed') });
      });
    }
    return copy(url);
  };
  return <ProductAction icon="share" label={text('share')} onClick={() => void share()} />;
}
