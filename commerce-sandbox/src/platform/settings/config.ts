import { join } from 'node:path';
import { isWhatsappNumber, readCurrency, type Switches } from './shop-switches.ts';

/** Everything the environment decides, read once at the start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database; undefined keeps the data in memory. */
  readonly dataFolder: string | undefined;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Folder of uploaded files; undefined: a temporary one that goes with the process. */
  readonly uploadFolder: string | undefined;
  /** `stock` serves plain Adobe Commerce: no member of schema/extension.graphql. */
  readonly schema: 'full' | 'stock';
  /** Whether `/_sandbox` answers. */
  readonly control: boolean;
  /** An expired or unknown token: GraphQL refuses it with 401, or runs it as a guest's, as older stores do. REST does the latter. */
  readonly expiredToken: 'guest' | 'refuse';
  /** `classic` answers 200 to authentication and authorisation errors, as older stores do. */
  readonly statusCodes: 'current' | 'classic';
  /** A guest's orders join the account that is made with the same e-mail address. */
  readonly linkGuestOrders: boolean;
  /** A new account has to be confirmed by the link that was sent before it can be used. */
  readonly confirmAccounts: boolean;
  /** The platform's developer mode: REST errors carry a trace. */
  readonly developerMode: boolean;
  /** Cards: a provider with hosted fields on an origin of its own. Plain Commerce has no such provider, nor does `stock` mode. */
  readonly cards: {
    readonly isOffered: boolean;
    readonly port: number;
    /** The origin that shoppers know the provider by; undefined: where it listens. */
    readonly url: string | undefined;
    /** Origins that may show the fields; none: any of this machine. */
    readonly parents: readonly string[];
    readonly answerWithinMs: number;
  };
  /** Where answers of reCAPTCHA widgets are checked; without a secret nobody is asked. */
  readonly recaptcha: { readonly secret: string | undefined; readonly verifyUrl: string };
  /** A second currency, WhatsApp, agreements: what a test may switch later. */
  readonly switches: Switches;
  readonly logLevel: string;
  /** Keep cacheable answers to guests' GETs for a minute, or until something is written that others see. */
  readonly responseCache: boolean;
  /** How long the work for a request may take. */
  readonly requestMs: number;
  /** How long a stop waits for requests that are being answered. */
  readonly stopMs: number;
  /** Calls within these; 0 means no limit. */
  readonly limits: { readonly signInsPerMinute: number; readonly resetsPerHour: number; readonly guestCallsPerMinute: number };
  /** Take the caller's address from X-Forwarded-For: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** Base of absolute URLs in answers (media, store links); undefined: taken from the request's Host. */
  readonly publicUrl: string | undefined;
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const production = environment.NODE_ENV === 'production';
  return {
    host: environment.HOST ?? '127.0.0.1',
    port: readPort(environment, 'PORT', 4000),
    dataFolder: environment.SANDBOX_DATA ? join(environment.SANDBOX_DATA, 'postgres') : undefined,
    uploadFolder: environment.SANDBOX_UPLOADS || (environment.SANDBOX_DATA ? join(environment.SANDBOX_DATA, 'uploads') : undefined),
    databaseUrl: environment.DATABASE_URL || undefined,
    schema: environment.SANDBOX_SCHEMA === 'stock' ? 'stock' : 'full',
    control: environment.SANDBOX_CONTROL === undefined ? !production : environment.SANDBOX_CONTROL === 'on',
    expiredToken: environment.SANDBOX_EXPIRED_TOKEN === 'guest' ? 'guest' : 'refuse',
    statusCodes: environment.SANDBOX_STATUS_CODES === 'classic' ? 'classic' : 'current',
    linkGuestOrders: environment.SANDBOX_LINK_GUEST_ORDERS !== 'off',
    developerMode: environment.NODE_ENV === 'development' || environment.SANDBOX_DEVELOPER_MODE === 'on',
    confirmAccounts: environment.SANDBOX_CONFIRM_ACCOUNTS === 'on',
    responseCache: environment.SANDBOX_RESPONSE_CACHE === 'on',
    cards: {
      isOffered: environment.SANDBOX_CARD_PAYMENT === 'on' && environment.SANDBOX_SCHEMA !== 'stock',
      port: readPort(environment, 'CARD_PROVIDER_PORT', 4010),
      url: environment.CARD_PROVIDER_URL || undefined,
      parents: (environment.CARD_PROVIDER_PARENTS ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
      answerWithinMs: readCount(environment, 'CARD_PROVIDER_ANSWER_MS', 5000),
    },
    recaptcha: {
      secret: environment.RECAPTCHA_SECRET || undefined,
      verifyUrl: environment.RECAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
    },
    switches: readSwitches(environment),
    logLevel: environment.LOG_LEVEL ?? 'info',
    requestMs: readCount(environment, 'SANDBOX_REQUEST_MS', 30_000),
    stopMs: readCount(environment, 'SANDBOX_STOP_MS', 5000),
    limits: {
      signInsPerMinute: readCount(environment, 'SANDBOX_SIGN_INS_PER_MINUTE', 600),
      resetsPerHour: readCount(environment, 'SANDBOX_RESETS_PER_HOUR', 60),
      guestCallsPerMinute: readCount(environment, 'SANDBOX_GUEST_CALLS_PER_MINUTE', 600),
    },
    trustProxy: environment.SANDBOX_TRUST_PROXY === 'on',
    publicUrl: environment.SANDBOX_PUBLIC_URL || undefined,
  };
}

function readSwitches(environment: NodeJS.ProcessEnv): Switches {
  const { SANDBOX_SECOND_CURRENCY: second, SANDBOX_WHATSAPP: whatsapp } = environment;
  const currency = second ? readCurrency(second) : undefined;
  if (second && !currency) throw new Error(`SANDBOX_SECOND_CURRENCY must be a code and a rate like USD:0.2667, not "${second}".`);
  if (whatsapp && !isWhatsappNumber(whatsapp))
    throw new Error(`SANDBOX_WHATSAPP must be a number with its country's code, digits only, not "${whatsapp}".`);
  return { currency, whatsapp: whatsapp || undefined, agreements: environment.SANDBOX_AGREEMENTS === 'on' };
}

/** Throws, in a line for a person, for what is no whole number of the wanted size; an empty value is none. */
function readCount(environment: NodeJS.ProcessEnv, name: string, fallback: number, most = Number.MAX_SAFE_INTEGER): number {
  const given = environment[name]?.trim() ?? '';
  if (given === '') return fallback;
  const count = /^\d+$/.test(given) ? Number(given) : NaN;
  if (count <= most) return count;
  const bounds = most < Number.MAX_SAFE_INTEGER ? `from 0 to ${most}` : 'of 0 or more';
  throw new Error(`${name} is "${given}": a whole number ${bounds} is wanted, such as ${fallback}.`);
}

/** 0: any that is free. */
function readPort(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  return readCount(environment, name, fallback, 65_535);
}
