// What the requests of one visit say: `{ url, type, initiator, bytes }`, as the browser's protocol tells them.

/** Bytes of all. */
export const bytesOf = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);

/** Each address once, as it was asked for last. */
export const oncePerAddress = (requests) => [...new Map(requests.map((request) => [request.url, request])).values()];

/** How many requests wait for each other, one after the other: document 1, what it names 2, what those load 3 … */
export function longestChain(requests) {
  const depths = new Map();
  for (const { url, type, initiator } of requests) {
    if (depths.has(url)) continue;
    const parent = initiator.type === 'script' ? scriptIn(initiator.stack) : initiator.url;
    depths.set(url, type === 'Document' ? 1 : (depths.get(parent ?? '') ?? 1) + 1);
  }
  return Math.max(0, ...depths.values());
}

/** The script that asked: of what was called first, and of what that was waiting for. */
function scriptIn(stack) {
  for (let current = stack; current; current = current.parent) {
    const url = current.callFrames?.map((frame) => frame.url).find(Boolean);
    if (url) return url;
  }
  return undefined;
}
