import type { SendUpload } from './send-by-xhr';

export const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** Failed tries in a row, none of which brought a byte more to the platform; with the waits between them some 45 seconds. */
const MOST_TRIES = 8;
/** Uploads of one file that may expire before it has arrived: a platform that loses each of them is not sent the file for ever. */
const MOST_BEGINNINGS = 5;

/** `no-token`: the platform gives none to upload with. `unavailable`: it does not take the file, try after try. */
export type UploadRefusal =
  'too-large' | 'content' | 'too-many-uploads' | 'signed-out' | 'no-token' | 'storage' | 'unavailable' | 'unreadable' | 'refused';

/** The platform answered, and gave no token to upload with. `isSignedOut`: it does not take the customer for one any more. */
export class NoUploadToken extends Error {
  override name = 'NoUploadToken';

  constructor(
    message?: string,
    readonly isSignedOut = false,
  ) {
    super(message);
  }
}

export interface TusUpload {
  /** Where uploads begin. */
  endpoint: string;
  file: Blob;
  name: string;
  /** What the file is for, in the platform's word: it holds the file to the limits of that use from the start. */
  use?: string | undefined;
  /** Of one that was begun earlier: it goes on there, if it is still there. */
  address?: string | undefined;
  /** Who uploads. `isRefused`: the last one was; another is needed. Rejects with `NoUploadToken` where there is none. */
  token: (isRefused: boolean) => Promise<string>;
  /** Makes the requests; XMLHttpRequest where none is given. */
  send?: SendUpload | undefined;
  signal: AbortSignal;
  /** The upload has an address now: what has to be kept in order to go on after a reload. */
  onAddress: (address: string) => void;
  onProgress: (sent: number) => void;
  /** Whether it waits for the connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** Resolves after so many milliseconds, or earlier where the connection is back. */
  wait: (milliseconds: number) => Promise<void>;
  /** Tries without an answer count only while there is a connection: without one, the upload waits for as long as that lasts. */
  isOnline: () => boolean;
}

/**
 * Sends a file by tus 1.0. However often the connection is cut, it goes on with what has not arrived. Resolves with the address of the
 * complete upload, with why it was refused, or with nothing where it was given up.
 */
export async function tusUpload(upload: TusUpload): Promise<{ address: string } | { refusal: UploadRefusal } | undefined> {
  const { file, signal } = upload;
  const run: Run = {
    address: upload.address,
    tries: 0,
    wait: FIRST_WAIT_MS,
    accepted: 0,
    begun: 0,
    hasNewToken: false,
    isTokenRefused: false,
  };
  while (!signal.aborted) {
    // A client that did not come is no answer.
    const last = await loadClient().then(
      ({ attempt }) => attempt(upload, run),
      (error: unknown): Last => ({ method: '', status: undefined, error }),
    );
    if (signal.aborted) return undefined;
    if (last === 'complete') return { address: run.address ?? '' };
    const refusal = refusalOf(last, run);
    if (refusal !== undefined) return { refusal };
    if (last.status === undefined) {
      // A file that was moved or changed meanwhile looks as if there were no answer.
      if (!(await isReadable(file))) return { refusal: 'unreadable' };
      upload.onWaiting(true);
    }
    if (last.status !== undefined || upload.isOnline()) run.tries += 1;
    if (run.tries >= MOST_TRIES || run.begun >= MOST_BEGINNINGS) return { refusal: 'unavailable' };
    if (AGAIN_AT_ONCE.has(last.status ?? 0)) continue;
    await pause(upload, run.wait);
    run.wait = Math.min(run.wait * 2, LONGEST_WAIT_MS);
  }
  return undefined;
}

/** Over all tries of an upload. */
export interface Run {
  address: string | undefined;
  tries: number;
  wait: number;
  /** The most bytes that the platform has said it has. */
  accepted: number;
  /** How many uploads were begun. */
  begun: number;
  hasNewToken: boolean;
  isTokenRefused: boolean;
}

/** The request that a try ended with. Without a status there was no answer. */
export interface Last {
  method: string;
  status: number | undefined;
  error: unknown;
}

/** Another token, the platform's own offset, or a new upload: the next request asks for them. */
const AGAIN_AT_ONCE: ReadonlySet<number> = new Set([401, 404, 409, 410]);
const REFUSALS: Readonly<Record<number, UploadRefusal>> = {
  401: 'signed-out',
  413: 'too-large',
  415: 'content',
  429: 'too-many-uploads',
  507: 'storage',
};

/** What a try ended with for good; undefined where another one may help. Notes that a token was refused. */
function refusalOf({ method, status, error }: Last, run: Run): UploadRefusal | undefined {
  if (error instanceof NoUploadToken) return error.isSignedOut ? 'signed-out' : 'no-token';
  if (status === undefined) return undefined;
  if (status === 401 && !run.hasNewToken) {
    run.hasNewToken = true;
    run.isTokenRefused = true;
    return undefined;
  }
  // What has expired begins again; where nothing can begin there is nothing to wait for.
  if (status === 404 || status === 410) return method === 'POST' ? 'refused' : undefined;
  // 423: the request that was cut off is still being written.
  const mayChange = status < 300 || status === 409 || status === 423 || (status >= 500 && status !== 507);
  return mayChange ? undefined : (REFUSALS[status] ?? 'refused');
}

/** Until it may try again, or is given up. */
function pause({ wait, signal }: TusUpload, milliseconds: number): Promise<void> {
  return Promise.race([
    wait(milliseconds),
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
  ]);
}

async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Comes with the first file. A load that failed is tried again with the next try. */
function loadClient() {
  return import(/* webpackChunkName: "on-demand-tus" */ '#tus-client');
}

/** Gives an upload up. Whether it worked does not matter: what belongs to nothing expires. */
export async function giveUp(address: string, requests: Pick<TusUpload, 'token' | 'send'>): Promise<void> {
  await loadClient()
    .then(({ terminate }) => terminate(address, requests))
    .catch(() => undefined);
}
