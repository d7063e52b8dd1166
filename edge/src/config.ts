import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ShopConfig } from 'shared-contracts';

/** How the edge is run: from the environment, read once. */
export interface EdgeConfig {
  port: number;
  host: string;
  /** Folder with `registry.json` and the releases. */
  store: string;
  /** Origin of the commerce platform. */
  commerceUrl: string;
  shop: ShopConfig;
  /** The shop's own origins, the one that documents name first. Other hosts are refused. */
  publicOrigins: readonly string[];
  /** Sends visitors who come by HTTP to HTTPS. */
  forceHttps: boolean;
  /** Whose `X-Forwarded-Host` and `-Proto` count: everyone's, nobody's, or those of addresses and networks (`10.0.0.0/8`). */
  trustProxy: boolean | string[];
  tls: { key: Buffer; cert: Buffer } | undefined;
  /** Documents reload themselves when a release changes. For development. */
  reloads: boolean;
  /** How long a render may take before its worker is ended: longer than resolving and reading from a slow platform (2 × 2.5 s). */
  renderTimeoutMs: number;
  logLevel: string;
}

const DEFAULT_SHOP: ShopConfig = {
  brand: {
    name: { en: 'AMC eShop', ar: 'متجر AMC الإلكتروني' },
    phone: '9200 00000',
    email: 'info@amc-eshop.example',
    social: [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { name: 'X', url: 'https://x.com/' },
      { name: 'YouTube', url: 'https://www.youtube.com/' },
    ],
  },
  hardReloads: false,
  platformExtensions: 'auto',
  serviceWorker: true,
  teamOutlines: false,
};

export function readConfig(env: NodeJS.ProcessEnv = process.env): EdgeConfig {
  const file = env.SHOP_CONFIG;
  const given: Partial<ShopConfig> = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const port = Number(env.PORT ?? 8080);
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    store: resolve(env.RELEASE_STORE ?? '../.store'),
    commerceUrl: (env.COMMERCE_URL ?? 'http://127.0.0.1:4000').replace(/\/$/, ''),
    shop: {
      ...DEFAULT_SHOP,
      ...given,
      teamOutlines: env.TEAM_OUTLINES === '1' || (given.teamOutlines ?? false),
      serviceWorker: env.DEV_RELOAD !== '1' && (given.serviceWorker ?? DEFAULT_SHOP.serviceWorker),
    },
    publicOrigins: readOrigins(env.PUBLIC_ORIGINS, `http${env.TLS_KEY ? 's' : ''}`, port),
    forceHttps: env.FORCE_HTTPS === '1',
    trustProxy: readTrust(env.TRUST_PROXY),
    tls: env.TLS_KEY && env.TLS_CERT ? { key: readFileSync(env.TLS_KEY), cert: readFileSync(env.TLS_CERT) } : undefined,
    reloads: env.DEV_RELOAD === '1',
    renderTimeoutMs: Number(env.RENDER_TIMEOUT_MS ?? 6500),
    logLevel: env.LOG_LEVEL ?? 'warn',
  };
}

/** Unconfigured, the shop is at home on this machine only. */
function readOrigins(value = '', scheme: string, port: number): readonly string[] {
  if (value.trim() === '') return ['localhost', '127.0.0.1', '[::1]'].map((host) => `${scheme}://${host}:${port}`);
  return value.split(',').map((text) => readOrigin(text.trim(), 'PUBLIC_ORIGINS'));
}

/** Throws for what is more or less than scheme, host and port. */
export function readOrigin(text: string, of: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, '').toLowerCase() !== url.origin)
    throw new Error(`${of}: "${text}" is not an origin such as https://shop.example.`);
  return url.origin;
}

function readTrust(value = ''): boolean | string[] {
  if (value === '' || value === '0') return false;
  return value === '1' ? true : value.split(',').map((part) => part.trim());
}
