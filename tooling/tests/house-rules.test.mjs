// What the house rules of eslint.config.mjs report, and what they let pass.
import { spawnSync } from 'node:child_process';
import { root } from '../scripts/workspace.mjs';

const FILE = 'mfe-catalog/src/features/example/use-example.ts';

/** Lines that break a rule of a file that need not be there. */
function linesAgainst(rule, lines, file = FILE) {
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, encoding: 'utf8', input: lines.join('\n') };
  const { stdout } = spawnSync('npx', ['eslint', '--stdin', '--stdin-filename', file, '--format', 'json'], options);
  const broken = JSON.parse(stdout).flatMap(({ messages }) => messages.filter(({ ruleId }) => ruleId === rule));
  return broken.map(({ line, message }) => ({ line: lines[line - 1], message }));
}

test('the platform is not asked inside an effect', () => {
  const asking = [
    'useEffect(() => void commerce.query(ADocument, {}), []);',
    'useLayoutEffect(() => { const read = async () => { await host.commerce.query(ADocument, {}); }; void read(); }, []);',
    'React.useEffect(function ask() { useHost().commerce.query(ADocument, {}).then(show); }, []);',
  ];
  const allowed = [
    'useEffect(() => void commerce.mutate(ADocument, {}), []);',
    "useEffect(() => void database.query('select 1'), []);",
    "export const press = () => commerce.query(ADocument, {}, { policy: 'network-only' });",
  ];
  const message = expect.stringMatching(/^useOperation of shared-platform asks/);
  expect(linesAgainst('no-restricted-syntax', [...asking, ...allowed])).toEqual(asking.map((line) => ({ line, message })));
}, 30_000);

test('what tests are made with is imported by tests alone, and not by the contract’s', () => {
  const line = "import { createStubHost } from 'shared-testing';";
  const isRefused = (file) => linesAgainst('boundaries/dependencies', [line], file).length > 0;
  const allowed = [
    'mfe-catalog/src/features/example/use-example.test.ts',
    'shell/src/testing/example.ts',
    'shared-platform/src/testing.tsx',
  ];
  expect(allowed.filter(isRefused)).toEqual([]);
  const refused = [FILE, 'shell/src/example.ts', 'shared-host/src/example.ts', 'shared-contracts/src/example.ts', 'edge/src/example.ts'];
  expect([...refused, 'shared-contracts/src/example.test.ts'].filter((file) => !isRefused(file))).toEqual([]);
}, 120_000);

test('the contract imports no package', () => {
  const refused = ["import * as v from 'valibot';", "import type { ReactNode } from 'react';", "import { join } from 'node:path';"];
  const lines = [...refused, "import type { Host } from './host';"];
  const broken = linesAgainst('no-restricted-imports', lines, 'shared-contracts/src/example.ts');
  expect(broken.map(({ line }) => line)).toEqual(refused);
}, 30_000);
