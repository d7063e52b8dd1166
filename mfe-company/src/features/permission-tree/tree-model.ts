import type { TreeItem } from '../tree/use-tree';

/** A permission of the tree, flat. */
export interface TreeNode extends TreeItem {
  /** From 1. */
  level: number;
}

export interface PlatformNode {
  id: string;
  text?: string | null;
  sort_order?: number | null;
  children?: readonly (PlatformNode | null)[] | null;
}

/** The tree from above to below, in the platform's order. `nameOf` gives a node's name in the shopper's language, where there is one. */
export function toNodes(
  roots: readonly (PlatformNode | null)[] | null | undefined,
  nameOf: (id: string) => string | undefined,
  parent?: string,
  level = 1,
): readonly TreeNode[] {
  return inOrder(roots).flatMap((node) => [
    { id: node.id, label: nameOf(node.id) ?? node.text ?? node.id, parent, level, children: inOrder(node.children).map(({ id }) => id) },
    ...toNodes(node.children, nameOf, node.id, level + 1),
  ]);
}

function inOrder(nodes: readonly (PlatformNode | null)[] | null | undefined): readonly PlatformNode[] {
  const known = (nodes ?? []).filter((node) => node !== null);
  return known.sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0));
}

export type Tick = 'true' | 'false' | 'mixed';

/** Allowed with everything below, allowed with less, or not allowed. */
export function tickOf(nodes: readonly TreeNode[], allowed: ReadonlySet<string>, id: string): Tick {
  if (!allowed.has(id)) return 'false';
  return below(nodes, id).every((one) => allowed.has(one)) ? 'true' : 'mixed';
}

/** What is allowed after a press: all of a branch with all above it, or nothing of it. */
export function toggle(nodes: readonly TreeNode[], allowed: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const branch = [id, ...below(nodes, id)];
  if (tickOf(nodes, allowed, id) === 'true') return new Set([...allowed].filter((one) => !branch.includes(one)));
  return new Set([...allowed, ...branch, ...above(nodes, id)]);
}

function below(nodes: readonly TreeNode[], id: string): readonly string[] {
  const children = nodes.find((node) => node.id === id)?.children ?? [];
  return children.flatMap((child) => [child, ...below(nodes, child)]);
}

function above(nodes: readonly TreeNode[], id: string): readonly string[] {
  const parent = nodes.find((node) => node.id === id)?.parent;
  return parent === undefined ? [] : [parent, ...above(nodes, parent)];
}
