import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-testing';
import { sessionPersistence } from 'shared-platform';
import { renderInHost } from 'shared-platform/testing';
import { useKeptInput } from './use-kept-input';

function Field({ begin }: { begin?: string }) {
  const [typed, setTyped] = useKeptInput('field', begin);
  return <input value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

const field = () => screen.getByRole('textbox');
const guest = (host: StubHost) => host.set.session.set({ status: 'guest' });
const customer = (host: StubHost, email: string) =>
  host.set.session.set({
    status: 'customer',
    expiresAt: 0,
    isKept: true,
    customer: { id: email, email, firstName: '', lastName: '', isSubscribed: false, isCompanyAccount: false },
  });

/** The field in a document of its own, for whoever `enter` makes of the session. */
function load(enter: (host: StubHost) => void, props: { begin?: string } = {}) {
  const host = createStubHost();
  enter(host);
  const { unmount } = renderInHost(Field, props, { host });
  return { host, unmount };
}

test.each([
  ['a guest', guest, guest],
  ['a customer', (host: StubHost) => customer(host, 'a@example.com'), (host: StubHost) => customer(host, 'a@example.com')],
  ['a guest who has signed in meanwhile', guest, (host: StubHost) => customer(host, 'a@example.com')],
])('what was typed is there again after a reload: %s', async (_who, before, after) => {
  const first = load(before);
  await userEvent.type(field(), '6205-2RS');
  first.unmount();
  load(after);
  expect(field()).toHaveValue('6205-2RS');
});

test.each([
  ['another customer', (host: StubHost) => customer(host, 'b@example.com')],
  ['a guest', guest],
])('what a customer has typed is not shown to %s', async (_who, after) => {
  const first = load((host) => customer(host, 'a@example.com'));
  await userEvent.type(field(), 'secret');
  first.unmount();
  load(after);
  expect(field()).toHaveValue('');
});

test('who it is comes later than the field: what is typed meanwhile stays, and is kept', async () => {
  const first = load((host) => host.set.session.set({ status: 'unknown' }));
  await userEvent.type(field(), 'early');
  act(() => guest(first.host));
  expect(field()).toHaveValue('early');
  first.unmount();
  const second = load((host) => host.set.session.set({ status: 'unknown' }));
  expect(field()).toHaveValue('');
  act(() => guest(second.host));
  expect(field()).toHaveValue('early');
});

test('a field that is as it began keeps nothing', async () => {
  const first = load(guest, { begin: '1' });
  await userEvent.type(field(), '2');
  first.unmount();
  const again = load(guest, { begin: '1' });
  expect(field()).toHaveValue('12');
  await userEvent.type(field(), '{Backspace}');
  expect(sessionStorage).toHaveLength(0);
  again.unmount();
});

test.each([null, 'text', { by: 'guest' }, { by: 'guest', text: 3 }])('%j in the storage is no text', (stored) => {
  sessionPersistence.set('form_field', stored);
  load(guest);
  expect(field()).toHaveValue('');
});
