import { operation, type PageContext } from 'shared-contracts';
import { definePage, Link, useHost, useLocation, useSnapshot, type PageProps } from 'shared-platform';
import { ButtonLink, EmptyState, Pagination } from 'shared-ui';
import { toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { mayOpen } from '../../features/company-area/page-permissions';
import { CompanyUsersDocument } from './company-users.graphql.ts';
import { STATUSES, toCompanyUsers, usersAddress, type CompanyUsersView } from './company-users';
import { messages, useText } from './messages/source';
import styles from './manage-sub-users-page.module.css';
import { UserTable } from './user-table';

const operations = ({ search }: Pick<PageContext, 'search'>) => {
  const { page, status } = usersAddress.read(search);
  const filter = status === 'all' ? {} : { filter: { status: status === 'active' ? ('ACTIVE' as const) : ('INACTIVE' as const) } };
  return { users: operation(CompanyUsersDocument, { page, ...filter }, { required: false }) };
};
type Operations = ReturnType<typeof operations>;

/** The company's users: for those whose role lets them see it; others are told why they do not. */
export function ManageSubUsersPage({ results }: PageProps<Operations>) {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const view = toCompanyUsers(results.users.data);
  return (
    <CompanyArea
      title={text('users.title')}
      state={toCompanyState(session, results.users, view !== undefined, mayOpen(session, '/manage-subuser'))}
    >
      {() => view && <Users view={view} />}
    </CompanyArea>
  );
}

function Users({ view }: { view: CompanyUsersView }) {
  const text = useText();
  const { status } = usersAddress.read(useLocation().search);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.summary}>
          <bdi>{view.company}</bdi> · {text('users.count', { count: view.count })}
        </p>
        {view.mayEdit && <ButtonLink to="/createSubUser">{text('users.add')}</ButtonLink>}
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
      {view.users.length === 0 ? <EmptyState title={text('users.none')} /> : <UserTable users={view.users} mayEdit={view.mayEdit} />}
      <Pagination page={view.page} pages={view.pages} hrefFor={(page) => usersAddress.path({ page, status })} />
    </>
  );
}

export default definePage<Operations>(
  { operations, head: ({ text }) => ({ title: text('users.title'), robots: 'noindex' }), component: ManageSubUsersPage },
  messages,
);
