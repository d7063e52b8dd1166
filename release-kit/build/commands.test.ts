import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuildCommand, runBuildCommand } from './commands.mjs';

let folder: string;
let child: ChildProcess | undefined;
let complained: jest.SpyInstance;
const said = () => complained.mock.calls.join('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  complained = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  // Before the folder goes that it writes to, however the test has ended.
  if (child?.kill()) await once(child, 'close');
  child = undefined;
  rmSync(folder, { recursive: true });
});

test('commands of a remote’s own folder are told from those of a store', () => {
  expect(['build', 'dev', 'serve', 'types', 'codegen'].every(isBuildCommand)).toBe(true);
  expect(['publish', 'toString', ''].some(isBuildCommand)).toBe(false);
});

test.each([
  [['build'], undefined, 'holds no package'],
  [['serve'], 'mfe-demo', 'There is no build here'],
  [['dev'], 'mfe-demo', '--platform: an address such as https://shop.example.'],
  [['dev', '--platform', 'shop'], 'mfe-demo', '--platform: an address'],
  [['dev', '--shop', 'ftp://shop.example'], 'mfe-demo', '--shop: an address'],
  [['dev'], 'shell', 'shell is no remote'],
  [['build', '--fast'], 'mfe-demo', '--fast'],
])('%j in a folder of %s: %s', async ([command = '', ...options], name, problem) => {
  if (name) writeFileSync(join(folder, 'package.json'), JSON.stringify({ name }));
  expect(await runBuildCommand([command, folder, ...options])).toBe(1);
  expect(said()).toContain(problem);
});

test('what the repository adds is done first', async () => {
  writeFileSync(join(folder, 'package.json'), '{"name": "mfe-demo"}');
  writeFileSync(
    join(folder, 'release-kit.config.mjs'),
    'export default { prepare: () => Promise.reject(new Error("The platform’s schema is not there.")) };',
  );
  expect(await runBuildCommand(['codegen', folder])).toBe(1);
  expect(said()).toContain('The platform’s schema is not there.');
});

// As a process: `dev` begins to build, which goes on in one that stays.
test.each(['serve', 'dev'])('`%s` tells a port that is taken in one line, and starts no platform', async (command) => {
  mkdirSync(join(folder, 'dist/browser'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name": "mfe-demo", "version": "1.0.0"}');
  writeFileSync(join(folder, 'release.json'), '{"name": "mfe-demo", "exposes": {}}');
  writeFileSync(join(folder, 'dist/browser/release.json'), '{"name": "mfe-demo", "version": "1.0.0"}');
  writeFileSync(
    join(folder, 'release-kit.config.mjs'),
    'export default { startPlatform: () => Promise.reject(new Error("The platform was started.")) };',
  );
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const ended = await new Promise<{ code: unknown; problems: string }>((resolve) =>
    execFile(process.execPath, [join(__dirname, '../bin/release-kit.mjs'), command, folder], { env }, (error, _output, problems) =>
      resolve({ code: error?.code, problems }),
    ),
  );
  expect(ended).toEqual({ code: 1, problems: `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}\n` });
  other.close();
});

test('`dev` stays when the first build fails before the platform is there', async () => {
  writeFileSync(join(folder, 'package.json'), '{"name": "mfe-demo", "version": "1.0.0"}');
  writeFileSync(join(folder, 'release.json'), '{"name": "mfe-demo", "exposes": {"./page": "./src/missing.ts"}}');
  symlinkSync(join(__dirname, '../node_modules'), join(folder, 'node_modules'));
  // The platform is there when the test says so.
  writeFileSync(
    join(folder, 'release-kit.config.mjs'),
    `export default {
      startPlatform: () =>
        new Promise((resolve) => process.stdin.once('data', () => resolve({ url: 'https://shop.example', stop: async () => {} }))),
    };`,
  );
  const args = [join(__dirname, '../bin/release-kit.mjs'), 'dev', folder];
  const { stdin, stdout, stderr } = (child = spawn(process.execPath, args, { env: { ...process.env, PORT: '0' } }));
  const ended = once(child, 'close');
  let output = '';
  const says = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const read = () => pattern.test(output) && resolve();
      for (const stream of [stdout, stderr]) stream.on('data', read);
      void ended.then(() => reject(new Error(output)));
    });
  for (const stream of [stdout, stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  await says(/compiled with \d+ error/);
  stdin.write('\n');
  await says(/mfe-demo alone +http:/);
  expect(output).toContain('missing.ts');
});
