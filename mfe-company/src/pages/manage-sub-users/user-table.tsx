import { useId, useState } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Badge, Button, ButtonLink, EmailText, usePlatformMessage, laterDialog } from 'shared-ui';
import { UpdateCompanyUserDocument } from './company-users.graphql.ts';
import type { CompanyUser } from './company-users';
import { useText } from './messages/source';
import type { ChangeableUser, UserDialogProps } from './user-dialog';
import styles from './manage-sub-users-page.module.css';

const UserDialog = laterDialog(() => import('./user-dialog').then((part) => part.UserDialog));

const COLUMNS = ['name', 'role', 'phone', 'status'] as const;

type OpenDialog = Pick<UserDialogProps, 'what' | 'user'>;

/** The users with what may be done with each. */
export function UserTable({ users, mayEdit }: { users: readonly CompanyUser[]; mayEdit: boolean }) {
  const text = useText();
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {[...COLUMNS, ...(mayEdit ? (['actions'] as const) : [])].map((column) => (
              <th key={column} scope="col">
                {text(`users.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.email} user={user} mayEdit={mayEdit} onAsk={(what, named) => setDialog({ what, user: named })} />
          ))}
        </tbody>
      </table>
      {dialog && <UserDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

interface UserRowProps {
  user: CompanyUser;
  mayEdit: boolean;
  onAsk: (what: OpenDialog['what'], user: ChangeableUser) => void;
}

function UserRow({ user, mayEdit, onAsk }: UserRowProps) {
  const text = useText();
  const name = useId();
  return (
    <tr>
      <th scope="row">
        <bdi id={name}>{user.name}</bdi> {user.isSelf && <Badge type="info">{text('users.you')}</Badge>}{' '}
        {user.isAdministrator && <Badge>{text('users.administrator')}</Badge>}
        <div className={styles.email}>
          <EmailText>{user.email}</EmailText>
        </div>
      </th>
      <td data-label={text('users.role')}>
        <div>
          <bdi>{user.role}</bdi>
          {user.jobTitle !== '' && (
            <div className={styles.job}>
              <bdi>{user.jobTitle}</bdi>
            </div>
          )}
        </div>
      </td>
      <td data-label={text('users.phone')}>
        <bdi dir="ltr" className={styles.phone}>
          {user.phone}
        </bdi>
      </td>
      <td data-label={text('users.status')}>
        <Badge type={user.isActive ? 'success' : 'neutral'}>{text(user.isActive ? 'users.active' : 'users.inactive')}</Badge>
      </td>
      {mayEdit && (
        <td>
          <UserActions user={user} describedBy={name} onAsk={onAsk} />
        </td>
      )}
    </tr>
  );
}

function UserActions({ user, describedBy, onAsk }: Omit<UserRowProps, 'mayEdit'> & { describedBy: string }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isBusy, setBusy] = useState(false);
  const { uid, name } = user;
  if (uid === undefined) return null;
  const named = { ...user, uid };
  const activate = async () => {
    setBusy(true);
    const { error } = await changeOrRefresh(host.commerce, UpdateCompanyUserDocument, { input: { id: uid, status: 'ACTIVE' } });
    if (error) host.toasts.add({ type: 'error', message: await say(error) });
    else host.toasts.add({ type: 'success', message: text('users.activated', { name }) });
    setBusy(false);
  };
  // Nobody shuts themselves out, and a company keeps its administrator: the platform refuses both.
  const stays = user.isSelf || user.isAdministrator;
  return (
    <div className={styles.actions}>
      <ButtonLink to={`/editSubUser/${uid}`} variant="secondary" size="s" aria-describedby={describedBy}>
        {text('users.edit')}
      </ButtonLink>
      {!stays &&
        (user.isActive ? (
          <Button variant="quiet" size="s" aria-describedby={describedBy} onClick={() => onAsk('deactivate', named)}>
            {text('users.deactivate')}
          </Button>
        ) : (
          <Button variant="quiet" size="s" busy={isBusy} aria-describedby={describedBy} onClick={() => void activate()}>
            {text('users.activate')}
          </Button>
        ))}
      {!stays && (
        <Button variant="quiet" size="s" aria-describedby={describedBy} onClick={() => onAsk('delete', named)}>
          {text('users.delete')}
        </Button>
      )}
    </div>
  );
}
