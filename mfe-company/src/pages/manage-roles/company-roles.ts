import type { CompanyRolesQuery } from './company-roles.graphql.ts';

export interface CompanyRoleView {
  id: string;
  name: string;
  users: number;
  /** The administrator's: nobody changes it. */
  isFixed: boolean;
}

export interface CompanyRolesView {
  roles: readonly CompanyRoleView[];
  page: number;
  pages: number;
}

/** What there is to show; undefined where the platform gives no roles. */
export function toCompanyRoles({ company }: CompanyRolesQuery): CompanyRolesView | undefined {
  if (!company) return undefined;
  return {
    roles: company.roles.items.flatMap((role) =>
      role
        ? [{ id: role.id, name: role.name ?? '', users: role.users_count ?? 0, isFixed: role.id === company.company_admin?.role?.id }]
        : [],
    ),
    page: company.roles.page_info?.current_page ?? 1,
    pages: company.roles.page_info?.total_pages ?? 1,
  };
}
