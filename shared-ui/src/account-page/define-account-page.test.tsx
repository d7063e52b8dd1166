import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineOperation, operation, type SessionCustomer } from 'shared-contracts';
import { allWrittenMessages, createStubHost, type StubHost } from 'shared-testing';
import { defineMessages } from 'shared-platform';
import { renderInHost, renderPage, type Answers } from 'shared-platform/testing';
import { accountPageMessages, defineAccountPage, missing, ofCompany } from '../index';

interface Things {
  things: { count: number; names?: readonly string[] | null } | null;
}
const ThingsDocument = defineOperation<Things, { page: number }>(
  'query Things($page:Int!){things(page:$page){count names __typename}}',
  'customer',
);
const ColoursDocument = defineOperation<{ colours: readonly string[] | null }, object>('query Colours{colours}', 'customer');

const WORDS = {
  title: 'Things',
  'title.of': 'Things of {name}',
  guest: 'Sign in for things.',
  failed: 'No things came.',
  none: 'There is none.',
  how: 'Make one.',
};
const source = defineMessages({ en: async () => ({ default: WORDS }), ar: async () => ({ default: WORDS }) }, accountPageMessages).messages;
const messages = { ...allWrittenMessages('en'), ...WORDS };
const Names = ({ view }: { view: readonly string[] }) => <p>{view.join(' and ')}</p>;
const described = {
  title: 'title',
  query: ThingsDocument,
  variables: () => ({ page: 1 }),
  view: ({ things }: Things) => (things === null ? missing : (things.names ?? undefined)),
  component: Names,
} as const;
const plain = defineAccountPage(described, source);

const CUSTOMER = { id: 'c1', email: 'a@example.com', firstName: 'A', lastName: 'B', isSubscribed: false, isCompanyAccount: false };
const signIn = (host: StubHost, more: Partial<SessionCustomer> = {}) =>
  host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: { ...CUSTOMER, ...more } });
function open(page: typeof plain, answers: Answers, more?: Partial<SessionCustomer>) {
  const host = createStubHost({}, { pathname: '/things', search: '?page=2' });
  signIn(host, more);
  return renderPage(page, { host, answers, messages });
}
const guest = (page: typeof plain) => renderPage(page, { host: createStubHost({}, { pathname: '/things', search: '?page=2' }), messages });
const things = (value: unknown) => ({ Things: { things: value && { __typename: 'Things', count: 2, ...value } } });
const shown = () => screen.queryByText('a and b');

