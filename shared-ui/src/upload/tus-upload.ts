import type { SendUpload, UploadAnswer, UploadRequest } from './send-by-xhr';

/** Sent in one request. What is cut off in the middle of it is asked for, and only what has not arrived is sent again. */
export const CHUNK_BYTES = 1024 * 1024;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

export type UploadRefusal = 'too-large' | 'content' | 'too-many' | 'signed-out' | 'refused';

export interface TusUpload {
  /** Where uploads begin. */
  endpoint: string;
  file: Blob;
  name: string;
  /** Of one that was begun earlier: it goes on there, if it is still there. */
  address?: string | undefined;
  /** Who uploads. `isRefused`: the last one was; another is needed. */
  token: (isRefused: boolean) => Promise<string>;
  send: SendUpload;
  signal: AbortSignal;
  /** The upload has an address now: what has to be kept in order to go on after a reload. */
  onAddress: (address: string) => void;
  onProgress: (sent: number) => void;
  /** Whether it waits for the connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** Resolves after so many milliseconds, or earlier where the connection is back. */
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Sends a file by tus 1.0, chunk by chunk. However often the connection is cut, it asks how much has arrived and goes on there. Resolves
 * with the address of the complete upload, with why it was refused, or with nothing where it was given up.
 */
export async function tusUpload(upload: TusUpload): Promise<{ address: string } | { refusal: UploadRefusal } | undefined> {
  const { file, signal } = upload;
  let { address } = upload;
  let offset: number | undefined;
  let wait = FIRST_WAIT_MS;
  let hasNewToken = false;
  let isRefused = false;
  while (!signal.aborted) {
    let answer: UploadAnswer;
    try {
      const request: Asked =
        address === undefined
          ? beginning(upload)
          : offset === undefined
            ? { method: 'HEAD', url: address }
            : chunk(address, file, offset, upload.onProgress);
      answer = await ask(upload, request, isRefused);
      isRefused = false;
    } catch {
      if (signal.aborted) return undefined;
      upload.onWaiting(true);
      await pause(upload, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      // Part of the chunk may have arrived.
      offset = undefined;
      continue;
    }
    upload.onWaiting(false);
    const { status } = answer;
    if (status === 401 && !hasNewToken) {
      hasNewToken = true;
      isRefused = true;
    } else if (status === 404 || status === 410) {
      // It has expired: from the beginning.
      if (address === undefined) return { refusal: 'refused' };
      address = undefined;
      offset = undefined;
    } else if (status === 409) {
      offset = undefined;
    } else if (status === 423 || status >= 500) {
      // The request that was cut off is still being written, or the platform is not well.
      await pause(upload, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      offset = undefined;
    } else if (status >= 300) {
      return { refusal: REFUSALS[status] ?? 'refused' };
    } else {
      wait = FIRST_WAIT_MS;
      hasNewToken = false;
      if (address === undefined) {
        address = new URL(answer.header('location') ?? '', new URL(upload.endpoint, document.baseURI)).href;
        upload.onAddress(address);
        offset = 0;
      } else {
        offset = Number(answer.header('upload-offset') ?? 0);
      }
      upload.onProgress(offset);
      if (offset >= file.size) return { address };
    }
  }
  return undefined;
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

const REFUSALS: Readonly<Record<number, UploadRefusal>> = { 401: 'signed-out', 413: 'too-large', 415: 'content', 429: 'too-many' };

type Asked = Pick<UploadRequest, 'method' | 'url' | 'body' | 'onProgress'> & { more?: Readonly<Record<string, string>> };

function beginning({ endpoint, file, name }: TusUpload): Asked {
  // btoa takes bytes: a name in Arabic is encoded first.
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(name)));
  return { method: 'POST', url: endpoint, more: { 'Upload-Length': String(file.size), 'Upload-Metadata': `filename ${encoded}` } };
}

function chunk(url: string, file: Blob, offset: number, onProgress: (sent: number) => void): Asked {
  return {
    method: 'PATCH',
    url,
    body: file.slice(offset, offset + CHUNK_BYTES),
    onProgress: (sent) => onProgress(Math.min(offset + sent, file.size)),
    more: { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
  };
}

async function ask({ token, send, signal }: TusUpload, { more = {}, ...request }: Asked, isRefused: boolean): Promise<UploadAnswer> {
  return send({ ...request, signal, headers: { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${await token(isRefused)}`, ...more } });
}

/** Gives an upload up. Whether it worked does not matter: what belongs to nothing expires. */
export async function giveUp({ address, token, send }: Pick<TusUpload, 'token' | 'send'> & { address: string }): Promise<void> {
  const { signal } = new AbortController();
  try {
    const headers = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${await token(false)}` };
    await send({ method: 'DELETE', url: address, headers, signal });
  } catch {
    // As above.
  }
}
