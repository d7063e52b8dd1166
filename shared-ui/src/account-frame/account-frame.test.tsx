import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { useState } from 'react';
import { AccountFrame } from './account-frame';
import messages from './messages/en.json';

const labels = { navigation: 'My account', signOut: 'Logout' };
const open = (pathname = '/orders', section?: string) => {
  const host = createStubHost({}, { pathname });
  host.set.links.set({
    'account-area': [
      { path: '/orders', label: 'Orders', icon: undefined },
      { path: '/users', label: 'Users', icon: undefined },
    ],
  });
  return renderInHost(AccountFrame, { title: 'Orders', labels, section, children: 'page' }, { host, messages });
};

test('has the links of the live releases, the current one marked, and the way out', async () => {
  const { host } = open();
  const navigation = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(navigation.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  expect(navigation.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
  await userEvent.click(navigation.getByRole('button', { name: 'Logout' }));
  expect(host.callsOf('session.signOut')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
});

test('groups stand where their first link does; links of no group, or of one that is not known, stand last', () => {
  const { host } = open('/rules');
  const link = (path: string, group?: string) => ({ path, label: path, icon: undefined, ...(group ? { group: group as 'orders' } : {}) });
  act(() =>
    host.set.links.set({
      'account-area': [
        link('/orders', 'orders'),
        link('/me', 'account'),
        link('/later', 'a-later-one'),
        link('/returns', 'orders'),
        link('/rules', 'company'),
        link('/plain'),
      ],
    }),
  );
  const namesIn = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const groups = ['Orders', 'Account', 'Company'].map((name) => screen.getByRole('list', { name }));
  expect(groups.map(namesIn)).toEqual([['/orders', '/returns'], ['/me'], ['/rules']]);
  expect(namesIn(screen.getByRole('navigation'))).toEqual(['/orders', '/returns', '/me', '/rules', '/later', '/plain']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('/rules');
});

test('a page below another marks that one', () => {
  open('/orders/42');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
});

test('a page whose address says nothing of it marks the link that it names', () => {
  open('/view/42', '/users');
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
});

test('the way out is there with the links: once it is known who this is, or that it cannot be read', () => {
  const { host } = open();
  act(() => host.set.links.set({}));
  const customer = { status: 'customer', expiresAt: 0, isKept: true, customer: undefined } as const;
  const isComing = () => screen.getByRole('button', { name: 'Logout' }).closest('ul')?.classList.contains('coming');
  act(() => host.set.session.set({ status: 'unknown' }));
  expect(isComing()).toBe(true);
  act(() => host.set.session.set(customer));
  expect(isComing()).toBe(true);
  act(() => host.set.session.set({ ...customer, failure: 'Not now' }));
  expect(isComing()).toBe(false);
  const known = { email: 'a@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: false, isCompanyAccount: false };
  act(() => host.set.session.set({ ...customer, customer: known }));
  expect(isComing()).toBe(false);
});

test('a withdrawn release takes its links along', () => {
  const { host } = open();
  act(() => host.set.links.set({}));
  expect(screen.queryByRole('link')).toBeNull();
});

describe('what has the focus goes', () => {
  /** Two rows, or whatever is left of them. */
  function Rows({ left }: { left: (rows: readonly string[], remove: (row: string) => void) => React.ReactNode }) {
    const [rows, setRows] = useState(['First', 'Second']);
    return <AccountFrame title="Orders" labels={labels} children={left(rows, (row) => setRows(rows.filter((each) => each !== row)))} />;
  }
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };

  test('with its entry: the list has it, then, without a list, the page’s heading', async () => {
    renderInHost(
      Rows,
      {
        left: (rows, remove) =>
          rows.length === 0 ? (
            <p>Nothing.</p>
          ) : (
            <ul>
              {rows.map((row) => (
                <li key={row}>
                  <button onClick={() => remove(row)}>{row}</button>
                </li>
              ))}
            </ul>
          ),
      },
      { messages: {} },
    );
    await press('First');
    expect(screen.getByRole('button', { name: 'Second' }).closest('ul')).toHaveFocus();
    await press('Second');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('with its row: the table has it', async () => {
    renderInHost(
      Rows,
      {
        left: (rows, remove) => (
          <table>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <td>
                    <button onClick={() => remove(row)}>{row}</button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ),
      },
      { messages: {} },
    );
    await press('Second');
    expect(screen.getByRole('table')).toHaveFocus();
  });

  test('with a form: the heading of what it belonged to has it; what was moved on purpose stays', async () => {
    renderInHost(
      Rows,
      {
        left: (rows, remove) => (
          <div>
            <h2>Ticket</h2>
            {rows.includes('First') && <button onClick={() => remove('First')}>First</button>}
            <div>
              <a href="/next">Next</a>
              {rows.includes('Second') && (
                <button
                  onClick={() => {
                    screen.getByRole('link', { name: 'Next' }).focus();
                    remove('Second');
                  }}
                >
                  Second
                </button>
              )}
            </div>
          </div>
        ),
      },
      { messages: {} },
    );
    await press('First');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await press('Second');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });
});