describe('a page of the account area', () => {
  test('where the platform answers as to nobody, asks whether the session is over', async () => {
    const host = createStubHost({}, { pathname: '/things', search: '?page=2' });
    signIn(host);
    let end: () => void = () => undefined;
    host.give['session.reload'] = () => new Promise<void>((resolve) => (end = resolve));
    renderPage(plain, { host, answers: { Things: new Error("The current customer isn't authorized.") }, messages });
    await waitFor(() => expect(host.callsOf('session.reload')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // It is not: the question was refused for another reason.
    await act(async () => end());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(host.callsOf('session.reload')).toHaveLength(1);
    await act(async () => host.set.session.set({ status: 'guest', hasEnded: true }));
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Fthings%3Fpage%3D2');
  });

  test('asks so for each refusal, of the same sentence too: after good answers, and at another try', async () => {
    const host = createStubHost({}, { pathname: '/things' });
    signIn(host);
    const refused = new Error("The current customer isn't authorized.");
    let answer: unknown = refused;
    renderPage(plain, { host, answers: { Things: () => answer }, messages });
    const asked = () => host.callsOf('session.reload').length;
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(asked()).toBe(1);
    await userEvent.click(retry);
    expect(asked()).toBe(2);
    // Nothing goes from under the finger.
    expect(retry).toHaveFocus();
    answer = things({ names: ['a', 'b'] }).Things;
    await userEvent.click(retry);
    expect(await screen.findByText('a and b')).toBeInTheDocument();
    expect(asked()).toBe(3);
    answer = refused;
    let end: () => void = () => undefined;
    host.give['session.reload'] = () => new Promise<void>((resolve) => (end = resolve));
    await act(async () => host.commerce.invalidate(['things']));
    expect(asked()).toBe(4);
    // Not a failure before it is known whose session this is.
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(async () => end());
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('stays as it is where a question is refused that it can do without', async () => {
    const page = defineAccountPage(
      {
        title: 'title',
        operations: () => ({
          things: operation(ThingsDocument, { page: 1 }),
          colours: operation(ColoursDocument, {}, { required: false }),
        }),
        view: ({ things }) => things.data?.things?.names ?? undefined,
        component: Names,
      },
      source,
    );
    const refused = new Error("The current customer isn't authorized.");
    const host = createStubHost({}, { pathname: '/things' });
    signIn(host);
    host.give['session.reload'] = () => new Promise<void>(() => undefined);
    renderPage(page, { host, answers: { ...things({ names: ['a', 'b'] }), Colours: refused }, messages });
    await waitFor(() => expect(host.callsOf('session.reload')).toHaveLength(1));
    expect(shown()).toBeInTheDocument();
  });

  test('shows its component once what it shows is there, in the frame, with its title in the document', async () => {
    const { container, reported } = open(plain, things({ names: ['a', 'b'] }));
    expect(container.querySelector('svg[height="16rem"]')).not.toBeNull();
    expect(await screen.findByText('a and b')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Things' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
    expect(container.querySelector('svg[height="16rem"]')).toBeNull();
    expect(reported.heads).toEqual([{ title: 'Things', robots: 'noindex' }]);
  });

  test('asks a guest to sign in, and to come back; with the page’s reason where it has one', () => {
    guest(plain).unmount();
    guest(defineAccountPage({ ...described, guest: 'guest' }, source));
    expect(screen.getByRole('heading', { level: 1, name: 'Things' })).toBeInTheDocument();
    expect(screen.getByText('Sign in for things.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Fthings%3Fpage%3D2');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test.each([
    ['without words of its own, says that something could not be', plain, 'This could not be loaded.'],
    [
      'a company’s, says what the platform says',
      defineAccountPage({ ...described, access: ofCompany('see') }, source),
      'This could not be loaded. Something broke.',
    ],
    ['with words of its own, says these', defineAccountPage({ ...described, failed: 'failed' }, source), 'No things came.'],
  ])('that cannot be loaded, %s; and is asked for again', async (_what, page, said) => {
    const { host } = open(page, { Things: new Error('Something broke.') });
    expect(await screen.findByText(said)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(host.callsOf('commerce.invalidate')).toEqual([[['things']]]);
  });

  test('whose answer lacks what it shows says that it could not be loaded; its frame stands', async () => {
    open(plain, things({ names: null }));
    expect(await screen.findByText(/^This could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  });

  test('whose platform fails beside an empty answer could not be loaded: it does not hold nothing', () => {
    const Page = plain.definition.component;
    const host = createStubHost({}, { pathname: '/things' });
    signIn(host);
    const answer = { data: { __typename: 'Query', things: null }, fetching: false, isProvisional: false };
    const error = { message: 'Internal server error', isNetworkError: false, status: 200, errors: [] };
    const given = (of: object) => ({ params: {}, results: { answer: { ...answer, error: undefined, ...of } } }) as never;
    const { unmount } = renderInHost(Page, given({ error }), { host, messages });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    unmount();
    renderInHost(Page, given({}), { host, messages });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('of which there is no such thing, or that holds nothing, says so', async () => {
    const page = defineAccountPage(
      {
        ...described,
        missing: { title: 'none' },
        empty: (view: readonly string[]) =>
          view.length === 0 ? { title: ['title.of', { name: 'nobody' }], text: 'how', action: () => <a href="/new">New</a> } : undefined,
      },
      source,
    );
    const first = open(page, things(null));
    expect(await screen.findByText('There is none.')).toBeInTheDocument();
    first.unmount();
    open(page, things({ names: [] }));
    expect(await screen.findByText('Things of nobody')).toBeInTheDocument();
    expect(screen.getByText('Make one.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New' })).toBeInTheDocument();
  });

  test('may ask several questions, and call itself by what it shows', async () => {
    const page = defineAccountPage(
      {
        title: (view: { colour: string } | undefined) => (view ? ['title.of', { name: view.colour }] : 'title'),
        heading: ({ colour }: { colour: string }) => `The ${colour} ones`,
        lead: ({ view }: { view: { colour: string } | undefined }) => <p>{view ? 'lead' : 'lead before'}</p>,
        placeholder: '3rem',
        operations: () => ({
          things: operation(ThingsDocument, { page: 1 }, { required: false }),
          colours: operation(ColoursDocument, {}, { required: false }),
        }),
        view: ({ things: asked, colours }) =>
          asked.data && colours.data?.colours?.[0] !== undefined ? { colour: colours.data.colours[0] } : undefined,
        component: ({ view }) => <p>{view.colour}</p>,
      },
      source,
    );
    const { container, reported } = open(page, { ...things({ names: [] }), Colours: { colours: ['red'] } });
    expect(screen.getByText('lead before')).toBeInTheDocument();
    expect(container.querySelector('svg[height="3rem"]')).not.toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'The red ones' })).toBeInTheDocument();
    expect(screen.getByText('lead')).toBeInTheDocument();
    expect(reported.heads).toEqual([
      { title: 'Things', robots: 'noindex' },
      { title: 'Things of red', robots: 'noindex' },
    ]);
  });

  test('may be nowhere: then the shell is told', async () => {
    const page = defineAccountPage({ ...described, isMissing: ({ error }) => error?.message === 'No such thing.' }, source);
    const { reported } = open(page, { Things: new Error('No such thing.') });
    await screen.findByText(/^This could not be loaded/);
    expect(reported.notFound).toBe(1);
  });
});

describe('a company’s page', () => {
  const page = defineAccountPage({ ...described, access: ofCompany('see', 'edit') }, source);
  const answers = things({ names: ['a', 'b'] });

  test.each([
    ['a role with one of its permissions', { permissions: ['edit'] }, true],
    ['a role without', { permissions: ['other'] }, false],
    ['an administrator, whatever the role includes', { permissions: [], isAdministrator: true }, true],
    ['a role that nobody could read, where the platform answers', {}, true],
  ])('%s', async (_who, customer, isOpen) => {
    open(page, answers, customer);
    expect(await screen.findByText(isOpen ? 'a and b' : 'Your role does not allow this')).toBeInTheDocument();
    expect(shown() !== null).toBe(isOpen);
  });

  test('is closed when the permission is taken away while it is open', async () => {
    const { host } = open(page, answers, { permissions: ['see'] });
    await screen.findByText('a and b');
    act(() => signIn(host, { permissions: [] }));
    expect(screen.getByText('Your role does not allow this')).toBeInTheDocument();
    expect(shown()).toBeNull();
  });

  test('names nothing of what it must not show', async () => {
    const named = defineAccountPage(
      {
        ...described,
        access: ofCompany('see'),
        title: (view: readonly string[] | undefined) => (view ? ['title.of', { name: view.join(' and ') }] : 'title'),
        lead: ({ view }: { view: readonly string[] | undefined }) => <p>{view ? 'lead' : 'lead before'}</p>,
      },
      source,
    );
    const { host } = open(named, answers, { permissions: ['see'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Things of a and b' })).toBeInTheDocument();
    act(() => signIn(host, { permissions: [] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Things' })).toBeInTheDocument();
    expect(screen.getByText('lead before')).toBeInTheDocument();
  });

  test('that the platform refuses to a role which included it has the customer read again', async () => {
    const { host } = open(page, { Things: new Error('You do not have authorization to perform this action.') }, { permissions: ['see'] });
    expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
    expect(host.callsOf('session.reload')).toHaveLength(1);
  });

  test('says so to a customer without a company', async () => {
    open(page, { Things: new Error("The current customer isn't authorized.") });
    expect(await screen.findByText('This is not a company account')).toBeInTheDocument();
  });

  test('waits until it is known what the role includes', async () => {
    const host = createStubHost({}, { pathname: '/things' });
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
    const asked = jest.fn(() => answers.Things);
    const { container } = renderPage(page, { host, answers: { Things: asked }, messages });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(container.querySelector('svg[height="16rem"]')).not.toBeNull();
    expect(shown()).toBeNull();
    act(() => signIn(host, { permissions: ['see'] }));
    expect(await screen.findByText('a and b')).toBeInTheDocument();
  });

  test('tells a guest that it is a company’s', () => {
    guest(page);
    expect(screen.getByText('This page belongs to a company account.')).toBeInTheDocument();
  });
});
