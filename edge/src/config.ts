import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isBucket } from 'release-kit';
import { readEnvironment, type ValuesOf } from 'release-kit/environment';
import type { ShopConfig } from 'shared-contracts';
import { openedOrigins } from './security-headers';
import type { RegisterAccess } from './short-addresses';
import { EDGE_VARIABLES } from './variables';

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

/** Throws, with a line for each variable or member that cannot be meant. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): EdgeConfig {
  const values = readEnvironment(EDGE_VARIABLES, env);
  const commerceUrl = values.COMMERCE_URL.replace(/\/$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    fd: values.LISTEN_FD,
    ...releasesOf(values),
    commerceUrl,
    mediaUrl: values.MEDIA_URL === undefined ? `${commerceUrl}/media` : new URL(values.MEDIA_URL).href.replace(/\/+$/, ''),
    shop: shopOf(values),
    addressRegister: registerOf(values),
    publicOrigins: values.PUBLIC_ORIGINS,
    forceHttps: values.FORCE_HTTPS,
    strictTransportSecurity: values.STRICT_TRANSPORT_SECURITY,
    trustProxy: values.TRUST_PROXY,
    tls: tlsOf(values),
    reloads: values.DEV_RELOAD,
    platformAnswersS: values.PLATFORM_ANSWERS_S,
    documentsS: values.DOCUMENTS_S,
    answersBytes: values.ANSWERS_MB * 1024 * 1024,
    documentsBytes: values.DOCUMENTS_MB * 1024 * 1024,
    renderTimeoutMs: values.RENDER_TIMEOUT_MS,
    stopMs: values.STOP_S * 1000,
    logLevel: values.LOG_LEVEL,
    previewSecret: values.PREVIEW_SECRET ?? '',
    operatorToken: values.OPERATOR_TOKEN ?? '',
    gonePaths: values.GONE_PATHS ?? [],
  };
}

type Values = ValuesOf<typeof EDGE_VARIABLES>;

/** A bucket's releases are read from a folder of this edge's own, which may be empty each time. */
function releasesOf({ RELEASE_STORE: address, RELEASE_CACHE: cache }: Values): Pick<EdgeConfig, 'store' | 'storeAddress'> {
  if (isBucket(address)) return { store: resolve(cache ?? join(tmpdir(), 'releases')), storeAddress: address };
  return { store: resolve(address), storeAddress: resolve(address) };
}

function shopOf({ SHOP_CONFIG: given = {}, ADDRESS_REGISTER_KEY, DEV_RELOAD, TEAM_OUTLINES }: Values): ShopConfig {
  return {
    ...DEFAULT_SHOP,
    ...given,
    // The browser's list of scripts (Trusted Types, in whichever version of the shell is live) is what the header opens.
    ...(given.captcha || given.liveChat ? { origins: openedOrigins(given) } : {}),
    permissions: { ...DEFAULT_SHOP.permissions, ...given.permissions },
    teamOutlines: TEAM_OUTLINES || (given.teamOutlines ?? false),
    serviceWorker: !DEV_RELOAD && (given.serviceWorker ?? DEFAULT_SHOP.serviceWorker),
    // The forms ask the edge, which has the key.
    ...(ADDRESS_REGISTER_KEY === undefined ? {} : { addressLookUp: true }),
  };
}

/** Without a key nobody is asked. */
function registerOf({ ADDRESS_REGISTER_KEY: key, ADDRESS_REGISTER_URL: url }: Values): RegisterAccess | undefined {
  return key === undefined ? undefined : { url, key };
}

/** One without the other would be a shop without TLS that was meant to have it. */
function tlsOf({ TLS_KEY: key, TLS_CERT: cert }: Values): EdgeConfig['tls'] {
  if (key && cert) return { key, cert };
  if (key || cert) throw new Error(`${key ? 'TLS_CERT' : 'TLS_KEY'} is missing: TLS_KEY and TLS_CERT go together.`);
  return undefined;
}
