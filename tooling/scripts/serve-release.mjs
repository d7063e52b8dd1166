// `pnpm --filter mfe-catalog serve`: the files of this built release as a CDN would serve them: static, immutable, from any origin.
// In a container it is also what keeps the release's container up after it has published. PORT (8082).
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Serves `folder/dist/browser` at `/releases/NAME/VERSION/`, as the edge does; `/health` answers while it runs. */
export function createReleaseServer(folder) {
  const browser = join(folder, 'dist/browser');
  const description = JSON.parse(readFileSync(join(browser, 'release.json'), 'utf8'));
  const base = `/releases/${description.name}/${description.version}/`;
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const end = (status, text) =>
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, 'Only GET and HEAD.');
    const [pathname] = request.url.split('?');
    if (pathname === '/health') return end(200, 'ok');
    const file = pathname.startsWith(base) ? fileOf(browser, pathname.slice(base.length)) : undefined;
    return file ? sendFile(request, response, file) : end(404, `Not found. This is ${base}`);
  });
  return { server, description, base };
}

/** A public file of the release. The server entry is the edge's alone. */
function fileOf(browser, path) {
  const file = join(browser, normalize(`/${path}`));
  return !file.endsWith('.cjs') && sizeOf(file) !== undefined ? file : undefined;
}

function sizeOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}

function sendFile(request, response, file) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, suffix] = ENCODINGS.find(([name, ending]) => accepted.includes(name) && sizeOf(file + ending) !== undefined) ?? ['', ''];
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': sizeOf(file + suffix),
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file + suffix).pipe(response);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? process.cwd();
  const port = Number(process.env.PORT ?? 8082);
  try {
    const { server, description, base } = createReleaseServer(folder);
    console.log(JSON.stringify(description, null, 2));
    server.on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    server.listen(port, () => console.log(`\nhttp://localhost:${port}${base}release.json`));
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => server.close(() => process.exit(0)) && server.closeAllConnections());
  } catch (error) {
    console.error(
      error.code === 'ENOENT'
        ? `There is no build here. Run \`node ${fileURLToPath(new URL('./build-release.mjs', import.meta.url))}\` first.`
        : error.message,
    );
    process.exit(1);
  }
}
