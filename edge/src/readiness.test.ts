import { readinessOf } from './readiness';

const HOUR_MS = 3600 * 1000;

test.each([
  ['answers', 0, true, true],
  ['has stumbled', 9_999, true, true],
  ['is away', 10_000, true, false],
  ['is away since an hour', HOUR_MS, true, false],
  ['is away for longer than anything is kept', 24 * HOUR_MS, false, false],
  ['was never met', Infinity, false, false],
])('an edge whose platform %s', (_state, silenceMs, isReady, isWithPlatform) => {
  const platform = silenceMs < 10_000 ? 'answers' : 'away';
  expect(readinessOf({ hasShell: true, silenceMs, wantsPlatform: false })).toEqual({ isReady, platform });
  expect(readinessOf({ hasShell: true, silenceMs, wantsPlatform: true })).toEqual({ isReady: isWithPlatform, platform });
  expect(readinessOf({ hasShell: false, silenceMs, wantsPlatform: false })).toEqual({ isReady: false, platform });
});
