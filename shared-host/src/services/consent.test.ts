import { consentState, readConsent, writeConsent } from './consent';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z') });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an answer is stored with its time, and changed', () => {
  expect(readConsent('a')).toBe('undecided');
  writeConsent('a', 'granted');
  expect(localStorage.getItem('a')).toBe('granted 2026-11-28T08:00:00.000Z');
  expect(readConsent('a')).toBe('granted');
  writeConsent('a', 'denied');
  expect(readConsent('a')).toBe('denied');
});

test.each(['granted', 'granted 2026-01-01T00:00:00.000Z'])('%j is one', (stored) => {
  localStorage.setItem('b', stored);
  expect(readConsent('b')).toBe('granted');
});

test.each(['', 'yes', 'grantedness'])('%j is none', (stored) => {
  localStorage.setItem('c', stored);
  expect(readConsent('c')).toBe('undecided');
});

test('who follows an answer hears of it here and in other tabs', () => {
  const state = consentState('d');
  const heard: string[] = [];
  state.subscribe(() => heard.push(state.get()));
  writeConsent('d', 'granted');
  localStorage.setItem('d', 'denied 2026-11-28T08:01:00.000Z');
  window.dispatchEvent(new StorageEvent('storage', { key: 'd' }));
  expect(heard).toEqual(['granted', 'denied']);
});

test('where nothing can be stored the answer holds for the document', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeConsent('e', 'denied');
  expect(readConsent('e')).toBe('denied');
});
