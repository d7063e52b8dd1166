import type { SendUpload } from '../send-by-xhr';

/** The endpoint of uploads in memory, for tests: it can be cut off, be busy, and refuse. */
export function tusServer() {
  const files = new Map<string, { size: number; bytes: number; name: string }>();
  const plan: ((got: Request) => number | 'cut' | 'stuck' | undefined)[] = [];
  /** Bytes that left the browser, in all. */
  let sent = 0;
  const calls: string[] = [];

  const send: SendUpload = async ({ method, url, headers, body, onProgress, signal }) => {
    calls.push(method);
    const size = body?.size ?? 0;
    const planned = plan.shift()?.({ method, url, token: headers['Authorization'] ?? '', size });
    const file = files.get(url);
    if (planned === 'cut') {
      // Half of what was sent arrives, and nobody says so.
      sent += size;
      if (file) file.bytes += Math.floor(size / 2);
      throw new Error('cut');
    }
    if (signal.aborted) throw new Error('given up');
    if (planned === 'stuck') return answer(204, { 'upload-offset': headers['Upload-Offset'] ?? '0' });
    if (planned !== undefined) return answer(planned);
    if (method === 'POST') {
      const address = `http://localhost/rest/V1/uploads/id${files.size + 1}`;
      files.set(address, { size: Number(headers['Upload-Length']), bytes: 0, name: headers['Upload-Metadata'] ?? '' });
      return answer(201, { location: `/rest/V1/uploads/id${files.size}` });
    }
    if (!file) return answer(404);
    if (method === 'DELETE') files.delete(url);
    if (method === 'PATCH') {
      if (Number(headers['Upload-Offset']) !== file.bytes) return answer(409);
      sent += size;
      onProgress?.(size);
      file.bytes += size;
    }
    return answer(method === 'PATCH' ? 204 : 200, { 'upload-offset': String(file.bytes), 'upload-length': String(file.size) });
  };

  return { send, files, calls, plan, sentBytes: () => sent };
}

interface Request {
  method: string;
  url: string;
  token: string;
  size: number;
}

const answer = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  header: (name: string) => headers[name] ?? null,
});
