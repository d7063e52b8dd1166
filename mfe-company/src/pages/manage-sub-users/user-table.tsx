import { useId, useState } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Badge, Button, ButtonLink, EmailText, usePlatformMessage } from 'shared-ui';
import { ConfirmDialog } from '../../features/company-area/confirm-dialog';
import { DeleteCompanyUserDocument, UpdateCompanyUserDocument } from './company-users.graphql.ts';
import type { CompanyUser } from './company-users';
import { useText } from './messages/source';
import styles from './manage-sub-users-page.module.css';

const COLUMNS = ['name', 'role', 'phone', 'status'] as const;

interface Asked {
  what: 'delete' | 'deactivate';
  user: CompanyUser & { uid: string };
}

/** The users with what may be done with each. */
export function UserTable({ users, mayEdit }: { users: readonly CompanyUser[]; mayEdit: boolean }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [asked, setAsked] = useState<Asked>();
  const update = async (id: string, status: 'ACTIVE' | 'INACTIVE') =>
    (await changeOrRefresh(host.commerce, UpdateCompanyUserDocument, { input: { id, status } })).error;
  const tell = (id: 'users.deleted' | 'users.deactivated' | 'users.activated', name: string) =>
    host.toasts.add({ type: 'success', message: text(id, { name }) });

  const activate = async ({ uid, name }: Asked['user']) => {
    const error = await update(uid, 'ACTIVE');
    if (error) host.toasts.add({ type: 'error', message: say(error) });
    else tell('users.activated', name);
  };
  const act = async ({ what, user }: Asked) =>
    what === 'delete'
      ? (await changeOrRefresh(host.commerce, DeleteCompanyUserDocument, { id: user.uid })).error
      : update(user.uid, 'INACTIVE');
  const done = ({ what, user }: Asked) => {
    setAsked(undefined);
    tell(what === 'delete' ? 'users.deleted' : 'users.deactivated', user.name);
  };
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
            <UserRow
              key={user.email}
              user={user}
              mayEdit={mayEdit}
              onAsk={(what, named) => setAsked({ what, user: named })}
              onActivate={activate}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <ConfirmDialog
          title={text(`users.${asked.what}-title`, { name: asked.user.name })}
          action={text(`users.${asked.what}`)}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(undefined)}
          onDone={() => done(asked)}
        >
          <p>{text(`users.${asked.what}-text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface UserRowProps {
  user: CompanyUser;
  mayEdit: boolean;
  onAsk: (what: Asked['what'], user: Asked['user']) => void;
  onActivate: (user: Asked['user']) => Promise<void>;
}

function UserRow({ user, mayEdit, onAsk, onActivate }: UserRowProps) {
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
          <UserActions user={user} describedBy={name} onAsk={onAsk} onActivate={onActivate} />
        </td>
      )}
    </tr>
  );
}

function UserActions({ user, describedBy, onAsk, onActivate }: Omit<UserRowProps, 'mayEdit'> & { describedBy: string }) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const { uid } = user;
  if (uid === undefined) return null;
  const named = { ...user, uid };
  const activate = async () => {
    setBusy(true);
    await onActivate(named);
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
