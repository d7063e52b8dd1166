import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a bucket store asks of S3, in memory. The same tests run against Ceph's gateway in the long lane, which says how true this is. */
export interface BucketServer {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Set to answer so instead. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  close(): Promise<void>;
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const escaped = (text: string) => text.replace(/[<&>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const xml = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
const refuse = (response: ServerResponse, status: number, code: string) => xml(response, status, `<Error><Code>${code}</Code></Error>`);

/** What `aws-chunked` frames, without the frames. */
function unframed(request: IncomingMessage, raw: Buffer): Buffer {
  if (!/aws-chunked/.test(String(request.headers['content-encoding'] ?? ''))) return raw;
  const parts: Buffer[] = [];
  for (let at = 0; at < raw.length;) {
    const end = raw.indexOf('\r\n', at);
    const length = Number.parseInt(raw.subarray(at, end).toString('latin1'), 16);
    if (!length) break;
    parts.push(raw.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

export async function startBucketServer(buckets: readonly string[]): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const self: BucketServer = { endpoint: '', objects, fault: undefined, close: () => new Promise((done) => server.close(() => done())) };

  const list = (bucket: string, query: URLSearchParams, response: ServerResponse) => {
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(`${bucket}/${prefix}`)).map((key) => key.slice(bucket.length + 1));
    const folders = new Set<string>();
    const plain = keys.filter((key) => {
      const rest = key.slice(prefix.length);
      if (query.get('delimiter') !== '/' || !rest.includes('/')) return true;
      folders.add(prefix + rest.slice(0, rest.indexOf('/') + 1));
      return false;
    });
    xml(
      response,
      200,
      `<ListBucketResult><IsTruncated>false</IsTruncated>${plain.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('')}${[...folders].map((folder) => `<CommonPrefixes><Prefix>${escaped(folder)}</Prefix></CommonPrefixes>`).join('')}</ListBucketResult>`,
    );
  };

  const put = (key: string, request: IncomingMessage, response: ServerResponse, content: Buffer) => {
    const now = objects.get(key);
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    if ((none === '*' && now) || (match && (!now || etagOf(now) !== match))) return refuse(response, 412, 'PreconditionFailed');
    objects.set(key, content);
    return response.writeHead(200, { etag: etagOf(content) }).end();
  };

  const get = (key: string, request: IncomingMessage, response: ServerResponse) => {
    const content = objects.get(key);
    if (!content) return refuse(response, 404, 'NoSuchKey');
    const etag = etagOf(content);
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    return response.writeHead(200, { etag, 'content-length': content.length }).end(content);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (self.fault?.(request, response)) return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const path = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
    const [bucket = ''] = path.split('/', 1);
    if (!buckets.includes(bucket)) refuse(response, 404, 'NoSuchBucket');
    else if (request.method === 'GET' && path === bucket) list(bucket, searchParams, response);
    else if (request.method === 'GET') get(path, request, response);
    else if (request.method === 'PUT') put(path, request, response, unframed(request, Buffer.concat(chunks)));
    else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else refuse(response, 405, 'MethodNotAllowed');
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  self.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return self;
}
