import { type ComponentType, useState } from 'react';
import { useHost } from 'shared-platform';
import { useText } from './messages/source';

/**
 * A dialog whose code is loaded when it is asked for. As `laterDialog` of shared-ui, without what dialogs are made of: the page would
 * begin with it. Where the code does not come a toast says so.
 */
export function useDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const host = useHost();
  const text = useText();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch (error) {
      host.telemetry.recordError(error);
      host.toasts.add({ type: 'error', message: text('wish.part-failed') });
    }
    setLoading(false);
  };
  return { Dialog, isLoading, open: () => void open(), close: () => setDialog(undefined) };
}
