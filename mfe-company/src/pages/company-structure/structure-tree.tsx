import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useHost } from 'shared-platform';
import { Badge, Icon } from 'shared-ui';
import { stepBy } from '../../features/tree/tree-keys';
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
  const [dragged, setDragged] = useState<StructureNode>();
  const items = useRef(new Map<string, HTMLElement>());
  const shown = shownNodes(view, open);

  const setOpenState = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    if (!isOpen && !shownNodes(view, next).some((node) => node.id === current.id)) onSelect(id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = stepBy(event.key, { shown, open, current: current.id, isRtl });
    if (!step) return;
    event.preventDefault();
    if ('focus' in step) {
      onSelect(step.focus);
      items.current.get(step.focus)?.focus();
    } else if ('open' in step) setOpenState(step.open, true);
    else setOpenState(step.close, false);
  };
  const takes = (node: StructureNode) => dragged !== undefined && targetsOf(view, dragged).some(({ id }) => id === node.id);
  const allowDrop = (event: DragEvent, node: StructureNode) => {
    if (takes(node)) event.preventDefault();
  };
  const drop = (event: DragEvent, node: StructureNode) => {
    event.preventDefault();
    if (dragged && takes(node)) onMove?.(dragged, node);
    setDragged(undefined);
  };
  return (
    <div role="tree" aria-label={text('structure.tree')} className={styles.tree}>
      {shown.map((node) => {
        const { id, label, level, parent, children, kind, detail, isActive } = node;
        const siblings = parent === undefined ? view.roots : (view.nodes.get(parent)?.children ?? []);
        const isOpen = open.has(id);
        const isMovable = onMove !== undefined && parent !== undefined;
        return (
          <div
            key={id}
            ref={(element) => void (element ? items.current.set(id, element) : items.current.delete(id))}
            role="treeitem"
            aria-level={level}
            aria-setsize={siblings.length}
            aria-posinset={siblings.indexOf(id) + 1}
            aria-selected={id === current.id}
            aria-expanded={children.length > 0 ? isOpen : undefined}
            tabIndex={id === current.id ? 0 : -1}
            data-takes={takes(node) || undefined}
            className={styles.item}
            style={{ '--level': level - 1 } as Record<string, number>}
            draggable={isMovable || undefined}
            onFocus={() => onSelect(id)}
            onClick={() => onSelect(id)}
            onKeyDown={press}
            onDragStart={() => setDragged(node)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => allowDrop(event, node)}
            onDrop={(event) => drop(event, node)}
          >
            {children.length > 0 ? (
              <span
                className={styles.handle}
                data-open={isOpen || undefined}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  setOpenState(id, !isOpen);
                }}
              >
                <Icon name="chevron" />
              </span>
            ) : (
              <span className={styles.handle} />
            )}
            <Icon name={kind === 'team' ? 'grid' : 'user'} className={styles.kind} />
            <span className={styles.text}>
              <bdi>{label}</bdi>
              {detail !== '' && <bdi className={styles.detail}>{detail}</bdi>}
            </span>
            {!isActive && <Badge>{text('structure.inactive')}</Badge>}
          </div>
        );
      })}
    </div>
  );
}
