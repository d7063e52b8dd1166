import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createStubHost, failed } from 'shared-testing';
import { RootProviders } from 'shared-platform';
import { textOf } from 'shared-platform/testing';
import { lateFaultOf, unlessGone, usePlatformMessage, usePlatformSentence, type PlatformFailure } from '../index';

const shopIn =
  (language: 'en' | 'ar') =>
  ({ children }: { children: ReactNode }) => {
    const host = createStubHost({}, { language });
    return (
      <RootProviders host={host} text={textOf(host.intl.locale)}>
        {children}
      </RootProviders>
    );
  };
const say = (
  failure: PlatformFailure | undefined,
  language: 'en' | 'ar' = 'en',
  own?: Parameters<typeof usePlatformMessage<'own.gone'>>[0],
) => renderHook(() => usePlatformMessage(own), { wrapper: shopIn(language) }).result.current(failure ?? '');

test.each([
  ['what it knows, in the shopper’s words', 'The account is locked.', /^The account is locked\. Please/, /مقفل/],
  ['that nobody has answered', failed('Failed to fetch', { isNetworkError: true, status: undefined }).error, /could not be/, /تعذّر الوصول/],
  ['that the platform has failed', failed('Bad gateway', { status: 502 }).error, /cannot do this right now/, /تعذّر على المتجر/],
  ['what nobody knows, as it came', 'Something new.', /^Something new\.$/, /Something new\./],
])('says %s', async (_what, failure, inEnglish, inArabic) => {
  expect(await say(failure)).toMatch(inEnglish);
  expect(await say(failure, 'ar')).toMatch(inArabic);
});

test('a team’s own sentences come first, in the team’s words', async () => {
  const own = { sentences: [[/No such entity/, 'own.gone']] as const, text: (id: string) => `text of ${id}` };
  expect(await say('No such entity with id = 1.', 'en', own)).toBe('text of own.gone');
  expect(await say('The account is locked.', 'en', own)).toMatch(/^The account is locked/);
});

test.each([
  ['customer', "The current customer isn't authorized.", 1],
  ['customer', 'The account is locked.', 0],
  ['guest', "The current customer isn't authorized.", 0],
] as const)('to a %s: “%s” has the session asked anew %i times', async (status, sentence, times) => {
  const host = createStubHost();
  if (status === 'customer') host.set.session.set({ status, expiresAt: 0, isKept: true, customer: undefined });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RootProviders host={host} text={textOf('en-US')}>
      {children}
    </RootProviders>
  );
  await renderHook(() => usePlatformMessage(), { wrapper }).result.current(sentence);
  expect(host.callsOf('session.reload')).toHaveLength(times);
});

test('a refusal has a name; nothing refused has none', async () => {
  expect(await lateFaultOf('The account is locked.')).toBe('locked');
  expect(await lateFaultOf(undefined)).toBeUndefined();
});

test('what was to go and is gone already is no failure; any other refusal is', async () => {
  const lost = { message: 'x', isNetworkError: true, status: undefined, errors: [] };
  expect(await unlessGone('No such entity with addressId = 7')).toBeUndefined();
  expect(await unlessGone('The account is locked.')).toBe('The account is locked.');
  expect(await unlessGone(lost)).toBe(lost);
  expect(await unlessGone(undefined)).toBeUndefined();
});

test('in a component, a sentence is there once it can be said, and goes with what failed', async () => {
  const Said = ({ failure }: { failure?: string }) => <p>said: {usePlatformSentence(failure)}</p>;
  const { rerender } = render(<Said failure="The account is locked." />, { wrapper: shopIn('en') });
  expect(screen.getByText('said:')).toBeInTheDocument();
  expect(await screen.findByText(/^said: The account is locked/)).toBeInTheDocument();
  rerender(<Said failure="Something new." />);
  expect(screen.queryByText(/locked/)).toBeNull();
  expect(await screen.findByText('said: Something new.')).toBeInTheDocument();
  rerender(<Said />);
  expect(screen.getByText('said:')).toBeInTheDocument();
});

describe('words that cannot be had', () => {
  beforeEach(() => {
    jest.doMock('./late-words', () => {
      throw new Error('Loading chunk failed.');
    });
  });
  afterEach(() => jest.dontMock('./late-words'));

  test('leave the platform’s own', async () => {
    expect(await say('The account is locked.')).toBe('The account is locked.');
    expect(await lateFaultOf('The account is locked.')).toBeUndefined();
  });
});
