import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-testing';
import { writeConsent } from 'shared-host/services/consent';
import { renderChrome } from '../../testing/render-chrome';
import { createChat } from './chat';
import LiveChat from './live-chat';

const ADDRESS = 'https://chat.example/tracking.js';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${ADDRESS}"]`)];
interface Queue {
  _q: [name: string, given: unknown[]][];
  _h: unknown;
}
const queue = (): Queue | undefined => Reflect.get(window, 'LiveChatWidget') as Queue | undefined;
const SARA = { firstName: 'Sara', lastName: 'Ali', email: 'sara@example.com', isCompanyAccount: false, isSubscribed: false };
const customer = { status: 'customer', expiresAt: 0, isKept: true, customer: SARA } as const;

function hostWithChat(more: object = {}): StubHost {
  const host = createStubHost();
  host.config = { ...host.config, liveChat: { script: ADDRESS, provider: 'Chat Ltd', license: '12', ...more } };
  return host;
}

async function open(host = hostWithChat()) {
  const view = await renderChrome(LiveChat, { chat: createChat() }, { host });
  return { ...view, host, button: await screen.findByRole('button', { name: 'Chat with us' }) };
}

const come = (script = scripts().at(-1)) => act(() => void script?.dispatchEvent(new Event('load')));

/** The chat's script as LiveChat's: takes over what was said to it, and says that it is ready. Gives what is asked of it. */
function answerAsChat(): unknown[][] {
  const calls: unknown[][] = [];
  const waiting = queue();
  if (!waiting) throw new Error('Nobody has asked for the chat.');
  const carryOut = (name: string, given: unknown[]) => {
    if (name === 'once' && given[0] === 'ready') (given[1] as () => void)();
    else calls.push([name, ...given]);
  };
  act(() => {
    waiting._h = carryOut;
    waiting._q.forEach(([name, given]) => carryOut(name, given));
  });
  return calls;
}

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  Reflect.deleteProperty(window, 'LiveChatWidget');
  Reflect.deleteProperty(window, '__lc');
});

test('nothing of it is asked for before somebody wants it, and its button says whose it is', async () => {
  const { button } = await open();
  expect(scripts()).toEqual([]);
  expect(Reflect.get(window, '__lc')).toBeUndefined();
  expect(button).toHaveAccessibleDescription(/^Loads the chat of Chat Ltd, which keeps cookies of its own\./);
});

test('a press loads it once and opens it when it is ready; the next one opens it again', async () => {
  const { user, button } = await open();
  await user.click(button);
  expect(scripts()).toHaveLength(1);
  expect(Reflect.get(window, '__lc')).toEqual({ license: '12', group: 0, visitor: {}, asyncInit: true });
  come();
  expect(screen.queryByText('The chat is open.')).toBeNull();
  const calls = answerAsChat();
  expect(screen.getByText('The chat is open.')).toBeInTheDocument();
  expect(calls).toEqual([['call', 'maximize']]);
  await user.click(button);
  expect(calls).toHaveLength(2);
  expect(scripts()).toHaveLength(1);
});

test('two presses before it is there load it once and open it once', async () => {
  const { user, button } = await open();
  await user.dblClick(button);
  act(() => button.click());
  expect(scripts()).toHaveLength(1);
  come();
  expect(answerAsChat()).toEqual([['call', 'maximize']]);
});

test('a customer is told that name and address go along', async () => {
  const host = hostWithChat();
  host.set.session.set(customer);
  const { user, button } = await open(host);
  expect(button).toHaveAccessibleDescription(/is told your name and e-mail address/);
  await user.click(button);
  expect(Reflect.get(window, '__lc')).toMatchObject({ visitor: { name: 'Sara Ali', email: 'sara@example.com' } });
});

