import { useRef, useState, type KeyboardEvent } from 'react';
import { useHost } from 'shared-platform';
import { Icon } from 'shared-ui';
import { moveBy, tickOf, toggle, visible, type TreeNode } from './tree-model';
import styles from './permission-tree.module.css';

export interface PermissionTreeProps {
  label: string;
  nodes: readonly TreeNode[];
  allowed: ReadonlySet<string>;
  onChange: (allowed: ReadonlySet<string>) => void;
  /** Id of the complaint about it. */
  describedBy?: string | undefined;
}

/** Permissions with ticks of three states, as ARIA's tree. The first two levels are open. */
export function PermissionTree({ label, nodes, allowed, onChange, describedBy }: PermissionTreeProps) {
  const isRtl = useHost().intl.direction === 'rtl';
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(nodes.filter(({ level }) => level === 1).map(({ id }) => id)));
  const [current, setCurrent] = useState(nodes[0]?.id ?? '');
  const items = useRef(new Map<string, HTMLElement>());
  const shown = visible(nodes, open);

  const setOpenState = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    // The focus does not stay on what is hidden.
    if (!isOpen && !visible(nodes, next).some((node) => node.id === current)) setCurrent(id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const move = moveBy(event.key, { nodes, open, current, isRtl });
    if (!move) return;
    event.preventDefault();
    if ('focus' in move) {
      setCurrent(move.focus);
      items.current.get(move.focus)?.focus();
    } else if ('open' in move) setOpenState(move.open, true);
    else if ('close' in move) setOpenState(move.close, false);
    else onChange(toggle(nodes, allowed, move.toggle));
  };
  return (
    <div
      role="tree"
      aria-label={label}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      className={styles.tree}
    >
      {shown.map(({ id, label: name, level, children }) => {
        const tick = tickOf(nodes, allowed, id);
        const siblings = nodes.filter((node) => node.parent === nodes.find((one) => one.id === id)?.parent);
        const isOpen = open.has(id);
        return (
          <div
            key={id}
            ref={(element) => void (element ? items.current.set(id, element) : items.current.delete(id))}
            // ARIA: a tree's items are either selected or ticked.
            // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="treeitem"
            aria-level={level}
            aria-setsize={siblings.length}
            aria-posinset={siblings.findIndex((node) => node.id === id) + 1}
            aria-checked={tick}
            aria-expanded={children.length > 0 ? isOpen : undefined}
            aria-label={name}
            tabIndex={id === current ? 0 : -1}
            data-level={level}
            className={styles.item}
            onFocus={() => setCurrent(id)}
            onClick={() => onChange(toggle(nodes, allowed, id))}
            onKeyDown={press}
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
            <span className={styles.tick} data-tick={tick} aria-hidden="true">
              {tick === 'true' && <Icon name="check" />}
              {tick === 'mixed' && <Icon name="minus" />}
            </span>
            <span aria-hidden="true">{name}</span>
          </div>
        );
      })}
    </div>
  );
}
