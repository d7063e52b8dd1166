import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { useHost } from 'shared-platform';
import { Badge, Icon } from 'shared-ui';
import { TreeHandle } from '../../features/tree/tree-handle';
import { stepBy } from '../../features/tree/tree-keys';
import { isShortcut, useTree } from '../../features/tree/use-tree';
import { aboveOf, shownNodes, targetsOf, type CompanyStructureView, type StructureNode } from './company-structure';
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
  const isRtl = useHost().intl.direction === 'rtl';
  const [opened, setOpen] = useState<ReadonlySet<string>>(() => new Set(view.roots));
  // What is chosen is not hidden, also where it was moved: the tree has its one stop of the Tab key there.
  const open = new Set([...opened, ...aboveOf(view, current)]);
  const drag = useDragging(view, onMove);
  const shown = shownNodes(view, open);
  const tree = useTree({ open, setOpen, shownOf: (others) => shownNodes(view, others), current: current.id, onCurrent: onSelect });

  const press = (event: KeyboardEvent) => {
    const step = isShortcut(event) ? undefined : stepBy(event.key, { shown, open, current: current.id, isRtl });
    if (!step) return;
    event.preventDefault();
    tree.follow(step);
  };
  return (
    <div role="tree" aria-label={text('structure.tree')} className={styles.tree}>
      {shown.map((node) => {
        const { id, level, parent, children } = node;
        const siblings = parent === undefined ? view.roots : (view.nodes.get(parent)?.children ?? []);
        const isOpen = open.has(id);
        return (
          <div
            key={id}
            ref={(element) => tree.keep(id, element)}
            role="treeitem"
            aria-level={level}
            aria-setsize={siblings.length}
            aria-posinset={siblings.indexOf(id) + 1}
            aria-selected={id === current.id}
            aria-expanded={children.length > 0 ? isOpen : undefined}
            tabIndex={id === current.id ? 0 : -1}
            className={styles.item}
            style={{ '--level': level - 1 } as Record<string, number>}
            onFocus={() => onSelect(id)}
            onClick={() => onSelect(id)}
            onKeyDown={press}
            {...drag.propsOf(node)}
          >
            <TreeHandle hasChildren={children.length > 0} isOpen={isOpen} onToggle={() => tree.toggle(id)} />
            <NodeText node={node} />
          </div>
        );
      })}
    </div>
  );
}

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

/** What is dragged, and what takes it. */
function useDragging(view: CompanyStructureView, onMove: StructureTreeProps['onMove']) {
  const [dragged, setDragged] = useState<StructureNode>();
  const takes = (node: StructureNode) => dragged !== undefined && targetsOf(view, dragged).some(({ id }) => id === node.id);
  return {
    propsOf: (node: StructureNode) => ({
      'data-takes': takes(node) || undefined,
      draggable: (onMove !== undefined && node.parent !== undefined) || undefined,
      onDragStart: () => setDragged(node),
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event: DragEvent) => {
        if (takes(node)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && takes(node)) onMove?.(dragged, node);
        setDragged(undefined);
      },
    }),
  };
}
