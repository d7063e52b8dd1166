import { unavailablePage } from './unavailable-page';

test('says in both languages that the shop is not there, and needs nothing that the security headers refuse', () => {
  const page = unavailablePage();
  expect(page).toContain('<title>The shop is not available right now</title>');
  expect(page).toContain('<section lang="ar" dir="rtl"><h1>المتجر غير متاح حاليًا</h1>');
  expect(page).not.toMatch(/<script|<style|style=|undefined|\[object/);
});
