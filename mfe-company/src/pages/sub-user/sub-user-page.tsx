import { ButtonLink, defineAccountPage, missing, ofCompany } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { messages, useText } from './messages/source';
import { toSubUser } from './sub-user';
import { SubUserForm } from './sub-user-form';
import { CompanyUserDocument } from './sub-user.graphql.ts';

const Back = () => <ButtonLink to="/manage-subuser">{useText()('sub-user.back')}</ButtonLink>;

/** One user of the company: a new one, or the one that the address names. */
export default defineAccountPage(
  {
    title: (_view, { params }) => (params.id === undefined ? 'sub-user.new' : 'sub-user.edit'),
    access: ofCompany(PERMISSIONS.editUsers),
    query: CompanyUserDocument,
    variables: ({ params }) => ({ id: params.id ?? '', isKnown: params.id !== undefined }),
    view(data, { params }) {
      const view = toSubUser(data);
      return view && params.id !== undefined && !view.user ? missing : view;
    },
    missing: { title: 'sub-user.missing', action: Back },
    component: SubUserForm,
  },
  messages,
);
