import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previous, version } from '../package.json';
import { CONTRACT_VERSION } from './version';

test('the public surface is what the checked-in report says', () => {
  const report = join(__dirname, '../../tooling/scripts/api-report.mjs');
  expect(() => execFileSync(process.execPath, [report, '--check'], { cwd: join(__dirname, '..'), stdio: 'pipe' })).not.toThrow();
}, 60_000);

test('the contract’s version is the package’s', () => expect(CONTRACT_VERSION).toBe(version));

test('the changelog begins with this version, then with the one whose releases it is tried with', () => {
  const changelog = readFileSync(join(__dirname, '../CHANGELOG.md'), 'utf8');
  expect([...changelog.matchAll(/^## (\S+)$/gm)].map(([, told]) => told).slice(0, 2)).toEqual([version, previous.version]);
});
