import { act, screen, waitFor } from '@testing-library/react';
import { defineOperation, operation, type PageContext } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { definePage, useHost, useIsHydrated, useText, type PageProps } from './index';
import { renderPage } from './testing';

interface Thing {
  thing: { name: string } | null;
}
const document = (name: string) =>
  defineOperation<Thing, { id: string }>(`query ${name}($id:String!){thing(id:$id){name __typename}}`, 'anyone');
const ThingDocument = document('Thing');
const LaterDocument = document('Later');

const operations = ({ params }: PageContext) => ({
  thing: operation(ThingDocument, { id: params.id ?? '' }),
  later: operation(LaterDocument, { id: 'later' }, { required: false }),
});

function ThingPage({ results, params }: PageProps<ReturnType<typeof operations>>) {
  const text = useText();
  const isHydrated = useIsHydrated();
  const host = useHost();
  return (
    <>
      <h1>{results.thing.data?.thing?.name ?? `waiting for ${params.id}`}</h1>
      <p>{results.thing.error?.message}</p>
      <p>{results.later.data?.thing?.name ?? 'no later'}</p>
      <p>
        {text('hello')} {host.intl.language} {String(isHydrated)}
      </p>
    </>
  );
}

const messages = { hello: 'Hello' };
const source = { en: async () => ({ default: messages }), ar: async () => ({ default: messages }) };
const page = definePage<ReturnType<typeof operations>>(
  {
    operations,
    isMissing: ({ thing }) => thing.data?.thing === null,
    head: ({ results, text, context }) => ({
      title: `${text('hello')} ${results.thing.data?.thing?.name ?? ''}`,
      canonicalPath: `/${context.params.id}`,
    }),
    component: ThingPage,
  },
  source,
);

const named = (name: string) => ({ thing: { name, __typename: 'Thing' } });

describe('a page', () => {
  test('shows answers, and reports its head once what it needs is there', async () => {
    const { reported } = renderPage(page, { params: { id: '7' }, messages, answers: { Thing: named('Bearing'), Later: named('Seal') } });
    expect(screen.getByRole('heading', { name: 'waiting for 7' })).toBeInTheDocument();
    expect(reported.heads).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Bearing' })).toBeInTheDocument();
    await screen.findByText('Seal');
    expect(reported.heads).toEqual([{ title: 'Hello Bearing', canonicalPath: '/7' }]);
    expect(reported.notFound).toBe(0);
  });

  test('does not wait for what it can do without', async () => {
    const { reported } = renderPage(page, {
      params: { id: '7' },
      messages,
      answers: { Thing: named('Bearing'), Later: new Promise(() => undefined) },
    });
    await waitFor(() => expect(reported.heads).toHaveLength(1));
    expect(screen.getByText('no later')).toBeInTheDocument();
  });

  test('says that there is no such thing', async () => {
    const { reported } = renderPage(page, { params: { id: '7' }, messages, answers: { Thing: { thing: null }, Later: named('x') } });
    await waitFor(() => expect(reported.notFound).toBe(1));
    expect(reported.heads).toEqual([]);
  });

  test('is told what the platform said', async () => {
    renderPage(page, { params: { id: '7' }, messages, answers: { Thing: new Error('No such entity'), Later: named('x') } });
    expect(await screen.findByText('No such entity')).toBeInTheDocument();
  });

  test('does not ask again while what it names is the same, and lets go of everything', async () => {
    const asked: string[] = [];
    const host = createStubHost();
    const view = renderPage(page, {
      host,
      params: { id: '1' },
      messages,
      answers: { Thing: ({ id }: { id: string }) => (asked.push(id), named(`Thing ${id}`)), Later: named('x') },
    });
    await screen.findByRole('heading', { name: 'Thing 1' });
    const before = asked.length;
    act(() =>
      host.set.navigation.set({ ...host.set.navigation.get(), location: { ...host.set.navigation.get().location, search: '?page=2' } }),
    );
    expect(asked).toHaveLength(before);
    view.unmount();
    expect(host.held()).toBe(0);
  });
});
