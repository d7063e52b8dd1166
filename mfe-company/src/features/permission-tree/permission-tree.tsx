import { useMemo, useState } from 'react';
import { Icon } from 'shared-ui';
import { TreeHandle } from '../tree/tree-handle';
import { useTree } from '../tree/use-tree';
import { tickOf, toggle, type Tick, type TreeNode } from './tree-model';
import styles from './permission-tree.module.css';

export interface PermissionTreeProps {
  label: string;
  nodes: readonly TreeNode[];
  allowed: ReadonlySet<string>;
  onChange: (allowed: ReadonlySet<string>) => void;
  /** Id of the complaint about it. */
  describedBy?: string | undefined;
  /** Can be read and has the focus; its ticks stay as they are. */
  readOnly?: boolean | undefined;
}

/** Permissions with ticks of three states, as ARIA's tree. The first two levels are open. */
export function PermissionTree({ label, nodes, allowed, onChange, describedBy, readOnly }: PermissionTreeProps) {
  const items = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const roots = nodes.filter(({ parent }) => parent === undefined).map(({ id }) => id);
  const [open, setOpen] = useState<readonly string[]>(roots);
  const [current, setCurrent] = useState(roots[0] ?? '');
  const onPress = (id: string) => readOnly || onChange(toggle(nodes, allowed, id));
  const { tree, propsOf } = useTree({ items, roots, open, setOpen, current, onCurrent: setCurrent, onPress });
  return (
    <div
      {...propsOf(label)}
      aria-disabled={readOnly || undefined}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      className={styles.tree}
    >
      {tree.getItems().map((item) => {
        const { id, label: name, level } = item.getItemData();
        const tick = tickOf(nodes, allowed, id);
        return (
          // ARIA: a tree's items are either selected or ticked.
          <div key={id} {...item.getProps()} aria-selected={undefined} aria-checked={tick} data-level={level} className={styles.item}>
            <TreeHandle item={item} />
            <TickBox tick={tick} />
            <span aria-hidden="true">{name}</span>
          </div>
        );
      })}
    </div>
  );
}

function TickBox({ tick }: { tick: Tick }) {
  return (
    <span className={styles.tick} data-tick={tick} aria-hidden="true">
      {tick === 'true' && <Icon name="check" />}
      {tick === 'mixed' && <Icon name="minus" />}
    </span>
  );
}
