/** Addresses that show the shop with releases that are live for nobody. They are signed, for one shop and for a while. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Preview {
  /** The shop's origin. */
  shop: string;
  /** Versions by release, instead of the live ones. */
  releases: Readonly<Record<string, string>>;
  /** When it ends, in milliseconds since 1970. */
  until: number;
}

const MIN_SECRET = 32;

/** The value of `?preview=`. Throws for a secret that can be guessed. */
export function signPreview(preview: Preview, secret: string): string {
  if (secret.length < MIN_SECRET) throw new Error(`PREVIEW_SECRET must be set, as the edge has it: at least ${MIN_SECRET} characters.`);
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${macOf(text, secret)}`;
}

/** What a value stands for; undefined for one that was forged, has ended or was made for another shop. */
export function readPreview(value: string, secret: string, shops: readonly string[], now = Date.now()): Preview | undefined {
  const [text = '', mac = '', ...rest] = value.split('.');
  if (rest.length > 0 || secret.length < MIN_SECRET || !isSameSecret(mac, macOf(text, secret))) return undefined;
  // Signed by this shop's own tool: its form is known.
  const preview: Preview = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  return preview.until > now && shops.includes(preview.shop) ? preview : undefined;
}

const macOf = (text: string, secret: string) => createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');

/** Compared in a time that does not tell how much of it is right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
