import { join } from 'node:path';
import { validateRelease } from 'release-kit/judge';
import { describeMessages, describeReleaseContract } from 'shared-testing';
import { hostWithAnswers } from 'shared-platform/testing';
import release from '../release.json';

/** What the release exposes, as release.json names it: the build collects it. */
const modules = Object.fromEntries(
  Object.entries(release.exposes).map(([name, file]) => [name, jest.requireActual<{ default: unknown }>(join('..', file)).default]),
);

describeReleaseContract({
  description: release,
  validateRelease,
  modules,
  createHost: () => hostWithAnswers(),
});

describeMessages();
