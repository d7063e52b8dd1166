import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isBucket } from 'release-kit';
import { readNumber, readPort } from 'release-kit/numbers';
import type { ShopConfig } from 'shared-contracts';
import { readGonePaths } from './gone-paths';
import { FEATURES, openedOrigins, ORIGIN_PURPOSES } from './security-headers';
import type { RegisterAccess } from './short-addresses';

/** How the edge is run: from the environment, read once. */
export interface EdgeConfig {
  /** 0: any that is free; the system chooses it when the edge listens. */
  port: number;
  host: string;
  /** The descriptor of a socket that listens already, inherited from whoever started this: instead of `port` and `host`. */
  fd: number | undefined;
  /** Folder with `registry.json` and the releases; where the store is a bucket, the folder that follows it. */
  store: string;
  /** Where releases are published to: that folder, or `s3://bucket/prefix`. */
  storeAddress: string;
  /** Origin of the commerce platform. */
  commerceUrl: string;
  /** Where the platform has its media, without a slash at the end: `/media/…` is passed on to it. */
  mediaUrl: string;
  shop: ShopConfig;
  /** The shop's own origins, the one that documents name first. Other hosts are refused. None: this machine at its port. */
  publicOrigins: readonly string[];
  /** Sends visitors who come by HTTP to HTTPS. */
  forceHttps: boolean;
  /** Whose `X-Forwarded-Host` and `-Proto` count: everyone's, nobody's, or those of addresses and networks (`10.0.0.0/8`). */
  trustProxy: boolean | string[];
  /** The header of that name for those who come by HTTPS; empty for none. */
  strictTransportSecurity: string;
  tls: { key: Buffer; cert: Buffer } | undefined;
  /** Documents reload themselves when a release changes. For development. */
  reloads: boolean;
  /** How long the platform's answers to the server's own questions are used again, in seconds. */
  platformAnswersS: number;
  /** How long a document is given again without making it anew, in seconds. */
  documentsS: number;
  /** How many bytes of documents are kept, for that and for when the platform is away. */
  documentsBytes: number;
  /** How many bytes of the platform's public answers are kept for when it is away. */
  answersBytes: number;
  /** How long a render may take before its worker is ended: longer than resolving and reading from a slow platform (2 × 2.5 s). */
  renderTimeoutMs: number;
  /** How long what is being answered may take when the edge stops. */
  stopMs: number;
  logLevel: string;
  /** What addresses of previews are signed with, at least 32 characters; empty where there are none. */
  previewSecret: string;
  /** Who shows it sees `/metrics` and `/_releases`, at least 16 characters; empty where nobody may. */
  operatorToken: string;
  /** The register of National Addresses; none: codes are not looked up. */
  addressRegister: RegisterAccess | undefined;
  /** Paths that were pages once; one that ends in `*` stands for all that begin so. */
  gonePaths: readonly string[];
}

/** Where the register is asked by short code. */
const ADDRESS_REGISTER = 'https://apina.address.gov.sa/NationalAddress/NationalAddressByShortAddress/NationalAddressByShortAddress';

