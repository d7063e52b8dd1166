import { type ComponentType, useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, Icon } from 'shared-ui';
import { useText } from '../../messages/source';
import type { NotifyDialogProps } from './notify-dialog';

export interface NotifyButtonProps {
  product: { sku: string; name: string };
  /** Id of the product's name. */
  describedBy: string;
  size?: 'm' | 's';
}

const load = () => import(/* webpackChunkName: "on-demand" */ './notify-dialog');

/** "Notify me" of what is out of stock: one press for a customer, an e-mail address of a guest. Only where the platform has alerts. */
export function NotifyButton({ product, describedBy, size = 'm' }: NotifyButtonProps) {
  const host = useHost();
  const text = useText();
  const [Dialog, setDialog] = useState<ComponentType<NotifyDialogProps>>();
  const [isWorking, setWorking] = useState(false);
  const press = async () => {
    setWorking(true);
    try {
      const { NotifyDialog, subscribe } = await load();
      if (host.session.state.get().status !== 'customer') setDialog(() => NotifyDialog);
      else {
        const failure = await subscribe(host, product.sku);
        host.toasts.add(
          failure === undefined
            ? { type: 'success', message: text('notify.done', { name: product.name }) }
            : { type: 'error', message: failure || text('notify.failed') },
        );
      }
    } catch (error) {
      host.telemetry.recordError(error);
      host.toasts.add({ type: 'error', message: text('notify.failed') });
    }
    setWorking(false);
  };
  return (
    <>
      <Button variant="secondary" size={size} full busy={isWorking} aria-describedby={describedBy} onClick={() => void press()}>
        {size === 'm' && <Icon name="info" />}
        {text('notify')}
      </Button>
      {Dialog && <Dialog product={product} onClose={() => setDialog(undefined)} />}
    </>
  );
}
