import { ButtonLink, defineAccountPage, missing, ofCompany } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { messages, useText } from './messages/source';
import { sourceOf, toRole } from './role';
import { RoleForm } from './role-form';
import { CompanyRoleDocument } from './role.graphql.ts';

const Back = () => <ButtonLink to="/manage-role">{useText()('role.back')}</ButtonLink>;

/** One role of the company: the one that the address names, or a new one, which may begin as another is. */
export default defineAccountPage(
  {
    title: (_view, { params }) => (params.id === undefined ? 'role.new' : 'role.edit'),
    access: ofCompany(PERMISSIONS.editRoles),
    query: CompanyRoleDocument,
    variables({ params, search }) {
      const id = params.id ?? sourceOf(search);
      return { id: id ?? '', isKnown: id !== undefined };
    },
    view(data, { params, search }) {
      const view = toRole(data);
      const isNamed = (params.id ?? sourceOf(search)) !== undefined;
      return view && isNamed && !view.role ? missing : view;
    },
    missing: { title: 'role.missing', action: Back },
    empty: ({ isFixed }, { params }) => (params.id !== undefined && isFixed ? { title: 'role.fixed', action: Back } : undefined),
    component: RoleForm,
  },
  messages,
);
