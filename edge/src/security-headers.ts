import type { ShopConfig } from 'shared-contracts';

type Origins = NonNullable<ShopConfig['origins']>;
/** What an origin can be opened for, and the directive that opens it. */
const DIRECTIVES: Readonly<Record<keyof Origins, string>> = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  media: 'media-src',
  connect: 'connect-src',
  frame: 'frame-src',
  form: 'form-action',
};
export const ORIGIN_PURPOSES = ['script', 'style', 'image', 'font', 'media', 'connect', 'frame', 'form'] as const;

const OWN: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // What could run as code is made by the shell's policy or the sanitizer's, or not at all.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'shop-html'],
};

/**
 * The origins that a configuration opens: its own list, and what the captcha's and the chat's entries bring, each for scripts, frames and
 * connections. A provider's script may do in the page what it likes: another origin of the same provider adds nothing to that.
 */
export function openedOrigins({ origins = {}, captcha, liveChat }: Pick<ShopConfig, 'origins' | 'captcha' | 'liveChat'>): Origins {
  const theirs = [captcha, liveChat].flatMap((entry) =>
    entry ? [entry.script, ...(entry.origins ?? [])].map((address) => new URL(address).origin) : [],
  );
  if (theirs.length === 0) return origins;
  const ofPages = theirs.filter((origin) => !origin.startsWith('wss:'));
  const add = (known: readonly string[] = [], more: readonly string[]) => [...new Set([...known, ...more])];
  return {
    ...origins,
    script: add(origins.script, ofPages),
    frame: add(origins.frame, ofPages),
    connect: add(origins.connect, theirs),
  };
}

/** Features that no page of the shop uses, unless its configuration says who does. */
export const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'] as const;

export interface SecurityHeaders {
  /** Of every answer. */
  common: Readonly<Record<string, string>>;
  /** Of a document, whose own styles and scripts are named by their hashes; `policies`: Trusted Types policies that it makes. */
  contentSecurityPolicy(styleHashes?: readonly string[], scriptHashes?: readonly string[], policies?: readonly string[]): string;
}

/**
 * Scripts and styles come from this origin alone; nothing inline runs; nobody frames the shop. Each other origin and feature is opened by
 * its own entry of the configuration; `origins` are all of them (`openedOrigins`).
 */
export function createSecurityHeaders({
  permissions = {},
  telemetry,
  overrides = [],
  origins = {},
}: Pick<ShopConfig, 'origins' | 'permissions' | 'telemetry' | 'overrides'>): SecurityHeaders {
  const opened = new Map(Object.entries(OWN).map(([directive, sources]) => [directive, [...sources]]));
  const open = (directive: string, more: readonly string[]) => {
    if (more.length > 0) opened.set(directive, [...(opened.get(directive) ?? []), ...more]);
  };
  for (const purpose of ORIGIN_PURPOSES) open(DIRECTIVES[purpose], origins[purpose] ?? []);
  // A remote from a developer's machine brings all that a release has.
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) open(directive, overrides);
  if (telemetry && /^https?:/.test(telemetry.endpoint)) open('connect-src', [new URL(telemetry.endpoint).origin]);

  const contentSecurityPolicy: SecurityHeaders['contentSecurityPolicy'] = (styleHashes = [], scriptHashes = [], policies = []) => {
    const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
    const own: Readonly<Record<string, readonly string[]>> = {
      'style-src': quoted(styleHashes),
      'script-src': quoted(scriptHashes),
      'trusted-types': policies,
    };
    return [...opened].map(([directive, sources]) => [directive, ...new Set([...sources, ...(own[directive] ?? [])])].join(' ')).join('; ');
  };

  return {
    contentSecurityPolicy,
    common: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
      'Permissions-Policy': permissionsPolicy(permissions),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': contentSecurityPolicy(),
    },
  };
}

function permissionsPolicy(permissions: NonNullable<ShopConfig['permissions']>): string {
  return FEATURES.map((feature) => {
    const allowed = (permissions[feature] ?? []).map((who) => (who === 'self' ? 'self' : `"${who}"`));
    return `${feature}=(${allowed.join(' ')})`;
  }).join(', ');
}
