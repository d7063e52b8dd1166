import { Upload, type HttpRequest, type HttpStack } from 'tus-js-client';
import { sendByXhr, type UploadAnswer, type UploadRequest } from './send-by-xhr';
import { FIRST_WAIT_MS, type Last, type Run, type TusUpload } from './tus-upload';

/** Sent in one request. What is cut off in the middle of it is asked for, and only what has not arrived is sent again. */
export const CHUNK_BYTES = 1024 * 1024;

/** From the beginning, or from where the platform has it, until the file has arrived or a request fails. */
export async function attempt(upload: TusUpload, run: Run): Promise<'complete' | Last> {
  const { file, name, use, signal } = upload;
  const last: Last = { method: '', status: undefined, error: undefined };
  if (signal.aborted) return last;
  return new Promise((resolve) => {
    const made = new Upload(file, {
      endpoint: new URL(upload.endpoint, document.baseURI).href,
      uploadUrl: run.address ?? null,
      chunkSize: CHUNK_BYTES,
      metadata: { filename: name, ...(use === undefined ? {} : { use }) },
      // When to try again is decided here, by the connection; what is kept over a reload, beside the file.
      retryDelays: null,
      storeFingerprintForResuming: false,
      httpStack: httpStack(upload, run, last),
      onUploadUrlAvailable: () => {
        if (made.url === null || made.url === run.address) return;
        // Another upload: what has arrived of an earlier one, which has expired, says nothing of how far this one is.
        Object.assign(run, { address: made.url, accepted: 0, begun: run.begun + 1 });
        upload.onAddress(made.url);
      },
      onProgress: (sent) => {
        if (!signal.aborted) upload.onProgress(Math.min(sent, file.size));
      },
      onChunkComplete: (bytes) => {
        // Sent and answered, and nothing has arrived: the client would send it again at once, for ever.
        if (bytes > 0) return;
        void made.abort();
        resolve(last);
      },
      onSuccess: () => resolve('complete'),
      onError: () => resolve(last),
    });
    signal.addEventListener('abort', () => resolve(last), { once: true });
    made.start();
  });
}

/** Requests of the client as `send` makes them, each with a token. Says what became of the last one, and what the platform has. */
function httpStack({ token, send = sendByXhr, signal, onWaiting }: Requests, run: Run, last: Last): HttpStack {
  return requestsBy(async (request) => {
    Object.assign(last, { method: request.method, status: undefined, error: undefined });
    try {
      const isTokenRefused = run.isTokenRefused;
      run.isTokenRefused = false;
      const bearer = await token(isTokenRefused);
      if (signal.aborted) throw new Error('Given up.');
      const answer = await send({ ...request, headers: { ...request.headers, Authorization: `Bearer ${bearer}` }, signal });
      last.status = answer.status;
      onWaiting(false);
      note(answer, run);
      // Any other refusal of a HEAD makes the client begin again from the first byte: 503 and 401 are no reason to.
      if (request.method === 'HEAD' && answer.status >= 300 && ![404, 410, 423].includes(answer.status)) throw new Error('No offset.');
      return answer;
    } catch (error) {
      last.error = error;
      throw error;
    }
  });
}

type Requests = Pick<TusUpload, 'token' | 'send' | 'signal' | 'onWaiting'>;

/** More has arrived: failed tries before that count no more. */
function note({ status, header }: UploadAnswer, run: Run): void {
  if (status >= 300) return;
  run.hasNewToken = false;
  const offset = Number(header('upload-offset') ?? 0);
  if (offset <= run.accepted) return;
  Object.assign(run, { accepted: offset, tries: 0, wait: FIRST_WAIT_MS });
}

/** Deletes an upload. Rejects where the platform did not. */
export async function terminate(address: string, { token, send = sendByXhr }: Pick<TusUpload, 'token' | 'send'>): Promise<void> {
  const { signal } = new AbortController();
  const stack = requestsBy(async (request) =>
    send({ ...request, headers: { ...request.headers, Authorization: `Bearer ${await token(false)}` }, signal }),
  );
  await Upload.terminate(address, { httpStack: stack, retryDelays: null });
}

type Requested = Pick<UploadRequest, 'method' | 'url' | 'headers' | 'body' | 'onProgress'>;

/** The client's way to make requests, by a function. */
export function requestsBy(answerOf: (request: Requested) => Promise<UploadAnswer>): HttpStack {
  return {
    getName: () => 'storefront',
    createRequest(method, url): HttpRequest {
      const headers: Record<string, string> = {};
      let onProgress: ((sent: number) => void) | undefined;
      return {
        getMethod: () => method,
        getURL: () => url,
        getHeader: (name) => headers[name],
        setHeader: (name, value) => (headers[name] = value),
        setProgressHandler: (handler) => (onProgress = handler),
        async send(body) {
          const { status, header } = await answerOf({
            method: method as UploadRequest['method'],
            url,
            headers,
            ...(body ? { body: body as Blob } : {}),
            ...(body && onProgress ? { onProgress } : {}),
          });
          return {
            getStatus: () => status,
            getHeader: (name) => header(name.toLowerCase()) ?? undefined,
            getBody: () => '',
            getUnderlyingObject: () => undefined,
          };
        },
        // By the signal that every request has.
        abort: async () => undefined,
        getUnderlyingObject: () => undefined,
      };
    },
  };
}
