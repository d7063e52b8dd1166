import { localPersistence } from 'shared-platform';
import { createBrowserEnvironment } from './browser-environment';

const KEY = localPersistence.key('wishlistChangedAt');

test('other tabs are told when, and not what', () => {
  const browser = createBrowserEnvironment();
  expect(browser.changedAt()).toBeUndefined();
  browser.tellOthers(1234);
  expect(browser.changedAt()).toBe(1234);
  localStorage.setItem(KEY, 'broken');
  expect(browser.changedAt()).toBeUndefined();
});

test('hears of other tabs, and when it is looked at', () => {
  const heard = jest.fn();
  createBrowserEnvironment().onLook(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(3);
});
