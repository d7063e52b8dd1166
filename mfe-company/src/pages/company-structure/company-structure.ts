import type { TreeItem } from '../../features/tree/use-tree';
import { userUid } from '../../features/company-area/user-uid';
import type { CompanyStructureQuery } from './company-structure.graphql.ts';

/** A team or a user, at its place. */
export interface StructureNode extends TreeItem {
  /** From 1. */
  level: number;
  kind: 'team' | 'user';
  /** What the platform calls the team or the user, for its pages and changes. */
  entityId: string;
  /** Of a user: the job; of a team: what it is there for. */
  detail: string;
  email: string;
  isActive: boolean;
}

export interface CompanyStructureView {
  /** By their ids, each below what it belongs to, in the platform's order. */
  nodes: ReadonlyMap<string, StructureNode>;
  roots: readonly string[];
}

type PlatformItem = NonNullable<
  NonNullable<NonNullable<NonNullable<NonNullable<CompanyStructureQuery['company']>['structure']>['items']>[number]>
>;

/** What there is to show; undefined where the platform gives no structure. */
export function toCompanyStructure({ company }: CompanyStructureQuery): CompanyStructureView | undefined {
  const items = company?.structure?.items;
  if (!items) return undefined;
  const known = items.filter((item): item is PlatformItem => Boolean(item?.entity));
  const ids = new Set(known.map(({ id }) => id));
  const childrenOf = new Map<string | undefined, PlatformItem[]>();
  for (const item of known) {
    const parent = item.parent_id && ids.has(item.parent_id) ? item.parent_id : undefined;
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), item]);
  }
  const nodes = new Map<string, StructureNode>();
  const add = (item: PlatformItem, parent: string | undefined, level: number) => {
    const children = childrenOf.get(item.id) ?? [];
    nodes.set(item.id, { id: item.id, parent, level, children: children.map(({ id }) => id), ...describe(item.entity) });
    for (const child of children) add(child, item.id, level + 1);
  };
  const roots = childrenOf.get(undefined) ?? [];
  for (const root of roots) add(root, undefined, 1);
  return { nodes, roots: roots.map(({ id }) => id) };
}

function describe(entity: PlatformItem['entity']): Pick<StructureNode, 'kind' | 'label' | 'entityId' | 'detail' | 'email' | 'isActive'> {
  if (entity?.__typename === 'CompanyTeam')
    return { kind: 'team', label: entity.name ?? '', entityId: entity.teamId, detail: entity.description ?? '', email: '', isActive: true };
  return {
    kind: 'user',
    label: [entity?.firstname, entity?.lastname].filter(Boolean).join(' '),
    entityId: userUid(entity?.id) ?? '',
    detail: entity?.job_title ?? '',
    email: entity?.email ?? '',
    isActive: entity?.status === 'ACTIVE',
  };
}

/** A node, what that belongs to, and so on, up to the top. */
export function upFrom({ nodes }: Pick<CompanyStructureView, 'nodes'>, id: string | undefined): readonly string[] {
  const node = id === undefined ? undefined : nodes.get(id);
  return node ? [node.id, ...upFrom({ nodes }, node.parent)] : [];
}

/** Where a node may go: anywhere but below itself, and where it is. The one at the top stays. */
export function targetsOf({ nodes, roots }: CompanyStructureView, moved: StructureNode): readonly StructureNode[] {
  if (moved.parent === undefined) return [];
  const walk = (ids: readonly string[]): StructureNode[] =>
    ids.flatMap((id) => {
      const node = nodes.get(id);
      return node && node.id !== moved.id ? [node, ...walk(node.children)] : [];
    });
  return walk(roots).filter(({ id }) => id !== moved.parent);
}
