import { operation, type PageContext } from 'shared-contracts';
import { definePage, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { ButtonLink, EmptyState } from 'shared-ui';
import { toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { messages, useText } from './messages/source';
import { toSubUser } from './sub-user';
import { SubUserForm } from './sub-user-form';
import { CompanyUserDocument } from './sub-user.graphql.ts';

const operations = ({ params }: Pick<PageContext, 'params'>) => ({
  user: operation(CompanyUserDocument, { id: params.id ?? '', isKnown: params.id !== undefined }, { required: false }),
});
type Operations = ReturnType<typeof operations>;

/** One user of the company: a new one, or the one that the address names. */
export function SubUserPage({ params, results }: PageProps<Operations>) {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const isNew = params.id === undefined;
  const view = toSubUser(results.user.data);
  // Who may see the company and not change its users is refused by the platform, and here before anything is typed.
  const isAllowed = view !== undefined || !results.user.data?.company;
  return (
    <CompanyArea
      title={text(isNew ? 'sub-user.new' : 'sub-user.edit')}
      state={toCompanyState(session, results.user, view !== undefined, isAllowed)}
    >
      {() => {
        if (!view) return null;
        if (isNew || view.user) return <SubUserForm id={params.id} view={view} />;
        return (
          <EmptyState title={text('sub-user.missing')} action={<ButtonLink to="/manage-subuser">{text('sub-user.back')}</ButtonLink>} />
        );
      }}
    </CompanyArea>
  );
}

export default definePage<Operations>(
  {
    operations,
    head: ({ text, context }: { text: (id: 'sub-user.new' | 'sub-user.edit') => string; context: Pick<PageContext, 'params'> }) => ({
      title: text(context.params.id === undefined ? 'sub-user.new' : 'sub-user.edit'),
      robots: 'noindex',
    }),
    component: SubUserPage,
  },
  messages,
);
