import { act, render, screen, waitFor } from '@testing-library/react';
import { createSnapshot, defineOperation, type Snapshot } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { useIsHydrated, useOperation, useSnapshot, type OperationOptions } from './index';
import { renderInHost, type Answers } from './testing';

interface Page {
  list: { names: string };
}
const ListDocument = defineOperation<Page, { page: number }>('query List($page:Int!){list(page:$page){names __typename}}', 'anyone');

type Props = { page: number } & OperationOptions;

function List({ page, ...options }: Props) {
  const { data, error, fetching, reload } = useOperation(ListDocument, { page }, options);
  return (
    <button onClick={reload} aria-busy={fetching}>
      {data?.list.names ?? error?.message ?? 'nothing'}
    </button>
  );
}

/** Answers when a test says so. */
function createPlatform() {
  const requests: { page: number; answer: (given: unknown) => void }[] = [];
  const pages = () => requests.map(({ page }) => page);
  const answers: Answers = {
    List: ({ page }: { page: number }) => new Promise((answer) => requests.push({ page, answer })),
  };
  return {
    answers,
    pages,
    async answer(page: number, names: string | Error) {
      await waitFor(() => expect(pages()).toContain(page));
      const given = names instanceof Error ? names : { list: { names, __typename: 'List' } };
      await act(async () => requests.findLast((request) => request.page === page)?.answer(given));
    },
  };
}

function Changing({ props }: { props: Snapshot<Props> }) {
  return <List {...useSnapshot(props)} />;
}

function show(first: Props) {
  const platform = createPlatform();
  const host = createStubHost();
  const props = createSnapshot(first);
  renderInHost(Changing, { props }, { host, messages: {}, answers: platform.answers });
  return { host, platform, change: (next: Props) => act(() => props.set(next)), list: screen.getByRole('button') };
}

describe('when', () => {
  test('false: nothing is requested, and nothing is on its way', async () => {
    const { platform, list } = show({ page: 1, isPaused: true });
    expect(platform.pages()).toEqual([]);
    expect(list).toHaveTextContent('nothing');
    expect(list).toHaveAttribute('aria-busy', 'false');
  });

  test('true again: the answer is requested; false again: it is gone', async () => {
    const { platform, list, change } = show({ page: 1, isPaused: true });
    change({ page: 1, isPaused: false });
    expect(list).toHaveAttribute('aria-busy', 'true');
    await platform.answer(1, 'A');
    expect(platform.pages()).toEqual([1]);
    expect(list).toHaveTextContent('A');
    change({ page: 1, isPaused: true });
    expect(list).toHaveTextContent('nothing');
  });
});

test('reload requests it again, and says so until the answer has come', async () => {
  const { platform, list } = show({ page: 1 });
  await platform.answer(1, new Error('down'));
  expect(list).toHaveAttribute('aria-busy', 'false');
  act(() => list.click());
  expect(list).toHaveAttribute('aria-busy', 'true');
  await platform.answer(1, 'A');
  expect(list).toHaveTextContent('A');
  expect(platform.pages()).toEqual([1, 1]);
});

describe('keepLast', () => {
  test('the last answer stays while that to other variables is on its way', async () => {
    const { platform, list, change } = show({ page: 1, keepLast: true });
    expect(list).toHaveTextContent('nothing');
    await platform.answer(1, 'A');
    expect(list).toHaveAttribute('aria-busy', 'false');
    change({ page: 2, keepLast: true });
    expect(list).toHaveTextContent('A');
    expect(list).toHaveAttribute('aria-busy', 'true');
    await platform.answer(2, 'B');
    expect(list).toHaveTextContent('B');
    expect(list).toHaveAttribute('aria-busy', 'false');
  });

  test('it is not shown in place of an answer that failed', async () => {
    const { platform, list, change } = show({ page: 1, keepLast: true });
    await platform.answer(1, 'A');
    change({ page: 2, keepLast: true });
    await platform.answer(2, new Error('down'));
    expect(list).toHaveTextContent('down');
    expect(list).toHaveAttribute('aria-busy', 'false');
  });

  test('it is not shown to another identity', async () => {
    const { host, platform, list, change } = show({ page: 1, keepLast: true });
    await platform.answer(1, 'A');
    act(() => host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined }));
    expect(list).toHaveTextContent('nothing');
    expect(list).toHaveAttribute('aria-busy', 'true');
    change({ page: 2, keepLast: true });
    expect(list).toHaveTextContent('nothing');
    await platform.answer(2, 'B');
    expect(list).toHaveTextContent('B');
    change({ page: 3, keepLast: true });
    expect(list).toHaveTextContent('B');
  });

  test('without it nothing stays', async () => {
    const { platform, list, change } = show({ page: 1 });
    await platform.answer(1, 'A');
    change({ page: 2 });
    expect(list).toHaveTextContent('nothing');
  });
});

describe('whether markup was taken over', () => {
  const read: boolean[] = [];
  beforeEach(() => read.splice(0));

  function Side() {
    const isHydrated = useIsHydrated();
    read.push(isHydrated);
    return <p>{isHydrated ? 'browser' : 'server'}</p>;
  }

  test('is false in the server’s markup and in the render that hydrates it, then true', () => {
    const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server.browser');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Side />);
    expect(container).toHaveTextContent('server');
    const mismatches: unknown[] = [];
    render(<Side />, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
    expect(container).toHaveTextContent('browser');
    expect(mismatches).toEqual([]);
    expect(read).toEqual([false, false, true]);
  });

  test('is true from the first render on where there was none', () => {
    render(<Side />);
    expect(read).toEqual([true]);
  });
});
