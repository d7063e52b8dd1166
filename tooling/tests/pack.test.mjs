import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFor } from '../scripts/pack-settings.mjs';

test('a remote elsewhere has the versions of this workspace, and the packages from their tarballs, beside it or above', () => {
  const own = parse(readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8'));
  const settings = parse(
    settingsFor('/home/mfe-a', { 'shared-ui': '/home/packages/shared-ui-1.0.0.tgz', edge: '/home/mfe-a/edge-1.0.0.tgz' }),
  );
  expect(settings).toEqual({
    ...own,
    packages: ['.'],
    overrides: { 'shared-ui': 'file:../packages/shared-ui-1.0.0.tgz', edge: 'file:edge-1.0.0.tgz' },
  });
  expect(settings.catalog).toMatchObject({ react: expect.any(String) });
});
