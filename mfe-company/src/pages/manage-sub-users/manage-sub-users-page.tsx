import { operation, type PageContext } from 'shared-contracts';
import { definePage, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { Badge, Button, ButtonLink, EmptyState, Notice, Pagination, Skeleton, usePlatformMessage } from 'shared-ui';
import { CompanyUsersDocument } from './company-users.graphql.ts';
import { toCompanyUsersView, type CompanyUser } from './company-users';
import { messages, useText } from './messages/source';
import styles from './manage-sub-users-page.module.css';

const pageOf = (search: string) => Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page') ?? '1')) || 1);

const operations = ({ search }: Pick<PageContext, 'search'>) => ({
  users: operation(CompanyUsersDocument, { page: pageOf(search) }, { required: false }),
});
type Operations = ReturnType<typeof operations>;

/** The company's users: for those whose role lets them see it; others are told why they do not. */
export function ManageSubUsersPage({ results }: PageProps<Operations>) {
  const text = useText();
  const say = usePlatformMessage();
  const host = useHost();
  const { status } = useSnapshot(host.session.state);
  const view = toCompanyUsersView(status, results.users);
  const retry = () => host.commerce.invalidate(['company']);
  return (
    <div className={styles.page} data-team="business-accounts">
      <h1>{text('users.title')}</h1>
      {view.kind === 'loading' && <Skeleton height="16rem" />}
      {view.kind === 'guest' && (
        <EmptyState
          title={text('users.sign-in-title')}
          action={<ButtonLink to={`/sign-in?from=${encodeURIComponent('/manage-subuser')}`}>{text('users.sign-in')}</ButtonLink>}
        >
          {text('users.sign-in-text')}
        </EmptyState>
      )}
      {view.kind === 'not-a-company' && (
        <EmptyState title={text('users.not-company-title')} action={<ButtonLink to="/">{text('users.home')}</ButtonLink>}>
          {text('users.not-company-text')}
        </EmptyState>
      )}
      {view.kind === 'failed' && (
        <Notice type="error" action={<Button onClick={retry}>{text('users.retry')}</Button>}>
          {text('users.failed')} {say(view.message)}
        </Notice>
      )}
      {view.kind === 'users' && (
        <>
          <p className={styles.summary}>
            {view.company} · {text('users.count', { count: view.count })}
          </p>
          <UserTable users={view.users} />
          <Pagination page={view.page} pages={view.pages} hrefFor={(target) => `/manage-subuser?page=${target}`} />
        </>
      )}
    </div>
  );
}

function UserTable({ users }: { users: readonly CompanyUser[] }) {
  const text = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['name', 'email', 'role', 'job', 'phone', 'status'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`users.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">{user.name}</th>
            <td data-label={text('users.email')}>
              <bdi dir="ltr">{user.email}</bdi>
            </td>
            <td data-label={text('users.role')}>{user.role}</td>
            <td data-label={text('users.job')}>{user.jobTitle}</td>
            <td data-label={text('users.phone')}>
              <bdi dir="ltr">{user.phone}</bdi>
            </td>
            <td data-label={text('users.status')}>
              <Badge>{text(user.isActive ? 'users.active' : 'users.inactive')}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default definePage<Operations>(
  { operations, head: ({ text }) => ({ title: text('users.title'), robots: 'noindex' }), component: ManageSubUsersPage },
  messages,
);
