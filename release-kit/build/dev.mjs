// `release-kit dev`: one remote alone, from source with hot reloads, on a stub host before a real platform.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { generateCode } from './codegen.mjs';
import { generateOnWatch } from './generate-on-watch.mjs';
import { standalone } from './standalone.mjs';

/** @typedef {() => Promise<{url: string, stop: () => Promise<unknown>}>} StartPlatform `url`: where `/graphql`, `/rest` and `/media` are */

/** @param {string} name */
const documentOf = (name) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/standalone/main.css"></head>
<body><div id="standalone"></div><main id="main"></main><script src="/standalone/main.js"></script></body>
</html>`;

/**
 * Starts it; resolves when it is built for the first time, errors included, which are shown in the page and here. It listens before it starts
 * the platform: where its port is taken nothing is started.
 * @param {string} folder
 * @param {{name: string, startPlatform: StartPlatform, port: number}} options port 0: a free one
 * @returns {Promise<{port: number, url: string, stop: () => Promise<unknown>}>} its port, the platform's address, and what ends both
 */
export async function developAlone(folder, { name, startPlatform, port }) {
  await generateCode([folder]);
  const compiler = webpack(standalone(folder));
  if (!compiler) throw new Error('Webpack gave no compiler.');
  generateOnWatch(compiler, folder);
  /** @type {import('webpack-dev-server').RequestHandler} */
  const respond = (_request, response) => void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(documentOf(name));
  /** @type {ReturnType<StartPlatform> | undefined} */
  let starting;
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      static: false,
      compress: true,
      proxy: [
        {
          context: ['/graphql', '/rest', '/media'],
          // The dev server heeds `context` only beside a target; the router's answer takes its place.
          target: 'http://localhost',
          router: async () => (await starting)?.url,
          changeOrigin: true,
          xfwd: true,
          secure: true,
        },
      ],
      // Every other address is a page's: some end in .html.
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'document', middleware: respond }],
    },
    compiler,
  );
  // Later errors are shown in the page and the terminal; the first ones too, and the server stays for the next save.
  /** @type {Promise<void>} */
  const isBuilt = new Promise((resolve) => {
    compiler.hooks.done.tap('standalone', () => resolve());
  });
  await listen(server);
  console.log(`Building ${name} …`);
  starting = startPlatform();
  const platform = await starting.catch(async (error) => {
    await server.stop();
    throw error;
  });
  await isBuilt;
  const { port: given } = /** @type {import('node:net').AddressInfo} */ (server.server?.address());
  return { port: given, url: platform.url, stop: () => Promise.all([server.stop(), platform.stop()]) };
}

/**
 * Starts it. It throws where nobody can catch it when its port is taken: rejects then, with nothing left running.
 * @param {WebpackDevServer} server
 */
async function listen(server) {
  /** @type {(error: Error) => void} */
  let refuse = () => undefined;
  try {
    await new Promise((resolve, reject) => {
      process.once('uncaughtException', (refuse = reject));
      server.start().then(resolve, reject);
    });
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    process.removeListener('uncaughtException', refuse);
  }
}
