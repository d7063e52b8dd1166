// `release-kit serve`: the files of this built release as a CDN would serve them: static, immutable, from any origin.
// In a container it is also what keeps the release's container up after it has published.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { readJson } from './places.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
/** @type {readonly (readonly [encoding: string, suffix: string])[]} */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Serves `folder/dist/browser` at `/releases/NAME/VERSION/`, as the edge does; `/health` answers while it runs.
 * @param {string} folder
 */
export function createReleaseServer(folder) {
  const browser = join(folder, 'dist/browser');
  const description = readJson(join(browser, 'release.json'));
  const base = `/releases/${description.name}/${description.version}/`;
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    /** @type {(status: number, text: string) => unknown} */
    const end = (status, text) =>
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, 'Only GET and HEAD.');
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/health') return end(200, 'ok');
    const file = pathname.startsWith(base) ? fileOf(browser, pathname.slice(base.length)) : undefined;
    return file ? sendFile(request, response, file) : end(404, `Not found. This is ${base}`);
  });
  return { server, description, base };
}

/**
 * A public file of the release. The server entry is the edge's alone.
 * @param {string} browser the folder of its files
 * @param {string} path
 */
export function fileOf(browser, path) {
  const file = join(browser, normalize(`/${path}`));
  return !file.endsWith('.cjs') && sizeOf(file) !== undefined ? file : undefined;
}

/** @param {string} file */
function sizeOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {string} file
 * @param {string} [cacheControl]
 */
export function sendFile(request, response, file, cacheControl = 'public, max-age=31536000, immutable') {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, suffix] = ENCODINGS.find(([name, ending]) => accepted.includes(name) && sizeOf(file + ending) !== undefined) ?? ['', ''];
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': sizeOf(file + suffix),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file + suffix).pipe(response);
}

/**
 * Serves it until the process is told to end. Rejects where the port is taken; throws where there is no build.
 * @param {string} folder
 * @param {number} port 0: a free one
 */
export async function serveRelease(folder, port) {
  const { server, description, base } = createReleaseServer(folder);
  console.log(JSON.stringify(description, null, 2));
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  const { port: given } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`\nhttp://localhost:${given}${base}release.json`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (server.close(() => process.exit(0)), server.closeAllConnections()));
}
