/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('the public surface is what the checked-in report says', () => {
  expect(() => execFileSync(process.execPath, [join(__dirname, '../scripts/api-report.mjs'), '--check'], { stdio: 'pipe' })).not.toThrow();
}, 60_000);
