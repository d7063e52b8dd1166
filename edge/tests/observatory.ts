import type { IncomingHttpHeaders } from 'node:http';

type Header = string | string[] | undefined;

/** What MDN's HTTP Observatory looks at: the answer to a document by HTTPS, and where one by HTTP leads. */
export interface Observed {
  headers: IncomingHttpHeaders;
  html: string;
  http: { status: number; location: string | undefined; host: string };
}

/**
 * The published rules of MDN's HTTP Observatory (scoring of 2025: a site begins with 100, bonuses count from 90 on), as far as a server's
 * answers decide them. Gives the modifiers by test, and the score; 100 and more is an A+.
 */
export function observe(observed: Observed): { modifiers: Record<string, number>; score: number } {
  const modifiers = {
    'content-security-policy': policyModifier(directivesOf(observed.headers)),
    cookies: observed.headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing': observed.headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    redirection: redirectionModifier(observed.http),
    'referrer-policy': referrerModifier(observed.headers['referrer-policy']),
    'strict-transport-security': transportModifier(observed.headers['strict-transport-security']),
    'subresource-integrity': integrityModifier(observed.html),
    'x-content-type-options': observed.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framingModifier(observed.headers),
    'cross-origin-resource-policy': resourceModifier(observed.headers['cross-origin-resource-policy']),
  };
  const penalties = Object.values(modifiers).filter((modifier) => modifier < 0);
  const without = 100 + penalties.reduce((sum, modifier) => sum + modifier, 0);
  const bonuses = Object.values(modifiers).filter((modifier) => modifier > 0);
  return { modifiers, score: Math.max(0, without >= 90 ? without + bonuses.reduce((sum, modifier) => sum + modifier, 0) : without) };
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];

function directivesOf(headers: IncomingHttpHeaders): Map<string, string[]> {
  const policy = String(headers['content-security-policy'] ?? '');
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function policyModifier(directives: Map<string, string[]>): number {
  if (!directives.has('default-src') && !directives.has('script-src')) return -25;
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isUnsafe = (sources: string[]) => sources.some((source) => BROAD.includes(source) || ["'unsafe-inline'", 'data:'].includes(source));
  if (isUnsafe(of('script-src')) || of('object-src').some((source) => BROAD.includes(source))) return -20;
  const passive = ['img-src', 'media-src'];
  const isInsecure = (names: string[]) => names.some((name) => of(name).some((source) => /^(http|ftp):/.test(source)));
  if (isInsecure([...directives.keys()].filter((name) => !passive.includes(name)))) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (isInsecure(passive)) return -10;
  if (isUnsafe(of('style-src'))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function redirectionModifier({ status, location, host }: Observed['http']): number {
  if (![301, 302, 307, 308].includes(status) || location === undefined) return -20;
  const url = new URL(location, `http://${host}`);
  if (url.protocol !== 'https:') return -10;
  return url.hostname === host.split(':')[0] ? 0 : -5;
}

function referrerModifier(policy: Header): number {
  if (policy === undefined) return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(String(policy)) ? 5 : -5;
}

function transportModifier(header: string | undefined): number {
  const seconds = /max-age=(\d+)/.exec(header ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

function integrityModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g)].map(([tag]) => tag);
  if (scripts.some((tag) => /src="(http:|\/\/)/.test(tag))) return -50;
  if (scripts.some((tag) => /src="https:/.test(tag) && !tag.includes('integrity='))) return -5;
  return scripts.length > 0 && scripts.every((tag) => tag.includes('integrity=')) ? 5 : 0;
}

function framingModifier(headers: IncomingHttpHeaders): number {
  if (directivesOf(headers).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'])) ? 0 : -20;
}

function resourceModifier(policy: Header): number {
  if (policy === 'same-origin' || policy === 'same-site') return 10;
  return policy === undefined || policy === 'cross-origin' ? 0 : -5;
}
