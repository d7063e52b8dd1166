/** What browsers show by themselves and what runs no code, by extension. Never SVG or HTML: they would run as pages of the shop. */
const SHOWN: ReadonlyMap<string | undefined, string> = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
]);

const typeOf = (name: string) => SHOWN.get(name.split('.').pop()?.toLowerCase());

/** Whether a file can be opened in a tab. */
export function canBeShown(name: string): boolean {
  return typeOf(name) !== undefined;
}

export interface FetchFile {
  url: string;
  name: string;
  token: string;
  signal: AbortSignal;
  /** Percent; not called where the size is not known. */
  onProgress: (percent: number) => void;
}

/** Fetches a file of the shopper's, piece by piece. Its type is what its name says, whatever is answered. Rejects where none comes. */
export async function fetchFile({ url, name, token, signal, onProgress }: FetchFile): Promise<Blob> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` }, signal });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const size = Number(answer.headers.get('content-length'));
  const reader = answer.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    received += value.length;
    if (size > 0) onProgress(Math.min(100, Math.floor((100 * received) / size)));
  }
  return new Blob(parts, { type: typeOf(name) ?? 'application/octet-stream' });
}

/** A tab that shows a file may be reloaded, or save it. */
const SHOWN_FOR_MS = 10 * 60_000;

/** Opens a file in a tab of its own; false where the browser does not let it: then it has to be pressed once more. */
export function openFile(file: Blob): boolean {
  const address = URL.createObjectURL(file);
  const tab = window.open(address, '_blank');
  setTimeout(() => URL.revokeObjectURL(address), SHOWN_FOR_MS);
  if (tab) tab.opener = null;
  return tab !== null;
}
