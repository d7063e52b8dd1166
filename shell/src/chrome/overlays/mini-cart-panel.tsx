import { SlotView } from 'shared-platform';
import { Dialog } from 'shared-ui';
import { useText } from '../../messages/source';

export function MiniCartPanel({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('mini-cart.title')} shape="panel" onClose={onClose}>
      <SlotView name="mini-cart" props={{ onClose }} />
    </Dialog>
  );
}
