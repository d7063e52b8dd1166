import { raw } from './client.ts';

const base64 = (value: string): string => Buffer.from(value).toString('base64');
const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
const TUS = { 'tus-resumable': '1.0.0' };

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A ZIP archive of empty entries, as Office writes them: `[Content_Types].xml` first. */
export function zip(names: readonly string[]): Buffer {
  const local = names.map((name) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const directory = names.map((name) => {
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50);
    header.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(Buffer.concat(local).length, 16);
  return Buffer.concat([...local, ...directory, end]);
}
export const DOCX = zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
export const XLSX = zip(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']);
export const DXF = Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n');

export function begin(
  token: string | undefined,
  name: string,
  size: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return raw('/rest/V1/uploads', {
    method: 'POST',
    headers: {
      ...TUS,
      ...bearer(token),
      'upload-length': String(size),
      'upload-metadata': `filename ${base64(name)},filetype ${base64('application/octet-stream')}`,
      ...headers,
    },
  });
}

export function send(token: string | undefined, path: string, offset: number, bytes: Uint8Array): Promise<Response> {
  return raw(path, {
    method: 'PATCH',
    headers: { ...TUS, ...bearer(token), 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
}

export function ask(token: string | undefined, path: string, method: 'HEAD' | 'GET' | 'DELETE'): Promise<Response> {
  return raw(path, { method, headers: { ...TUS, ...bearer(token) } });
}

/** A complete upload: its path; its id is the last part. */
export async function upload(
  token: string | undefined,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly id: string; readonly path: string }> {
  const begun = await begin(token, name, bytes.length);
  const path = begun.headers.get('location') ?? '';
  const sent = await send(token, path, 0, bytes);
  if (sent.status !== 204) throw new Error(`The upload was answered ${sent.status}: ${await sent.text()}`);
  return { id: path.split('/').pop() ?? '', path };
}
