import type { PlatformNode } from '../../features/permission-tree/tree-model';
import type { CompanyRoleQuery } from './role.graphql.ts';

export interface RoleView {
  /** The role that the address names; undefined where there is none. */
  role: { name: string; allowed: readonly string[] } | undefined;
  /** The administrator's, which nobody changes. */
  isFixed: boolean;
  resources: readonly (PlatformNode | null)[];
}

/** What there is to edit; undefined where the platform gives nothing. */
export function toRole({ company }: CompanyRoleQuery): RoleView | undefined {
  if (!company) return undefined;
  const { role } = company;
  return {
    role: role ? { name: role.name ?? '', allowed: idsOf(role.permissions) } : undefined,
    isFixed: role !== null && role !== undefined && role.id === company.company_admin?.role?.id,
    resources: company.acl_resources ?? [],
  };
}

/** A permission of the platform's tree, as deep as it goes. */
interface Resource {
  id: string;
  children?: readonly (Resource | null)[] | null;
}

/** The ids of all resources of some trees. */
export function idsOf(resources: readonly (Resource | null)[] | null | undefined): readonly string[] {
  return (resources ?? []).flatMap((resource) => (resource ? [resource.id, ...idsOf(resource.children)] : []));
}

/** Whether two states of a role are the same, in whatever order the platform names its permissions. */
export function isSameRole(one: RoleView['role'], other: RoleView['role']): boolean {
  const key = (role: RoleView['role']) => (role ? JSON.stringify([role.name, [...role.allowed].sort()]) : '');
  return key(one) === key(other);
}

/** The role that a new one is made like, as the address says. */
export const sourceOf = (search: string) => new URLSearchParams(search).get('from') ?? undefined;
