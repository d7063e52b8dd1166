import { useId, useState } from 'react';
import { useMay } from 'shared-platform';
import { Button, ButtonLink, defineAccountPage, defineListAddress, ofCompany, Pagination, laterDialog } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { toCompanyRoles, type CompanyRolesView, type CompanyRoleView } from './company-roles';
import { CompanyRolesDocument } from './company-roles.graphql.ts';
import { messages, useText } from './messages/source';
import styles from './manage-roles-page.module.css';

const DeleteRoleDialog = laterDialog(() => import('./delete-role-dialog').then((part) => part.DeleteRoleDialog));

const address = defineListAddress('/manage-role', {});

/** The company's roles. */
function Roles({ view: { roles, page, pages } }: { view: CompanyRolesView }) {
  const mayEdit = useMay()(PERMISSIONS.editRoles);
  const text = useText();
  const [leaving, setLeaving] = useState<CompanyRoleView>();
  return (
    <>
      {mayEdit && (
        <p>
          <ButtonLink to="/createSubRole">{text('roles.add')}</ButtonLink>
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            {(['name', 'users', ...(mayEdit ? (['actions'] as const) : [])] as const).map((column) => (
              <th key={column} scope="col">
                {text(`roles.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} mayEdit={mayEdit} onDelete={() => setLeaving(role)} />
          ))}
        </tbody>
      </table>
      <Pagination page={page} pages={pages} hrefFor={(target) => address.path({ page: target })} />
      {leaving && <DeleteRoleDialog role={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function RoleRow({ role, mayEdit, onDelete }: { role: CompanyRoleView; mayEdit: boolean; onDelete: () => void }) {
  const text = useText();
  const name = useId();
  return (
    <tr>
      <th scope="row">
        <bdi id={name}>{role.name}</bdi>
      </th>
      <td>{text('roles.count', { count: role.users })}</td>
      {mayEdit && (
        <td>
          <div className={styles.actions}>
            {!role.isFixed && (
              <ButtonLink to={`/editSubRole/${encodeURIComponent(role.id)}`} variant="secondary" size="s" aria-describedby={name}>
                {text('roles.edit')}
              </ButtonLink>
            )}
            <ButtonLink to={`/createSubRole?from=${encodeURIComponent(role.id)}`} variant="quiet" size="s" aria-describedby={name}>
              {text('roles.duplicate')}
            </ButtonLink>
            {!role.isFixed && role.users === 0 && (
              <Button variant="quiet" size="s" aria-describedby={name} onClick={onDelete}>
                {text('roles.delete')}
              </Button>
            )}
          </div>
          {(role.isFixed || role.users > 0) && <p className={styles.hint}>{text(role.isFixed ? 'roles.fixed' : 'roles.in-use')}</p>}
        </td>
      )}
    </tr>
  );
}

export default defineAccountPage(
  {
    title: 'roles.title',
    access: ofCompany(PERMISSIONS.roles),
    query: CompanyRolesDocument,
    variables: ({ search }) => address.read(search),
    view: toCompanyRoles,
    component: Roles,
  },
  messages,
);
