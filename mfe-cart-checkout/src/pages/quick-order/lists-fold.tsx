import { type ComponentType, useId, useState } from 'react';
import { Icon, Notice, Skeleton, VisuallyHidden } from 'shared-ui';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import { useText } from './messages/source';
import styles from './lists-fold.module.css';

/** The way to lists that the platform has: saved ones, and orders. What shows them is loaded when somebody wants to see them. */
export function ListsFold({ order, isDisabled }: { order: QuickOrder; isDisabled: boolean }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<{ order: QuickOrder }>>();
  const [hasFailed, setFailed] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    setFailed(false);
    if (isOpen || Panel) return;
    // Where the code does not come, pressing again asks again.
    import(/* webpackChunkName: "known-lists" */ './known-lists').then(
      ({ KnownListsPanel }) => setPanel(() => KnownListsPanel),
      () => setFailed(true),
    );
  };
  return (
    <fieldset className={styles.fold} disabled={isDisabled}>
      <legend>
        <VisuallyHidden>{text('quick.lists')}</VisuallyHidden>
      </legend>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {text('quick.lists')}
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        {isOpen && hasFailed && <Notice type="error">{text('quick.lists-failed')}</Notice>}
        {isOpen && !hasFailed && (Panel ? <Panel order={order} /> : <Skeleton height="5rem" shape="block" />)}
      </div>
    </fieldset>
  );
}
