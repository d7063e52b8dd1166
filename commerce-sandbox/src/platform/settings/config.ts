import { join } from 'node:path';
import { readEnvironment } from 'release-kit/environment';
import type { Switches } from './shop-switches.ts';
import { SANDBOX_VARIABLES } from './variables.ts';

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

/** Throws, with a line for each variable that cannot be meant. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const values = readEnvironment(SANDBOX_VARIABLES, environment);
  const { SANDBOX_DATA: data, SANDBOX_SCHEMA: schema } = values;
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder: data && join(data, 'postgres'),
    uploadFolder: values.SANDBOX_UPLOADS ?? (data && join(data, 'uploads')),
    databaseUrl: values.DATABASE_URL,
    schema,
    control: values.SANDBOX_CONTROL ?? environment.NODE_ENV !== 'production',
    expiredToken: values.SANDBOX_EXPIRED_TOKEN,
    statusCodes: values.SANDBOX_STATUS_CODES,
    linkGuestOrders: values.SANDBOX_LINK_GUEST_ORDERS,
    developerMode: environment.NODE_ENV === 'development' || values.SANDBOX_DEVELOPER_MODE,
    confirmAccounts: values.SANDBOX_CONFIRM_ACCOUNTS,
    responseCache: values.SANDBOX_RESPONSE_CACHE,
    cards: {
      isOffered: values.SANDBOX_CARD_PAYMENT && schema !== 'stock',
      port: values.CARD_PROVIDER_PORT,
      url: values.CARD_PROVIDER_URL,
      parents: values.CARD_PROVIDER_PARENTS.filter((origin) => origin !== ''),
      answerWithinMs: values.CARD_PROVIDER_ANSWER_MS,
    },
    recaptcha: { secret: values.RECAPTCHA_SECRET, verifyUrl: values.RECAPTCHA_VERIFY_URL },
    switches: {
      currency: values.SANDBOX_SECOND_CURRENCY,
      whatsapp: values.SANDBOX_WHATSAPP,
      agreements: values.SANDBOX_AGREEMENTS,
    },
    logLevel: values.LOG_LEVEL,
    requestMs: values.SANDBOX_REQUEST_MS,
    stopMs: values.SANDBOX_STOP_MS,
    limits: {
      signInsPerMinute: values.SANDBOX_SIGN_INS_PER_MINUTE,
      resetsPerHour: values.SANDBOX_RESETS_PER_HOUR,
      guestCallsPerMinute: values.SANDBOX_GUEST_CALLS_PER_MINUTE,
    },
    trustProxy: values.SANDBOX_TRUST_PROXY,
    publicUrl: values.SANDBOX_PUBLIC_URL,
  };
}
