// `release-kit dev --shop https://shop.example`: a shop that runs elsewhere, with this one remote from this machine. It is a
// production build (a development build of a remote and a production build of the shell do not go together) that is watched; tabs that show
// it load anew after each. The shop must list this origin (`overrides` of its configuration), and only the tab that follows the address has it.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { watchRelease } from './build-release.mjs';
import { fileOf, sendFile } from './serve-release.mjs';

/** @typedef {import('node:http').ServerResponse} Tab a tab's open line */

/**
 * Starts it; gives what ends it.
 * @param {string} folder
 * @param {{name: string, shop: string, port: number}} options `shop`: an origin
 * @returns {Promise<() => Promise<unknown>>}
 */
export async function developInShop(folder, { name, shop, port }) {
  const browser = join(folder, 'dist/browser');
  /** @type {Set<Tab>} */
  const tabs = new Set();
  const server = createServer(answerTo(shop, browser, tabs));
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, 'localhost', () => resolve(undefined));
  });
  const own = `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  console.log(`Building ${name} …`);
  /** @type {() => Promise<unknown>} */
  const stopWatching = await new Promise((resolve, reject) => {
    /** @type {(() => Promise<unknown>) | undefined} */
    let stop;
    const watching = watchRelease(folder, {
      mode: 'production',
      onBuilt({ version }) {
        console.log(`${name} ${version}`);
        for (const tab of tabs) tab.write('event: built\ndata: \n\n');
        watching.then((end) => resolve((stop = end)), reject);
      },
      onFailed(message) {
        console.error(`${name} does not build:\n${message}`);
        if (!stop) watching.then(resolve, reject);
      },
    });
    watching.catch(reject);
  });
  await warnUnlessListed(shop, own);
  console.log(`\n  ${shop}/?override=${name}@${own}\n\n  That tab has ${name} from here until it is closed, or by ?override=end.\n`);
  return async () => {
    for (const tab of tabs) tab.end();
    server.close();
    await stopWatching();
  };
}

/**
 * Answers a shop's page: with the release's description and files, and with the line by which a tab learns of the next build.
 * @param {string} shop its origin
 * @param {string} browser the folder of the build
 * @param {Set<Tab>} tabs
 * @returns {import('node:http').RequestListener}
 */
export function answerTo(shop, browser, tabs) {
  return (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', shop);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    /** @type {(status: number, text: string) => unknown} */
    const end = (status, text) => response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    if (request.method === 'OPTIONS')
      return response.writeHead(204, { 'Access-Control-Allow-Methods': 'GET', 'Access-Control-Allow-Private-Network': 'true' }).end();
    if (request.method !== 'GET') return end(405, 'Only GET.');
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/events') return follow(request, response, tabs);
    const path = pathname === '/release.json' ? 'release.json' : /^\/releases\/[^/]+\/[^/]+\/(.+)$/.exec(pathname)?.[1];
    const file = path && fileOf(browser, path);
    return file ? sendFile(request, response, file, 'no-store') : end(404, 'Not found.');
  };
}

/**
 * Keeps a tab's line open, by which it learns of the next build.
 * @param {import('node:http').IncomingMessage} request
 * @param {Tab} response
 * @param {Set<Tab>} tabs
 */
function follow(request, response, tabs) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(':\n\n');
  tabs.add(response);
  request.on('close', () => tabs.delete(response));
}

/**
 * Whether a Content-Security-Policy lets scripts of an origin run.
 * @param {string} policy
 * @param {string} origin
 */
export function allowsScripts(policy, origin) {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  return scripts.split(' ').includes(origin);
}

/**
 * Which origins a shop allows stands in its documents' policy.
 * @param {string} shop
 * @param {string} origin
 */
async function warnUnlessListed(shop, origin) {
  try {
    const { headers } = await fetch(shop, { signal: AbortSignal.timeout(10_000) });
    if (!allowsScripts(headers.get('content-security-policy') ?? '', origin))
      console.warn(`\n  ${shop} does not list ${origin} in "overrides" of its configuration: it will not take it.`);
  } catch (error) {
    console.warn(`\n  ${shop} does not answer: ${error instanceof Error ? error.message : error}`);
  }
}
