import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { MESSAGES_FILE, messagesModule } from './messages.mjs';
import { SourcePlugin } from './source-plugin.mjs';

const folder = mkdtempSync(join(tmpdir(), 'source-plugin-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that a change has read is one that the bundle depends on; its warnings are the build’s', async () => {
  mkdirSync(join(folder, 'messages'));
  writeFileSync(join(folder, 'messages/en.json'), '{"a": "Cart"}');
  writeFileSync(join(folder, 'messages/ar.json'), '{}');
  writeFileSync(join(folder, 'index.js'), 'console.log(require("./messages/ar.json"));');
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    module: { rules: [{ test: MESSAGES_FILE, type: 'javascript/auto' }] },
    plugins: [new SourcePlugin({ test: MESSAGES_FILE, change: messagesModule })],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler?.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('Webpack gave nothing.'))));
  });
  expect(stats.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
    errors: [],
    warnings: [{ message: expect.stringContaining('shown in English: a') }],
  });
  expect([...stats.compilation.fileDependencies]).toContain(join(folder, 'messages/en.json'));
  await new Promise((resolve) => compiler?.close(resolve));
});
