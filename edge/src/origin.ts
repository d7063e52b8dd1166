/** The origin that a text is: scheme, host and port, no more and no less. */
export function readOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined &&
    /^(https?|wss):$/.test(url.protocol) &&
    /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)$/.test(url.hostname) &&
    text.replace(/\/$/, '').toLowerCase() === url.origin;
  return isOrigin ? url.origin : undefined;
}
