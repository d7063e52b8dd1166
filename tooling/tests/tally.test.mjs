import { createTally } from '../scripts/tally.mjs';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation());

test('what passes, fails and is left out is counted; the last line says it, and what failed is told again', async () => {
  const tally = createTally();
  expect(await tally.checked('lint', async () => undefined)).toBe(true);
  expect(
    await tally.checked('types', async () => {
      throw new Error('line 1');
    }),
  ).toBe(false);
  expect(tally.lastLine()).toBe('1 passed, 1 failed');
  tally.leftOut('containers', 'there is no Docker');
  tally.count(3, 0, 2);
  expect(tally.lastLine()).toBe('4 passed, 1 failed, 3 skipped');
  expect(tally.failures).toEqual(['types\nline 1']);
});

test('of a long reason the end is told again', () => {
  const tally = createTally();
  tally.broken('Jest', `${'begins '.repeat(1000)}and ends`);
  expect(tally.total.failed).toBe(1);
  expect(tally.failures[0]).toMatch(/^Jest\n/);
  expect(tally.failures[0]?.length).toBeLessThan(1600);
  expect(tally.failures[0]).toMatch(/and ends$/);
});
