/* A slow connection, as far as a document has to do with it. */
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shop by a line that brings a document up to a place that `findRest` names, and its end when the test says so. */
export async function startSlowLine(shopUrl: string, findRest: (html: string) => number) {
  let goOn = () => {};
  const end = new Promise<void>((resolve) => (goOn = resolve));
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(shopUrl).host, 'accept-encoding': 'identity' };
    const asked = ask(shopUrl + request.url, { method: request.method, headers }, (answer) => {
      const { 'content-length': _, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      if (!String(answer.headers['content-type']).startsWith('text/html')) return answer.pipe(response);
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const html = Buffer.concat(chunks).toString();
        const rest = findRest(html);
        response.write(html.slice(0, rest));
        void end.then(() => response.end(html.slice(rest)));
      });
      return undefined;
    });
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, goOn, stop: () => server.close().closeAllConnections() };
}
