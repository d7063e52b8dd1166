import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from 'shared-contracts';
import { collectRelease } from './written-release.mjs';

test('every page that others refer to is the route of a release of this repository', () => {
  const root = join(__dirname, '../..');
  const releases = readdirSync(root).filter((name) => existsSync(join(root, name, 'release.config.ts')));
  const routes = new Set(releases.flatMap((name) => collectRelease(join(root, name)).routes.map(({ path }) => path)));
  const patterns = Object.values(contracts).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'pattern' in value ? [value.pattern] : [],
  );
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => !routes.has(String(pattern)))).toEqual([]);
});
