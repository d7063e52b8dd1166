import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('the public surface is what the checked-in report says', () => {
  const report = join(__dirname, '../../tooling/scripts/api-report.mjs');
  expect(() => execFileSync(process.execPath, [report, '--check'], { cwd: join(__dirname, '..'), stdio: 'pipe' })).not.toThrow();
}, 60_000);
