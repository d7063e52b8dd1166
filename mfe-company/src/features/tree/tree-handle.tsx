import type { ItemInstance } from '@headless-tree/core';
import { Icon } from 'shared-ui';
import styles from './tree-handle.module.css';

/** Opens and closes a tree's branch for the pointer: the keyboard has its arrows. Where nothing is below, only its place is kept. */
export function TreeHandle<Item>({ item }: { item: ItemInstance<Item> }) {
  if (!item.isFolder()) return <span className={styles.handle} />;
  return (
    <span
      className={styles.handle}
      data-open={item.isExpanded() || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        toggle(item);
      }}
    >
      <Icon name="chevron" />
    </span>
  );
}

function toggle<Item>(item: ItemInstance<Item>): void {
  if (!item.isExpanded()) return item.expand();
  // The focus does not stay on what is hidden.
  const tree = item.getTree();
  if (tree.getFocusedItem().isDescendentOf(item.getId())) {
    item.setFocused();
    tree.updateDomFocus();
  }
  item.collapse();
}
