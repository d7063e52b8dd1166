import { act, screen, waitFor } from '@testing-library/react';
import { createStubHost, type StubHost } from 'shared-contracts/testing';
import { renderChrome } from '../../testing/render-chrome';
import LiveChat from './live-chat';

const ADDRESS = 'https://chat.example/tracking.js';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${ADDRESS}"]`)];
const queue = (): { _q: unknown[] } | undefined => Reflect.get(window, 'LiveChatWidget');

function hostWithChat(): StubHost {
  const host = createStubHost();
  host.config = { ...host.config, liveChat: { script: ADDRESS, provider: 'Chat Ltd', license: '12' } };
  return host;
}

// Loaded once in a document: each test is a document of its own.
const mockOpen = jest.fn();
jest.mock('./load-chat', () => ({ openChat: (...given: unknown[]) => mockOpen(...given) as unknown }));
beforeEach(() =>
  jest.isolateModules(() => mockOpen.mockImplementation(jest.requireActual<typeof import('./load-chat')>('./load-chat').openChat)),
);

async function open(host = hostWithChat()) {
  const view = await renderChrome(LiveChat, {}, { host });
  return { ...view, host, button: await screen.findByRole('button', { name: 'Chat with us' }) };
}

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'LiveChatWidget');
  Reflect.deleteProperty(window, '__lc');
});

test('nothing of it is asked for before somebody wants it, and its button says whose it is', async () => {
  const { button } = await open();
  expect(scripts()).toEqual([]);
  expect(Reflect.get(window, '__lc')).toBeUndefined();
  expect(button).toHaveAccessibleDescription('Loads the chat of Chat Ltd, which keeps cookies of its own.');
});

test('a press loads it once and opens it; the next one opens it again', async () => {
  const { user, button } = await open();
  await user.click(button);
  expect(scripts()).toHaveLength(1);
  expect(Reflect.get(window, '__lc')).toEqual({ license: '12', group: 0, visitor: {}, asyncInit: true });
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
  expect(await screen.findByText('The chat is open.')).toBeInTheDocument();
  expect(queue()?._q).toEqual([['call', ['maximize']]]);
  await user.click(button);
  await waitFor(() => expect(queue()?._q).toHaveLength(2));
  expect(scripts()).toHaveLength(1);
});

test('a customer is told that name and address go along', async () => {
  const host = hostWithChat();
  const customer = { firstName: 'Sara', lastName: 'Ali', email: 'sara@example.com', isCompanyAccount: false, isSubscribed: false };
  host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer });
  const { user, button } = await open(host);
  expect(button).toHaveAccessibleDescription(/is told your name and e-mail address/);
  await user.click(button);
  expect(Reflect.get(window, '__lc')).toMatchObject({ visitor: { name: 'Sara Ali', email: 'sara@example.com' } });
});

test('bad input 17: a chat script that is refused says so, and another press asks again', async () => {
  const { user, button, host } = await open();
  await user.click(button);
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toHaveTextContent('error when loading');
  expect(host.callsOf('telemetry.recordError')).toHaveLength(1);
  expect(scripts()).toEqual([]);
  await user.click(button);
  expect(scripts()).toHaveLength(1);
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
  expect(await screen.findByText('The chat is open.')).toBeInTheDocument();
});

test('bad input 17: a chat script that never loads is given up after fifteen seconds', async () => {
  const { button } = await open();
  jest.useFakeTimers();
  act(() => button.click());
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('alert')).toHaveTextContent('error when loading');
  expect(scripts()).toEqual([]);
});
