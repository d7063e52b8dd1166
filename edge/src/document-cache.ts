import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { keepDeclaredQuery } from 'shared-contracts';
import type { DocumentAnswer } from 'shared-contracts/edge';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { timeIn } from './time-in';

/** A document as it is sent, with what its responses need. */
export interface ServedDocument {
  answer: DocumentAnswer;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Of the text, whatever it is compressed with. */
  etag: string;
  /** The body, compressed once for each encoding. */
  body(encoding: Encoding): Promise<Buffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Which document: of which state of the registry, at which address. */
export interface DocumentKey {
  state: string;
  pathname: string;
  /** As requested. */
  search: string;
}

export interface DocumentCache {
  /** The document of this address that was cached no more than a day ago. */
  get(key: DocumentKey): ServedDocument | undefined;
  /** Caches an answer if everybody may have it; else deletes what was cached of its address. */
  update(key: DocumentKey, answer: DocumentAnswer): ServedDocument;
}

/**
 * The highest quality would take 70 ms for a document, and saves 1.4 kB. Bundles are compressed when they are built.
 */
export const DOCUMENT_QUALITY = 5;
/** How long cached documents and answers stand in for a platform that is away. */
export const CACHE_LIFETIME_MS = 24 * 3600 * 1000;
const MOST_PATHS = 20_000;
/** Beside its text, about that part of it again, compressed. */
const WITH_COMPRESSED = 1.4;
const compressors = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
  identity: async (text: Buffer) => text,
};

/** Caches documents by state of the registry, path and the query parameters that their pages read; the least used go first. */
export function createDocumentCache(mostBytes: number): DocumentCache {
  const documents = new LRUCache<string, ServedDocument>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => Math.ceil(key.length + answer.html.length * WITH_COMPRESSED),
    ttl: CACHE_LIFETIME_MS,
  });
  /** The parameters that a path's page reads: who does not know them does not know which document an address means. */
  const parameters = new LRUCache<string, readonly string[]>({ max: MOST_PATHS });
  const pathOf = ({ state, pathname }: DocumentKey) => `${state} ${pathname}`;
  return {
    get(key) {
      const path = pathOf(key);
      const names = parameters.get(path);
      return names && documents.get(path + keepDeclaredQuery(key.search, names));
    },
    update(key, answer) {
      const document = toServed(answer);
      const path = pathOf(key);
      const { query } = answer;
      // A shell that does not say what its pages read is asked each time.
      if (query && answer.isPublic && answer.status === 200 && answer.location === undefined) {
        parameters.set(path, query);
        documents.set(path + keepDeclaredQuery(key.search, query), document);
      } else documents.delete(path + keepDeclaredQuery(key.search, query ?? parameters.get(path) ?? []));
      return document;
    },
  };
}

/** A document with its bodies, each made when it is first asked for. */
export function toServed(answer: DocumentAnswer): ServedDocument {
  const text = Buffer.from(answer.html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    answer,
    madeAt: Date.now(),
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    body(encoding) {
      const body = bodies.get(encoding) ?? compressors[encoding](text);
      bodies.set(encoding, body);
      return body;
    },
  };
}

const staleVersions = new WeakMap<ServedDocument, ServedDocument>();

/** The document with a line that says when it was made. Made once; not public, so that no CDN caches it. */
export function asStale(document: ServedDocument): ServedDocument {
  const stale = staleVersions.get(document) ?? withDate(document);
  staleVersions.set(document, stale);
  return stale;
}

function withDate({ answer, madeAt }: ServedDocument): ServedDocument {
  const [language = 'en'] = (answer.locale ?? 'en-US').split('-');
  const text = language === 'ar' ? ar['stale.text'] : en['stale.text'].defaultMessage;
  const time = timeIn(language, madeAt);
  const line = `<p id="stale-document" role="status">${text.replace('{time}', `<time datetime="${new Date(madeAt).toISOString()}">${time}</time>`)}</p>`;
  return { ...toServed({ ...answer, html: answer.html.replace(/<body[^>]*>/, (body) => body + line), isPublic: false }), madeAt };
}

/** The best encoding that a visitor takes. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}
