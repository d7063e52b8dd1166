import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Sends a file, in the best encoding that was made when it was published. False where there is none. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, cacheControl: string): Promise<boolean> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encodings = [
    ...(accepts(accepted, 'br') ? [['br', '.br']] : []),
    ...(accepts(accepted, 'gzip') ? [['gzip', '.gz']] : []),
    ['', ''],
  ] as const;
  for (const [encoding, suffix] of encodings) {
    const found = await stat(file + suffix).catch(() => undefined);
    if (!found?.isFile()) continue;
    reply
      .header('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
      .header('Cache-Control', cacheControl)
      .header('Vary', 'Accept-Encoding')
      .header('Content-Length', found.size);
    if (encoding) reply.header('Content-Encoding', encoding);
    reply.header('Access-Control-Allow-Origin', '*');
    await reply.send(request.method === 'HEAD' ? '' : createReadStream(file + suffix));
    return true;
  }
  return false;
}

/** `br;q=0` says that it is not wanted. */
function accepts(header: string, encoding: string): boolean {
  return new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)`, 'i').test(header);
}