const DEFAULT_SHOP: ShopConfig = {
  brand: {
    name: { en: 'AMC eShop', ar: 'متجر AMC الإلكتروني' },
    shortName: { en: 'AMC eShop', ar: 'متجر AMC' },
    phone: '9200 00000',
    hours: { en: 'Sunday to Thursday, 8:00 to 17:00', ar: 'من الأحد إلى الخميس، من 8:00 إلى 17:00' },
    delivery: { en: 'Delivery across Saudi Arabia in 2 to 4 working days', ar: 'توصيل إلى جميع مناطق المملكة خلال 2 إلى 4 أيام عمل' },
    payments: [
      { en: 'Credit or debit card', ar: 'بطاقة ائتمان أو مدى' },
      { en: 'Bank transfer', ar: 'تحويل بنكي' },
      { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
    ],
    carriers: [
      { en: 'Standard delivery', ar: 'توصيل عادي' },
      { en: 'Express delivery', ar: 'توصيل سريع' },
    ],
    vatNumber: '300000000000003',
    registrationNumber: '1010000000',
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
  telemetry: { endpoint: '/_reports' },
  // The shop's own pages, by a press alone: which branch is the nearest.
  permissions: { geolocation: ['self'] },
};

export function readConfig(env: NodeJS.ProcessEnv = process.env): EdgeConfig {
  const shop = env.SHOP_CONFIG?.trim();
  // The JSON itself, or the file that has it.
  const given: Partial<ShopConfig> = shop ? checkShop(JSON.parse(shop.startsWith('{') ? shop : readFileSync(shop, 'utf8'))) : {};
  const addressRegister = readRegister(env.ADDRESS_REGISTER_KEY, env.ADDRESS_REGISTER_URL);
  const commerceUrl = (env.COMMERCE_URL ?? 'http://127.0.0.1:4000').replace(/\/$/, '');
  return {
    port: readPort(env, 'PORT', 8080),
    host: env.HOST ?? '0.0.0.0',
    fd: env.LISTEN_FD ? readNumber(env, 'LISTEN_FD', 3, { least: 3 }) : undefined,
    ...readStore(env.RELEASE_STORE ?? '../.store', env.RELEASE_CACHE),
    commerceUrl,
    mediaUrl: env.MEDIA_URL ? readMediaUrl(env.MEDIA_URL) : `${commerceUrl}/media`,
    shop: {
      ...DEFAULT_SHOP,
      ...given,
      // The browser's list of scripts (Trusted Types, in whichever version of the shell is live) is what the header opens.
      ...(given.captcha || given.liveChat ? { origins: openedOrigins(given) } : {}),
      permissions: { ...DEFAULT_SHOP.permissions, ...given.permissions },
      teamOutlines: env.TEAM_OUTLINES === '1' || (given.teamOutlines ?? false),
      serviceWorker: env.DEV_RELOAD !== '1' && (given.serviceWorker ?? DEFAULT_SHOP.serviceWorker),
      // The forms ask the edge, which has the key.
      ...(addressRegister ? { addressLookUp: true } : {}),
    },
    addressRegister,
    publicOrigins: readOrigins(env.PUBLIC_ORIGINS),
    forceHttps: env.FORCE_HTTPS === '1',
    strictTransportSecurity: env.STRICT_TRANSPORT_SECURITY ?? 'max-age=31536000; includeSubDomains',
    trustProxy: readTrust(env.TRUST_PROXY),
    tls: env.TLS_KEY && env.TLS_CERT ? { key: readFileSync(env.TLS_KEY), cert: readFileSync(env.TLS_CERT) } : undefined,
    reloads: env.DEV_RELOAD === '1',
    platformAnswersS: readNumber(env, 'PLATFORM_ANSWERS_S', 3, { isWhole: false }),
    documentsS: readNumber(env, 'DOCUMENTS_S', 3, { isWhole: false }),
    answersBytes: readNumber(env, 'ANSWERS_MB', 32, { least: 1 }) * 1024 * 1024,
    documentsBytes: readNumber(env, 'DOCUMENTS_MB', 64, { least: 1 }) * 1024 * 1024,
    renderTimeoutMs: readNumber(env, 'RENDER_TIMEOUT_MS', 6500, { least: 1 }),
    stopMs: readNumber(env, 'STOP_S', 8, { isWhole: false }) * 1000,
    logLevel: env.LOG_LEVEL ?? 'warn',
    previewSecret: readSecret(env.PREVIEW_SECRET, 'PREVIEW_SECRET', 32),
    operatorToken: readSecret(env.OPERATOR_TOKEN, 'OPERATOR_TOKEN', 16),
    gonePaths: env.GONE_PATHS ? readGonePaths(readFileSync(env.GONE_PATHS, 'utf8')) : [],
  };
}

/** A bucket's releases are read from a folder of this edge's own, which may be empty each time. */
function readStore(address: string, cache: string | undefined): Pick<EdgeConfig, 'store' | 'storeAddress'> {
  if (isBucket(address)) return { store: resolve(cache ?? join(tmpdir(), 'releases')), storeAddress: address };
  return { store: resolve(address), storeAddress: resolve(address) };
}

function readOrigins(value = ''): readonly string[] {
  if (value.trim() === '') return [];
  return value.split(',').map((text) => readOrigin(text.trim(), 'PUBLIC_ORIGINS'));
}

/** Throws for an origin that is none, and for what nothing is known of: a door that is misspelt stays shut, and that is said. */
function checkShop(given: Partial<ShopConfig>): Partial<ShopConfig> {
  for (const [purpose, origins] of Object.entries(given.origins ?? {})) {
    if (!ORIGIN_PURPOSES.includes(purpose)) throw new Error(`origins.${purpose} is unknown. There are ${ORIGIN_PURPOSES.join(', ')}.`);
    for (const origin of origins) readOrigin(origin, `origins.${purpose}`);
  }
  for (const [feature, allowed] of Object.entries(given.permissions ?? {})) {
    if (!FEATURES.some((known) => known === feature))
      throw new Error(`permissions.${feature} is unknown. There are ${FEATURES.join(', ')}.`);
    for (const who of allowed) if (who !== 'self') readOrigin(who, `permissions.${feature}`);
  }
  if (given.captcha) {
    const { siteKey } = given.captcha;
    checkProvider(given.captcha, 'captcha');
    if (!siteKey) throw new Error('captcha.siteKey is missing.');
  }
  if (given.liveChat) {
    const { license, provider } = given.liveChat;
    checkProvider(given.liveChat, 'liveChat');
    if (!license) throw new Error('liveChat.license is missing.');
    if (!provider) throw new Error('liveChat.provider is missing: visitors are told whose chat it is.');
  }
  if (given.addressLookUp !== undefined) throw new Error('addressLookUp: ADDRESS_REGISTER_KEY switches it on.');
  for (const origin of given.overrides ?? []) readOrigin(origin, 'overrides');
  const endpoint = given.telemetry?.endpoint;
  if (endpoint !== undefined && !/^\/(?![/\\])/.test(endpoint)) {
    if (!URL.canParse(endpoint)) throw new Error(`telemetry.endpoint: "${endpoint}" is neither a path nor an address.`);
    readOrigin(new URL(endpoint).origin, 'telemetry.endpoint');
  }
  checkConsent({ 'telemetry.consentKey': given.telemetry?.consentKey, 'liveChat.consentKey': given.liveChat?.consentKey });
  return given;
}

/** Throws for keys under which no answer, or that of another question, would be found. */
function checkConsent(keys: Readonly<Record<string, string | undefined>>): void {
  const given = Object.entries(keys).filter(([, key]) => key !== undefined);
  for (const [of, key] of given)
    if (!/^[\w.:-]{1,64}$/.test(String(key))) throw new Error(`${of}: "${key}" is no key: 1 to 64 letters, digits and _ . : - make one.`);
  const [one, other] = given;
  if (one && other && one[1] === other[1])
    throw new Error(`${one[0]} and ${other[0]} are the same: each question has an answer of its own.`);
}

/** Throws for another's script that no page could load, and for further origins of theirs that are none. */
function checkProvider({ script, origins = [] }: { script: string; origins?: readonly string[] }, of: string): void {
  if (!URL.canParse(script) || !/^https?:$/.test(new URL(script).protocol))
    throw new Error(`${of}.script: "${script}" is no address such as https://provider.example/api.js.`);
  for (const origin of [new URL(script).origin, ...origins]) readOrigin(origin, `${of}.origins`);
}

/** Throws for what is more or less than scheme, host and port. */
export function readOrigin(text: string, of: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^(https?|wss):$/.test(url.protocol) ||
    !/^(\[[0-9a-f:]+\]|[a-z0-9.-]+)$/.test(url.hostname) ||
    text.replace(/\/$/, '').toLowerCase() !== url.origin
  )
    throw new Error(`${of}: "${text}" is not an origin such as https://shop.example.`);
  return url.origin;
}

/** Throws for what is no address of a folder. */
function readMediaUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== '')
    throw new Error(`MEDIA_URL: "${text}" is no address such as https://commerce.example/pub/media.`);
  return url.href.replace(/\/+$/, '');
}

/** Without a key nobody is asked. */
function readRegister(key = '', url = ADDRESS_REGISTER): RegisterAccess | undefined {
  if (key === '') return undefined;
  if (!URL.canParse(url)) throw new Error(`ADDRESS_REGISTER_URL: "${url}" is no address.`);
  return { url, key };
}

/** Throws for a secret that can be guessed. */
function readSecret(value = '', name: string, shortest: number): string {
  if (value !== '' && value.length < shortest) throw new Error(`${name} must have at least ${shortest} characters.`);
  return value;
}

function readTrust(value = ''): boolean | string[] {
  if (value === '' || value === '0') return false;
  return value === '1' ? true : value.split(',').map((part) => part.trim());
}
