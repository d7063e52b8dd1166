import { Link, useLocation, useMay } from 'shared-platform';
import { ButtonLink, defineAccountPage, EmptyState, ofCompany, Pagination } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { CompanyUsersDocument, type CompanyUsersQueryVariables } from './company-users.graphql.ts';
import { STATUSES, toCompanyUsers, usersAddress, type CompanyUsersView } from './company-users';
import { messages, useText } from './messages/source';
import styles from './manage-sub-users-page.module.css';
import { UserTable } from './user-table';

/** The company's users. */
function Users({ view }: { view: CompanyUsersView }) {
  const mayEdit = useMay()(PERMISSIONS.editUsers);
  const text = useText();
  const { status } = usersAddress.read(useLocation().search);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.summary}>
          <bdi>{view.company}</bdi> · {text('users.count', { count: view.count })}
        </p>
        {mayEdit && <ButtonLink to="/createSubUser">{text('users.add')}</ButtonLink>}
      </div>
      <nav aria-label={text('users.filter')}>
        <ul className={styles.filter}>
          {STATUSES.map((choice) => (
            <li key={choice}>
              <Link to={usersAddress.path({ status: choice })} aria-current={choice === status ? 'true' : undefined}>
                {text(`users.${choice}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {view.users.length === 0 ? <EmptyState title={text('users.none')} /> : <UserTable users={view.users} mayEdit={mayEdit} />}
      <Pagination page={view.page} pages={view.pages} hrefFor={(page) => usersAddress.path({ page, status })} />
    </>
  );
}

export default defineAccountPage(
  {
    title: 'users.title',
    access: ofCompany(PERMISSIONS.users),
    query: CompanyUsersDocument,
    variables({ search }): CompanyUsersQueryVariables {
      const { page, status } = usersAddress.read(search);
      return { page, ...(status === 'all' ? {} : { filter: { status: status === 'active' ? 'ACTIVE' : 'INACTIVE' } }) };
    },
    view: toCompanyUsers,
    component: Users,
  },
  messages,
);
