import { isIP, isIPv4, isIPv6 } from 'node:net';
import {
  choice,
  file,
  flag,
  httpAddress,
  list,
  number,
  port,
  quoted,
  secret,
  text,
  variable,
  wholeNumber,
  type Kind,
  type Variables,
} from 'release-kit/environment';
import { readGonePaths } from './gone-paths';
import { readOrigin } from './origin';
import { readShopConfig } from './shop-config';

/** Node's timers end at once for more. */
const MOST_MS = 2_147_483_647;
const MOST_S = 2_147_483;
/** A terabyte. */
const MOST_MB = 1_048_576;
/** Where the register is asked by short code. */
const ADDRESS_REGISTER = 'https://apina.address.gov.sa/NationalAddress/NationalAddressByShortAddress/NationalAddressByShortAddress';

const origins = list('origins', (part, name) => {
  const origin = readOrigin(part);
  if (origin === undefined) throw new Error(`${name}: ${quoted(part)} is not an origin such as https://shop.example.`);
  return origin;
});

/** Whose word is taken: `1` everyone's, `0` nobody's, or addresses and networks. */
const trust: Kind<boolean | string[]> = {
  takes: '`1`, `0`, or addresses and networks, with commas between',
  read: (given, variable) => (given.trim() === '1' ? true : given.trim() === '0' ? false : networks.read(given, variable)),
  write: (value) => (typeof value === 'boolean' ? flag.write(value) : networks.write(value)),
};

const networks = list('addresses and networks', (part, name) => {
  if (!isNetwork(part)) throw new Error(`${name}: ${quoted(part)} is no address or network such as 10.0.0.0/8.`);
  return part;
});

/** As Fastify reads them: `127.0.0.1`, `10.0.0.0/8`, `10.0.0.0/255.0.0.0`, or a name of its own for several. */
function isNetwork(given: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true;
  const [address = '', range, ...rest] = given.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (range === undefined) return true;
  if (/^\d{1,3}$/.test(range)) return Number(range) > 0 && Number(range) <= (isIPv6(address) ? 128 : 32);
  return isIPv4(address) && isIPv4(range);
}

const shopConfig: Kind<ReturnType<typeof readShopConfig>> = {
  takes: 'JSON file, or the JSON itself',
  read: (given, { name }) => readShopConfig(given, name),
  write: JSON.stringify,
};

