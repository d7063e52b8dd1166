import { createStubHost } from 'shared-testing';
import { createText } from 'shared-platform';
import english from '../messages/en.json';
import { printLetterhead } from './letterhead';

test('a printed page says whose it is, and of which day; the screen does not', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T08:00:00Z') });
  document.body.innerHTML = '<div><main id="main"></main></div>';
  const host = createStubHost();
  printLetterhead(host, createText('en', english));
  const read = () => [...(document.querySelector('[data-letterhead]')?.children ?? [])].map(({ textContent }) => textContent);
  for (const _time of [1, 2]) {
    window.dispatchEvent(new Event('beforeprint'));
    expect(read()).toEqual(expect.arrayContaining([host.config.brand.name.en, host.config.brand.phone, 'Printed Nov 27, 2026']));
    expect(document.querySelectorAll('[data-letterhead]')).toHaveLength(1);
  }
  window.dispatchEvent(new Event('afterprint'));
  expect(read()).toEqual([]);
  jest.useRealTimers();
});
