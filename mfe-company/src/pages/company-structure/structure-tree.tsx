import { dragAndDropFeature, type ItemInstance, type ItemMeta } from '@headless-tree/core';
import { memo, useMemo, useState } from 'react';
import { Badge, Icon } from 'shared-ui';
import { TreeHandle } from '../../features/tree/tree-handle';
import { useTree } from '../../features/tree/use-tree';
import { targetsOf, upFrom, type CompanyStructureView, type StructureNode } from './company-structure';
import { useText } from './messages/source';
import styles from './structure-tree.module.css';

export interface StructureTreeProps {
  view: CompanyStructureView;
  current: StructureNode;
  onSelect: (id: string) => void;
  /** Something was dragged below something else. Undefined: nobody may. */
  onMove: ((moved: StructureNode, below: StructureNode) => void) | undefined;
}

/** A company's users and teams, as ARIA's tree; what is chosen follows the focus. The first two levels are open. */
export function StructureTree({ view, current, onSelect, onMove }: StructureTreeProps) {
  const text = useText();
  const [opened, setOpen] = useState(view.roots);
  // What is chosen is not hidden, also where it was moved: the tree has its one stop of the Tab key there.
  const { parent } = current;
  const open = useMemo(() => new Set([...opened, ...upFrom(view, parent)]), [opened, view, parent]);
  /** What takes something that is dragged. */
  const takersOf = (dragged: ItemInstance<StructureNode> | undefined): ReadonlySet<string> => {
    const node = dragged && view.nodes.get(dragged.getId());
    return new Set(node && targetsOf(view, node).map(({ id }) => id));
  };
  const { tree, propsOf } = useTree({
    items: view.nodes,
    roots: view.roots,
    open,
    setOpen,
    current: current.id,
    onCurrent: onSelect,
    more: {
      features: [dragAndDropFeature],
      canReorder: false,
      openOnDropDelay: 0,
      canDrop: ([dragged], { item }) => takersOf(dragged).has(item.getId()),
      onDrop: ([dragged], { item }) => dragged && onMove?.(dragged.getItemData(), item.getItemData()),
    },
  });
  const takers = takersOf(tree.getState().dnd?.draggedItems?.[0]);
  return (
    <div {...propsOf(text('structure.tree'))} {...NO_DROP} style={undefined} className={styles.tree}>
      {tree.getItems().map((item) => {
        const { itemId, setSize, posInSet } = item.getItemMeta();
        const node = view.nodes.get(itemId);
        return (
          node && (
            <Row
              key={node.id}
              {...{ item, node, setSize, posInSet }}
              isOpen={open.has(node.id)}
              isCurrent={node.id === current.id}
              isMovable={onMove !== undefined && node.parent !== undefined}
              isTaker={takers.has(node.id)}
            />
          )
        );
      })}
    </div>
  );
}

/** The library gives what a row does not take to the row's parent, and allows a drop beside the rows. */
const NO_DROP = { onDragOver: undefined, onDrop: undefined };

interface RowProps extends Pick<ItemMeta, 'setSize' | 'posInSet'> {
  item: ItemInstance<StructureNode>;
  node: StructureNode;
  isOpen: boolean;
  isCurrent: boolean;
  isMovable: boolean;
  isTaker: boolean;
}

/** Rendered again when its props differ, which are all that `getProps` depends on: a company has up to 2,000 users. */
const Row = memo(function Row({ item, node, isCurrent, isMovable, isTaker }: RowProps) {
  return (
    <div
      {...item.getProps()}
      {...(!isTaker && NO_DROP)}
      // What it contains says more than the name alone.
      aria-label={undefined}
      aria-selected={isCurrent}
      draggable={isMovable || undefined}
      data-takes={isTaker || undefined}
      className={styles.item}
      style={{ '--level': node.level - 1 } as Record<string, number>}
    >
      <TreeHandle item={item} />
      <NodeText node={node} />
    </div>
  );
});

function NodeText({ node: { kind, label, detail, isActive } }: { node: StructureNode }) {
  const text = useText();
  return (
    <>
      <Icon name={kind === 'team' ? 'grid' : 'user'} className={styles.kind} />
      <span className={styles.text}>
        <bdi>{label}</bdi>
        {detail !== '' && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
      {!isActive && <Badge>{text('structure.inactive')}</Badge>}
    </>
  );
}
