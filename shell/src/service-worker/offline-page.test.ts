import { offlinePage } from './offline-page';

test('says in both languages that there is no network', () => {
  const page = offlinePage();
  expect(page).toContain('<title>You are offline</title>');
  expect(page).toContain('<section lang="ar" dir="rtl"><h1>أنت غير متصل بالإنترنت</h1>');
  expect(page).not.toMatch(/<script|<style|style=|undefined|\[object/);
});
