/* The whole way through the shop. The runs cover every pair of width, language, input and account, with as few of them as can. */
import type { Page, TestInfo } from '@playwright/test';
import { createBuyer } from '../kit/customer';
import { shortIf } from '../kit/lanes';
import { forbidMouse } from '../kit/input-device';
import type { Input } from '../kit/inputs';
import { expect, test } from '../kit/shop';
import { buyAsCustomer, buyAsGuest, createShopper } from '../kit/shopper';
import type { Language } from '../kit/texts';

type Account = 'guest' | 'customer';

const RUNS: readonly [number, Language, Input, Account][] = [
  [360, 'en', 'touch', 'guest'],
  [1440, 'ar', 'touch', 'customer'],
  [360, 'ar', 'keyboard', 'guest'],
  [1440, 'en', 'keyboard', 'customer'],
  [360, 'en', 'mouse', 'customer'],
  [1440, 'ar', 'mouse', 'guest'],
];

test('every pair is among the runs', () => {
  for (let one = 0; one < 4; one += 1)
    for (let other = one + 1; other < 4; other += 1) {
      const values = (place: number) => new Set(RUNS.map((run) => run[place])).size;
      const pairs = new Set(RUNS.map((run) => `${run[one]} ${run[other]}`));
      expect(pairs.size).toBe(values(one) * values(other));
    }
});

/**
 * Every run is recorded: `npx playwright show-trace test-results/artifacts/…/trace.zip`. Playwright's own option would give these tests
 * workers, and so shops, of their own.
 */
async function recorded(page: Page, info: TestInfo, act: () => Promise<void>): Promise<void> {
  if (info.project.use.trace !== 'off') return act();
  const { tracing } = page.context();
  await tracing.start({ screenshots: true, snapshots: true });
  try {
    await act();
  } finally {
    await tracing.stop({ path: info.outputPath('trace.zip') });
  }
}

/** `npm test` makes the shortest of the runs. */
const [FIRST] = RUNS;

for (const run of RUNS) {
  const [width, language, input, account] = run;
  test.describe(`${width} px, ${language}, ${input}, ${account}`, shortIf(run === FIRST), () => {
    test.use({
      viewport: { width, height: width < 500 ? 740 : 900 },
      hasTouch: input === 'touch',
      isMobile: input === 'touch' && width < 500,
    });

    test('buys', async ({ page, shop }, info) =>
      recorded(page, info, async () => {
        const mouseEvents = input === 'mouse' ? undefined : await forbidMouse(page);
        const shopper = createShopper(page, language, input, width);
        await shopper.openHome();
        if (account === 'guest') await buyAsGuest(shopper);
        else await buyAsCustomer(shopper, await createBuyer(shop));
        if (mouseEvents) expect(await mouseEvents()).toEqual([]);
      }));
  });
}
