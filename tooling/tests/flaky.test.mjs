import { mostFlaky, runFailedAgain, testsOf } from '../scripts/flaky.mjs';

const spec = (id, status, ...messages) => ({
  id,
  file: 'shop/one.spec.ts',
  line: 7,
  title: id,
  ok: status !== 'unexpected',
  tests: [
    {
      status: status === 'not run' ? 'skipped' : status,
      expectedStatus: status === 'skipped' ? 'skipped' : 'passed',
      results: messages.map((message) => ({ errors: [{ message }] })),
    },
  ],
});
const report = {
  suites: [
    { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'unexpected', '\u001B[31mError: no button\u001B[39m')] }] },
    { specs: [spec('c', 'skipped'), spec('d', 'unexpected', 'Error: late'), spec('e', 'not run')] },
  ],
};
const failed = testsOf(report).filter((one) => one.isFailed && one.hasRun);

test('a report is read as tests: which failed and why, which were left out, which the run did not come to', () => {
  expect(testsOf(report).map(({ id, isPassed, isFailed, isSkipped, hasRun }) => [id, isPassed, isFailed, isSkipped, hasRun])).toEqual([
    ['a', true, false, false, true],
    ['b', false, true, false, true],
    ['c', false, false, true, true],
    ['d', false, true, false, true],
    ['e', false, true, false, false],
  ]);
  expect(failed[0]).toMatchObject({ name: 'shop/one.spec.ts:7 b', errors: 'Error: no button' });
});

test('what passes alone is flaky, what fails three times is a fault', async () => {
  const runs = [];
  const { flaky, faults } = await runFailedAgain(failed, ({ id }, attempt) => {
    runs.push(`${id}${attempt}`);
    return Promise.resolve({ isPassed: id === 'd' && attempt === 2, trace: `${id}.zip` });
  });
  expect(runs).toEqual(['b1', 'b2', 'd1', 'd2']);
  expect(faults.map(({ id }) => id)).toEqual(['b']);
  expect(flaky).toEqual([expect.objectContaining({ id: 'd', errors: 'Error: late', attempt: 2, trace: 'd.zip' })]);
});

test('where many fail none is run again', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ id: String(index) }));
  const runAlone = jest.fn();
  expect(await runFailedAgain(many, runAlone)).toEqual({ faults: many, flaky: [] });
  expect(runAlone).not.toHaveBeenCalled();
});

test('one in a hundred may be flaky', () => {
  expect([12, 199, 282, 630].map(mostFlaky)).toEqual([1, 1, 2, 6]);
});
