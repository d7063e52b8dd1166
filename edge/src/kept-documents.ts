import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { keepDeclaredQuery } from 'shared-contracts';
import type { DocumentAnswer } from 'shared-contracts/edge';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { timeIn } from './time-in';

/** A document that was made for everybody, with what its answers need. */
export interface KeptDocument {
  answer: DocumentAnswer;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Of the text, whatever it is compressed with. */
  etag: string;
  /** The body, compressed once for each encoding. */
  body(encoding: Encoding): Promise<Buffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Whose document: of which state of the registry, at which address. */
export interface Place {
  state: string;
  pathname: string;
  /** As requested. */
  search: string;
}

export interface KeptDocuments {
  /** What was kept of this address and no more than a day ago. */
  find(place: Place): KeptDocument | undefined;
  /** Keeps an answer if everybody may have it; else what was kept of its address is forgotten. */
  note(place: Place, answer: DocumentAnswer): KeptDocument;
}

/**
 * The highest quality would take 70 ms for a document, and saves 1.4 kB. Bundles are compressed when they are built.
 */
export const DOCUMENT_QUALITY = 5;
/** For so long what is kept stands in for a platform that is away. */
export const KEPT_MS = 24 * 3600 * 1000;
const MOST_PATHS = 20_000;
/** Beside its text, about that part of it again, compressed. */
const WITH_COMPRESSED = 1.4;
const compressors = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
  identity: async (text: Buffer) => text,
};

/** Keeps documents by state of the registry, path and the query parameters that their pages read; the least used go first. */
export function createKeptDocuments(mostBytes: number): KeptDocuments {
  const documents = new LRUCache<string, KeptDocument>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => Math.ceil(key.length + answer.html.length * WITH_COMPRESSED),
    ttl: KEPT_MS,
  });
  /** The parameters that a path's page reads: who does not know them does not know which document an address means. */
  const parameters = new LRUCache<string, readonly string[]>({ max: MOST_PATHS });
  const pathOf = ({ state, pathname }: Place) => `${state} ${pathname}`;
  return {
    find(place) {
      const path = pathOf(place);
      const names = parameters.get(path);
      return names && documents.get(path + keepDeclaredQuery(place.search, names));
    },
    note(place, answer) {
      const document = keep(answer);
      const path = pathOf(place);
      const { query } = answer;
      // A shell that does not say what its pages read is asked each time.
      if (query && answer.isPublic && answer.status === 200 && answer.location === undefined) {
        parameters.set(path, query);
        documents.set(path + keepDeclaredQuery(place.search, query), document);
      } else documents.delete(path + keepDeclaredQuery(place.search, query ?? parameters.get(path) ?? []));
      return document;
    },
  };
}

/** A document with its bodies, each made when it is first asked for. */
export function keep(answer: DocumentAnswer): KeptDocument {
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

const marked = new WeakMap<KeptDocument, KeptDocument>();

/** The same document with a line that says of when it is, made once. Nobody else keeps that one. */
export function asOf(document: KeptDocument): KeptDocument {
  const known = marked.get(document) ?? mark(document);
  marked.set(document, known);
  return known;
}

function mark({ answer, madeAt }: KeptDocument): KeptDocument {
  const [language = 'en'] = (answer.locale ?? 'en-US').split('-');
  const text = language === 'ar' ? ar['stale.text'] : en['stale.text'].defaultMessage;
  const time = timeIn(language, madeAt);
  const line = `<p id="stale-document" role="status">${text.replace('{time}', `<time datetime="${new Date(madeAt).toISOString()}">${time}</time>`)}</p>`;
  return { ...keep({ ...answer, html: answer.html.replace(/<body[^>]*>/, (body) => body + line), isPublic: false }), madeAt };
}

/** The best encoding that a visitor takes. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}