/** The edge's environment: what is declared here is read, checked at the start, and printed in the README (`npm run readme`). */
export const EDGE_VARIABLES = {
  PORT: variable(port, {
    default: 8080,
    about: 'Where it listens; 0 is a free port, which its first line names (`edge: http://localhost:…`).',
  }),
  HOST: variable(text, { default: '0.0.0.0', about: 'The address that it listens at.' }),
  LISTEN_FD: variable(wholeNumber({ least: 3 }), {
    example: 3,
    about: 'Descriptor of an inherited socket that listens already, instead of `PORT` and `HOST`.',
  }),
  PUBLIC_ORIGINS: variable(origins, {
    default: [],
    otherwise: 'this machine at its port',
    about:
      "The shop's own origins (`https://shop.example,https://www.shop.example`): documents name the first, other hosts are refused (421).",
  }),
  FORCE_HTTPS: variable(flag, { default: false, about: '`1`: who comes by HTTP is sent to HTTPS.' }),
  RELEASE_STORE: variable(text, {
    default: '../.store',
    about: "Folder with `registry.json` and the releases, or `s3://bucket/prefix` (keys, region and endpoint as AWS's tools read them).",
  }),
  RELEASE_CACHE: variable(text, {
    otherwise: 'in the folder for temporary files',
    about: "Folder where a bucket's releases are read from: followed once a second, empty at the start if need be.",
  }),
  COMMERCE_URL: variable(httpAddress('https://commerce.example'), {
    default: 'http://127.0.0.1:4000',
    about: "The platform's origin: the sandbox, or any Magento 2.4 / Adobe Commerce.",
  }),
  MEDIA_URL: variable(httpAddress('https://commerce.example/pub/media'), {
    otherwise: '`/media` of `COMMERCE_URL`',
    about:
      'Where the platform has the files that the shop shows at `/media/…`: `https://commerce.example/pub/media` where its document root is the project, or another server.',
  }),
  SHOP_CONFIG: variable(shopConfig, {
    about:
      "Brand, switches, other origins and where telemetry goes (`ShopConfig` of shared-contracts): `captcha` and `liveChat` open their script's origin and their own `origins` for scripts, frames and connections; anything else is named in `origins`. An optional member that is `null` is as if it were not there.",
  }),
  TRUST_PROXY: variable(trust, {
    default: false,
    otherwise: 'nobody',
    about:
      "Whose `X-Forwarded-For`, `-Host` and `-Proto` count (without it all visitors behind a CDN have one address, and no canary is taken back): `1` for everyone's, or addresses and networks (`10.0.0.0/8,127.0.0.1`).",
  }),
  TLS_KEY: variable(
    file('file', (content) => content),
    { about: 'The key for HTTP/2 and HTTP/1.1 over TLS; `TLS_CERT` goes with it.' },
  ),
  TLS_CERT: variable(
    file('file', (content) => content),
    { about: 'The certificate that goes with `TLS_KEY`.' },
  ),
  STRICT_TRANSPORT_SECURITY: variable(text, {
    default: 'max-age=31536000; includeSubDomains',
    empty: '',
    about: 'That header for those who come by HTTPS; empty for none.',
  }),
  PLATFORM_ANSWERS_S: variable(number({ most: MOST_S }), {
    default: 3,
    unit: 's',
    about: "How long the platform's answers to the server's own questions are used again.",
  }),
  DOCUMENTS_S: variable(number({ most: MOST_S }), {
    default: 3,
    unit: 's',
    about: 'How long a document is given again without making it anew.',
  }),
  DOCUMENTS_MB: variable(wholeNumber({ least: 1, most: MOST_MB }), {
    default: 64,
    unit: 'MB',
    about: 'How much of documents is kept, for that and for a day in which the platform is away.',
  }),
  ANSWERS_MB: variable(wholeNumber({ least: 1, most: MOST_MB }), {
    default: 32,
    unit: 'MB',
    about: "How much of the platform's public answers is kept for such a day.",
  }),
  RENDER_TIMEOUT_MS: variable(wholeNumber({ least: 1, most: MOST_MS }), {
    default: 6500,
    unit: 'ms',
    about: 'How long a document may take before its worker is ended: longer than resolving and reading from a slow platform (2 × 2.5 s).',
  }),
  STOP_S: variable(number({ most: MOST_S }), {
    default: 8,
    unit: 's',
    about: 'How long what is being answered may take when the edge stops: less than whoever stops it waits (Docker: 10 s).',
  }),
  TEAM_OUTLINES: variable(flag, { default: false, about: '`1`: outlines on every page which team owns which part.' }),
  DEV_RELOAD: variable(flag, {
    default: false,
    about: '`1`: documents reload themselves when a release changes, and show what does not build (`failures.json` of the store).',
  }),
  GONE_PATHS: variable(
    file('file', (content) => readGonePaths(content.toString('utf8'))),
    { about: 'A path a line (`/old-catalogue/*`): where nothing is found there, the answer is 410 instead of 404.' },
  ),
  ADDRESS_REGISTER_KEY: variable(secret(), {
    about:
      "The operator's key for the register of Saudi National Addresses: with it, a short code typed at the checkout fills in the rest ([0134](../docs/decisions/0134-national-address-lookup.md)).",
  }),
  ADDRESS_REGISTER_URL: variable(httpAddress(ADDRESS_REGISTER), {
    default: ADDRESS_REGISTER,
    otherwise: "the register's",
    about: 'Where that register is asked by short code.',
  }),
  PREVIEW_SECRET: variable(secret({ least: 32 }), {
    about: 'What addresses of previews are signed with; without it there are none.',
  }),
  OPERATOR_TOKEN: variable(secret({ least: 16 }), {
    about: 'Who shows it sees `/metrics` and `/_releases`; without it they are not there.',
  }),
  LOG_LEVEL: variable(choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), {
    default: 'warn',
    about: 'The least that is logged.',
  }),
} satisfies Variables;
