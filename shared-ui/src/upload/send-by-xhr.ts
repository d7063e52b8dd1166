/** One request of an upload. */
export interface UploadRequest {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Blob;
  /** Bytes of the body that have left. */
  onProgress?: (sent: number) => void;
  signal: AbortSignal;
}

export interface UploadAnswer {
  status: number;
  header: (name: string) => string | null;
}

/** Sends one request; rejects where there was no answer. */
export type SendUpload = (request: UploadRequest) => Promise<UploadAnswer>;

const TIMEOUT_MS = 120_000;

/** By XMLHttpRequest: `fetch` does not say how much has been sent. */
export const sendByXhr: SendUpload = ({ method, url, headers, body, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const fail = () => reject(new Error('No answer.'));
    request.onload = () => resolve({ status: request.status, header: (name) => request.getResponseHeader(name) });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    if (onProgress) request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
