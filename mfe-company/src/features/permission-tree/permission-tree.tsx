import { useState, type KeyboardEvent } from 'react';
import { useHost } from 'shared-platform';
import { Icon } from 'shared-ui';
import { TreeHandle } from '../tree/tree-handle';
import { isShortcut, useTree } from '../tree/use-tree';
import { moveBy, tickOf, toggle, visible, type Tick, type TreeNode } from './tree-model';
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
  const { shown, open, current, setCurrent, keep, toggleBranch, press } = usePermissionTree({ nodes, allowed, onChange });
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
            ref={(element) => keep(id, element)}
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
            <TreeHandle hasChildren={children.length > 0} isOpen={isOpen} onToggle={() => toggleBranch(id)} />
            <TickBox tick={tick} />
            <span aria-hidden="true">{name}</span>
          </div>
        );
      })}
    </div>
  );
}

/** What is open and where the focus is, and what keys do. */
function usePermissionTree({ nodes, allowed, onChange }: Pick<PermissionTreeProps, 'nodes' | 'allowed' | 'onChange'>) {
  const isRtl = useHost().intl.direction === 'rtl';
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(nodes.filter(({ level }) => level === 1).map(({ id }) => id)));
  const [current, setCurrent] = useState(nodes[0]?.id ?? '');
  const shown = visible(nodes, open);
  const tree = useTree({ open, setOpen, shownOf: (others) => visible(nodes, others), current, onCurrent: setCurrent });

  const press = (event: KeyboardEvent) => {
    const move = isShortcut(event) ? undefined : moveBy(event.key, { nodes, open, current, isRtl });
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) onChange(toggle(nodes, allowed, move.toggle));
    else tree.follow(move);
  };
  return { shown, open, current, setCurrent, keep: tree.keep, toggleBranch: tree.toggle, press };
}

function TickBox({ tick }: { tick: Tick }) {
  return (
    <span className={styles.tick} data-tick={tick} aria-hidden="true">
      {tick === 'true' && <Icon name="check" />}
      {tick === 'mixed' && <Icon name="minus" />}
    </span>
  );
}
