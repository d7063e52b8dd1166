// `pnpm --filter mfe-catalog dev`: this remote alone, from source with hot reloads, on a stub host before a real platform: a sandbox of
// its own, or the one at COMMERCE_URL. PORT (8081).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, buildSchema, freePort, installDependencies, requireNode, say, startSandbox, waitFor } from './setup.mjs';

requireNode();
const folder = process.cwd();
const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
if (!name.startsWith('mfe-')) {
  console.error(`${name} is no remote. \`npm run dev -- ${name}\` at the root serves it from source with the rest of the shop.`);
  process.exit(1);
}
const port = Number(process.env.PORT ?? 8081);
const DOCUMENT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/standalone/main.css"></head>
<body><div id="standalone"></div><main id="main"></main><script src="/standalone/main.js"></script></body>
</html>`;
const ends = [];
const stop = async (code) => {
  await Promise.all(ends.map((end) => end()));
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

try {
  await installDependencies();
  await buildSchema();
  const commerceUrl = process.env.COMMERCE_URL ?? (await startPlatform());
  say(`Building ${name} …`);
  await startDevServer(commerceUrl);
  say('Ready.');
  console.log(
    `\n  ${name} alone    http://localhost:${port}    (Arabic: http://localhost:${port}/arabic/)\n  The platform    ${commerceUrl}/graphql\n`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function startPlatform() {
  await buildAll({ releases: [], services: ['commerce-sandbox'] });
  const sandboxPort = await freePort();
  const url = `http://127.0.0.1:${sandboxPort}`;
  say('Starting the commerce sandbox …');
  // In memory: the folder of `npm start` belongs to one process at a time.
  const sandbox = startSandbox({ port: sandboxPort });
  ends.push(() => sandbox.stop());
  await waitFor(`${url}/ready`, { process: sandbox });
  return url;
}

async function startDevServer(commerceUrl) {
  const { default: webpack } = await import('webpack');
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const { standalone } = await import('../webpack/standalone.mjs');
  const { generateOperations } = await import('./codegen.mjs');
  await generateOperations([folder, 'shared-host']);
  const compiler = webpack(standalone(folder));
  compiler.hooks.watchRun.tapPromise('operations', () => generateOperations([folder, 'shared-host']).then(() => undefined));
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      static: false,
      compress: true,
      proxy: [{ context: ['/graphql', '/rest', '/media'], target: commerceUrl, changeOrigin: true, xfwd: true, logLevel: 'warn' }],
      // Every other address is a page's: some end in .html.
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'document', middleware: (_request, response) => response.type('html').send(DOCUMENT) },
      ],
    },
    compiler,
  );
  const isBuilt = new Promise((resolve, reject) => {
    compiler.hooks.done.tap('standalone', (stats) =>
      stats.hasErrors() ? reject(new Error(stats.toString({ all: false, errors: true }))) : resolve(),
    );
  });
  await server.start();
  ends.push(() => server.stop());
  // Later errors are shown in the page and the terminal; the first ones too, and the server stays for the next save.
  await isBuilt.catch((error) => console.error(error.message));
}