test('the chat is told who signs in; a sign-out clears that and takes the chat away', async () => {
  const { user, button, host } = await open();
  await user.click(button);
  const calls = answerAsChat();
  act(() => host.set.session.set({ ...customer, customer: undefined }));
  expect(calls).toHaveLength(1);
  act(() => host.set.session.set(customer));
  act(() => host.set.session.set({ ...customer, expiresAt: 1 }));
  expect(calls.slice(1)).toEqual([
    ['call', 'set_customer_name', 'Sara Ali'],
    ['call', 'set_customer_email', 'sara@example.com'],
  ]);
  act(() => host.set.session.set({ status: 'guest' }));
  expect(calls.slice(3)).toEqual([
    ['call', 'set_customer_name', ''],
    ['call', 'set_customer_email', ''],
    ['call', 'destroy'],
  ]);
  expect(scripts()).toEqual([]);
  expect(button).toHaveAccessibleDescription(/^Loads the chat/);
  await user.click(button);
  expect(Reflect.get(window, '__lc')).toMatchObject({ visitor: {} });
  expect(scripts()).toHaveLength(1);
});

test('who signs in while it is loading is told to it when it is there', async () => {
  const { user, button, host } = await open();
  await user.click(button);
  act(() => host.set.session.set(customer));
  expect(answerAsChat().slice(1)).toEqual([
    ['call', 'set_customer_name', 'Sara Ali'],
    ['call', 'set_customer_email', 'sara@example.com'],
  ]);
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
  answerAsChat();
  expect(screen.getByText('The chat is open.')).toBeInTheDocument();
});

describe('bad input 17: a chat that is not there after fifteen seconds', () => {
  async function openSlowly() {
    const view = await open();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(view.button);
    expect(view.button).toHaveAttribute('aria-busy', 'true');
    return { ...view, user, wait: () => act(() => jest.advanceTimersByTimeAsync(15_000)) };
  }

  test('is given up; its script, which runs whenever it comes, is waited for by the next press', async () => {
    const { user, button, wait } = await openSlowly();
    const [script] = scripts();
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent('error when loading');
    await user.click(button);
    expect(scripts()).toEqual([script]);
    come(script);
    expect(answerAsChat()).toEqual([['call', 'maximize']]);
    expect(screen.getByText('The chat is open.')).toBeInTheDocument();
    await wait();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('and comes then, is said to be open', async () => {
    const { wait } = await openSlowly();
    await wait();
    come();
    answerAsChat();
    expect(screen.getByText('The chat is open.')).toBeInTheDocument();
  });

  test('though something came under its address: that is no chat, and is replaced', async () => {
    const { user, button, wait, host } = await openSlowly();
    const [other] = scripts();
    come(other);
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent('error when loading');
    expect(host.callsOf('telemetry.recordError')).toHaveLength(1);
    await user.click(button);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(other);
  });

  test('though its script has taken over: it is waited for, and not run twice', async () => {
    const { user, button, wait } = await openSlowly();
    const [script] = scripts();
    come(script);
    Object.assign(queue() ?? {}, { _h: () => undefined });
    await wait();
    await user.click(button);
    expect(scripts()).toEqual([script]);
  });
});

describe('where the configuration asks for consent', () => {
  const asking = () => hostWithChat({ consentKey: 'chat-consent' });

  test('the press asks, and agreeing loads the chat; the answer is kept', async () => {
    const { user, button, unmount } = await open(asking());
    await user.click(button);
    expect(scripts()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(/^Do you agree that the chat of Chat Ltd is loaded/);
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(scripts()).toHaveLength(1);
    expect(button).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
    expect(localStorage.getItem('chat-consent')).toMatch(/^granted 2/);
    unmount();
    document.head.innerHTML = '';
    const again = await open(asking());
    await again.user.click(again.button);
    expect(scripts()).toHaveLength(1);
  });

  test('refusing loads nothing, and the next press asks again', async () => {
    const { user, button } = await open(asking());
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(localStorage.getItem('chat-consent')).toMatch(/^denied 2/);
    expect(button).toHaveFocus();
    await user.click(button);
    expect(scripts()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Agree' })).toBeInTheDocument();
  });

  test('who takes it back loses the chat', async () => {
    const { user, button } = await open(asking());
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    const calls = answerAsChat();
    act(() => writeConsent('chat-consent', 'denied'));
    await waitFor(() => expect(calls.at(-1)).toEqual(['call', 'destroy']));
    expect(scripts()).toEqual([]);
  });
});
