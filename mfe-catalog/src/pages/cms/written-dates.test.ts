import { formatDate } from 'shared-ui';
import { withShopDates } from './written-dates';

test.each([
  ['en-US', 'Sep 14, 2026'],
  ['ar-SA', formatDate('2026-09-14 09:00:00', 'ar-SA')],
])('a day is written as the shop writes days (%s)', (locale, day) => {
  expect(withShopDates('<p><time datetime="2026-09-14">14 September 2026</time></p>', locale)).toBe(
    `<p><time datetime="2026-09-14">${day}</time></p>`,
  );
  expect(day).toMatch(/14.*2026|2026.*14/);
});

test.each([
  '<time datetime="08:00">at eight</time>',
  '<time datetime="2026-09-14T10:00">Monday at ten</time>',
  '<time>14 September</time>',
  '<time datetime="soon">soon</time>',
  '<time datetime="2026-09-14"><b>14</b> September</time>',
  '<time datetime="2026-13-45">soon</time>',
])('%s stays', (html) => expect(withShopDates(html, 'en-US')).toBe(html));
