import { operation, type PageContext } from 'shared-contracts';
import { definePage, useHost, useLocation, useSnapshot, type PageProps } from 'shared-platform';
import { ButtonLink, EmptyState } from 'shared-ui';
import { toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { messages, useText } from './messages/source';
import { sourceOf, toRole, type RoleView } from './role';
import { RoleForm } from './role-form';
import { CompanyRoleDocument } from './role.graphql.ts';

const operations = ({ params, search }: Pick<PageContext, 'params' | 'search'>) => {
  const id = params.id ?? sourceOf(search);
  return { role: operation(CompanyRoleDocument, { id: id ?? '', isKnown: id !== undefined }, { required: false }) };
};
type Operations = ReturnType<typeof operations>;

/** One role of the company: the one that the address names, or a new one, which may begin as another is. */
export function RolePage({ params, results }: PageProps<Operations>) {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const { search } = useLocation();
  const isNew = params.id === undefined;
  const view = toRole(results.role.data);
  // Who may see roles and not change them is refused by the platform, and here before anything is chosen.
  const isAllowed = view !== undefined || !results.role.data?.company;
  return (
    <CompanyArea
      title={text(isNew ? 'role.new' : 'role.edit')}
      state={toCompanyState(session, results.role, view !== undefined, isAllowed)}
    >
      {() => view && <Content id={params.id} view={view} isMissing={!view.role && (!isNew || sourceOf(search) !== undefined)} />}
    </CompanyArea>
  );
}

function Content({ id, view, isMissing }: { id: string | undefined; view: RoleView; isMissing: boolean }) {
  const text = useText();
  const isFixed = id !== undefined && view.isFixed;
  if (!isMissing && !isFixed) return <RoleForm id={id} view={view} />;
  return (
    <EmptyState
      title={text(isFixed ? 'role.fixed' : 'role.missing')}
      action={<ButtonLink to="/manage-role">{text('role.back')}</ButtonLink>}
    />
  );
}

export default definePage<Operations>(
  {
    operations,
    head: ({ text, context }: { text: (id: 'role.new' | 'role.edit') => string; context: Pick<PageContext, 'params'> }) => ({
      title: text(context.params.id === undefined ? 'role.new' : 'role.edit'),
      robots: 'noindex',
    }),
    component: RolePage,
  },
  messages,
);
