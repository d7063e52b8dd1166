import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-testing';
import { renderChrome } from '../../testing/render-chrome';
import { ReducedFooter } from '../footer/reduced-footer';
import { askConsent } from './ask-consent';

const KEY = 'telemetry-consent';
const CHAT = { script: 'https://chat.example/a.js', provider: 'Chat Ltd', license: '12', consentKey: 'chat-consent' };

function hostThat(config: object, language: 'en' | 'ar' = 'en'): StubHost {
  const host = createStubHost({}, { language });
  host.config = { ...host.config, ...config };
  return host;
}
const asking = (language?: 'en' | 'ar') => hostThat({ telemetry: { endpoint: '/_reports', consentKey: KEY } }, language);

const ask = (host: StubHost) => act(() => askConsent(host));
const notice = (name = 'May we measure how the shop works?') => screen.queryByRole('region', { name });
const answerElsewhere = (key: string, value: string) =>
  act(() => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

beforeEach(() => {
  document.body.innerHTML =
    '<div id="shell"><a href="#main">Skip</a><header></header></div><main id="main" tabindex="-1"></main><div id="announcer" role="status"></div>';
});
afterEach(async () => {
  // What is asked for goes with its answer.
  answerElsewhere(KEY, 'denied');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Allow|أسمح)$/ })).toBeNull());
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
});

test.each([
  ['no configuration', {}],
  ['telemetry that needs no consent', { telemetry: { endpoint: '/_reports' } }],
  ['a chat that asks when somebody wants it', { liveChat: CHAT }],
])('%s asks for nothing', async (_what, config) => {
  await ask(hostThat(config));
  expect(screen.queryByRole('region')).toBeNull();
});

test('what is asked for, what it is for, and two answers of equal weight, before the page', async () => {
  await ask(asking());
  const region = notice() as HTMLElement;
  expect(screen.getByRole('link', { name: 'Skip' }).nextElementSibling).toContainElement(region);
  expect(screen.getByText('May we measure how the shop works?', { selector: '#announcer' })).toBeInTheDocument();
  const [allow, refuse] = ['Allow', 'Refuse'].map((name) => within(region).getByRole('button', { name }));
  expect(allow).toHaveAccessibleDescription(/Errors and loading times/);
  expect(refuse?.className).toBe(allow?.className);
  expect(within(region).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/privacy-policy-cookie-restriction-mode$/),
  );
  // It is no dialog: the page keeps the focus.
  expect(region).not.toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ['Allow', 'granted'],
  ['Refuse', 'denied'],
])('%s is kept with its time, and nobody is asked again', async (name, answer) => {
  const host = asking();
  await ask(host);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(localStorage.getItem(KEY)).toMatch(new RegExp(`^${answer} \\d{4}-\\d{2}-\\d{2}T`));
  expect(notice()).toBeNull();
  expect(document.getElementById('main')).toHaveFocus();
  await ask(host);
  expect(notice()).toBeNull();
});

test('an answer in another tab takes the question away, and the focus stays where it is', async () => {
  await ask(asking());
  expect(notice()).toBeInTheDocument();
  answerElsewhere(KEY, 'granted 2026-11-28T08:00:00.000Z');
  expect(notice()).toBeNull();
  expect(document.body).toHaveFocus();
});

test('in Arabic', async () => {
  await ask(asking('ar'));
  expect(notice('هل تسمح لنا بقياس أداء المتجر؟')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'لا أسمح' })).toBeInTheDocument();
});

test('what has the focus, and the end of the page, are not behind it', async () => {
  await ask(asking());
  expect(document.documentElement.style.scrollPaddingBlockEnd).not.toBe('');
  expect(document.body.style.paddingBlockEnd).not.toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
  expect(document.body.style.paddingBlockEnd).toBe('');
});

describe('the footer', () => {
  test('has nothing of it where nothing is asked for', async () => {
    await renderChrome(ReducedFooter, {});
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('leads to all answers, which can be changed, and the focus comes back', async () => {
    const host = hostThat({ telemetry: { endpoint: '/_reports', consentKey: KEY }, liveChat: CHAT });
    localStorage.setItem(KEY, 'granted 2026-11-28T08:00:00.000Z');
    window.dispatchEvent(new StorageEvent('storage'));
    const { user } = await renderChrome(ReducedFooter, {}, { host });
    const button = await screen.findByRole('button', { name: 'Privacy choices' });
    await user.click(button);
    const region = await screen.findByRole('region', { name: 'Privacy choices' });
    expect(within(region).getByRole('heading')).toHaveFocus();
    expect(region).toHaveTextContent('You have allowed this.');
    expect(region).toHaveTextContent(/The live chat of Chat Ltd.*You have not answered yet/);
    await user.click(within(region).getAllByRole('button', { name: 'Refuse' })[0] as HTMLElement);
    expect(localStorage.getItem(KEY)).toMatch(/^denied /);
    expect(region).toHaveTextContent('You have refused this.');
    answerElsewhere('chat-consent', 'granted');
    expect(region).toHaveTextContent('You have allowed this.');
    await user.click(within(region).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(button).toHaveFocus();
  });
});
