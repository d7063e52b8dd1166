import {
  choice,
  httpAddress,
  list,
  onOrOff,
  port,
  quoted,
  secret,
  text,
  variable,
  wholeNumber,
  type Kind,
  type Variables,
} from 'release-kit/environment';
import type { Currency } from '../money/currency.ts';
import { isWhatsappNumber, readCurrency } from './shop-switches.ts';

const GOOGLES = 'https://www.google.com/recaptcha/api/siteverify';

const currency: Kind<Currency> = {
  takes: 'a code and a rate',
  read: (given, { name }) => {
    const read = readCurrency(given);
    if (!read) throw new Error(`${name} must be a code and a rate like USD:0.2667, not ${quoted(given)}.`);
    return read;
  },
  write: ({ code, rate }) => `${code}:${rate}`,
};

const whatsappNumber: Kind<string> = {
  ...text,
  takes: 'digits',
  read: (given, { name }) => {
    if (!isWhatsappNumber(given)) throw new Error(`${name} must be a number with its country's code, digits only, not ${quoted(given)}.`);
    return given;
  },
};

/** The sandbox's environment: what is declared here is read, checked at the start, and printed in the README (`npm run readme`). */
export const SANDBOX_VARIABLES = {
  PORT: variable(port, { default: 4000, about: 'Where it listens; 0 is a free port, told as `ready on …`.' }),
  HOST: variable(text, { default: '127.0.0.1', about: 'The address that it listens at.' }),
  SANDBOX_DATA: variable(text, {
    about: 'Folder of the embedded database and the picture cache; without it both live in memory.',
  }),
  SANDBOX_UPLOADS: variable(text, {
    otherwise: '`SANDBOX_DATA/uploads`',
    about: 'Folder of uploaded files; without it and `SANDBOX_DATA` a temporary one that goes with the process.',
  }),
  DATABASE_URL: variable(secret(), { about: 'A PostgreSQL server instead of the embedded database.' }),
  SANDBOX_SCHEMA: variable(choice('full', 'stock'), {
    default: 'full',
    about: '`stock`: plain Adobe Commerce, every member of `schema/extension.graphql` is refused.',
  }),
  SANDBOX_CONTROL: variable(onOrOff, {
    otherwise: '`on`; `off` when `NODE_ENV=production`, or where it is empty',
    empty: false,
    about: 'Whether `/_sandbox` answers.',
  }),
  SANDBOX_EXPIRED_TOKEN: variable(choice('refuse', 'guest'), {
    default: 'refuse',
    about: "An expired or unknown token: GraphQL answers 401, or (`guest`) runs the request as a guest's; REST does the latter.",
  }),
  SANDBOX_STATUS_CODES: variable(choice('current', 'classic'), {
    default: 'current',
    about: '`classic`: authentication and authorisation errors are answered 200, as by older stores.',
  }),
  SANDBOX_LINK_GUEST_ORDERS: variable(onOrOff, {
    default: true,
    about: '`off`: a new account does not get the orders that were placed as a guest with its e-mail address.',
  }),
  SANDBOX_SECOND_CURRENCY: variable(currency, {
    about: '`USD:0.2667`: a second currency and what one riyal is in it (for tests; `/_sandbox/settings` switches it, too).',
  }),
  SANDBOX_WHATSAPP: variable(whatsappNumber, {
    about: "A number with its country's code: `whatsapp_general_enable` is true, with this number.",
  }),
  SANDBOX_AGREEMENTS: variable(onOrOff, {
    default: false,
    about:
      '`on`: the checkout has two agreements, one of which an order by REST needs (`agreement_ids`; `/_sandbox/settings` switches it, too).',
  }),
  SANDBOX_DEVELOPER_MODE: variable(onOrOff, {
    default: false,
    otherwise: '`on` when `NODE_ENV=development`',
    about: 'REST errors carry a `trace`.',
  }),
  SANDBOX_CONFIRM_ACCOUNTS: variable(onOrOff, {
    default: false,
    about: '`on`: a new account waits for its e-mail address to be confirmed (`confirmEmail`).',
  }),
  SANDBOX_PUBLIC_URL: variable(httpAddress('https://commerce.example'), {
    otherwise: 'from `X-Forwarded-Host`, `Host`',
    about: 'Base of absolute URLs in answers (media).',
  }),
  SANDBOX_CARD_PAYMENT: variable(onOrOff, {
    default: false,
    about: '`on`: the payment method `hosted_card` is offered, and its provider listens (never in `stock` mode).',
  }),
  CARD_PROVIDER_PORT: variable(port, {
    default: 4010,
    about: 'Where the hosted fields are; 0 is a free port, told as `cards on …`.',
  }),
  CARD_PROVIDER_URL: variable(httpAddress('https://cards.example'), {
    otherwise: 'where it listens',
    about: 'The origin that shoppers know the hosted fields by.',
  }),
  CARD_PROVIDER_PARENTS: variable(
    list('origins', (part) => part),
    { default: [], otherwise: 'any origin of this machine', about: 'Origins that may show the fields.' },
  ),
  CARD_PROVIDER_ANSWER_MS: variable(wholeNumber(), {
    default: 5000,
    unit: 'ms',
    about: 'How long the platform waits for the provider.',
  }),
  RECAPTCHA_SECRET: variable(secret(), {
    about:
      '`verifyGresponse` asks the provider, whose silence is an error; without a secret every answer passes but an empty one and `invalid`.',
  }),
  RECAPTCHA_VERIFY_URL: variable(httpAddress(GOOGLES), {
    default: GOOGLES,
    otherwise: "Google's",
    about: "Where answers of the captcha's widgets are checked.",
  }),
  LOG_LEVEL: variable(choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), {
    default: 'info',
    about: '`debug` logs requests as well; lines are JSON and hold no query strings, headers, bodies or values of statements.',
  }),
  SANDBOX_SIGN_INS_PER_MINUTE: variable(wholeNumber(), {
    default: 600,
    about: 'Sign-ins per address of the caller: beyond it `Too Many Requests` (`graphql-too-many-requests`, REST 429); 0: no limit.',
  }),
  SANDBOX_GUEST_CALLS_PER_MINUTE: variable(wholeNumber(), {
    default: 600,
    about: "Guests' upload tokens and alerts per address of the caller, in the same way.",
  }),
  SANDBOX_RESETS_PER_HOUR: variable(wholeNumber(), {
    default: 60,
    about: "Password resets per e-mail address; beyond it `Cannot reset the customer's password`, as the platform says it.",
  }),
  SANDBOX_RESPONSE_CACHE: variable(onOrOff, {
    default: false,
    about:
      "`on`: cacheable answers to guests' GETs are kept for a minute, or until something is written that others see (`X-Magento-Cache-Debug: HIT`, `MISS`).",
  }),
  SANDBOX_TRUST_PROXY: variable(onOrOff, {
    default: false,
    about: "`on`: the caller's address is taken from `X-Forwarded-For`.",
  }),
  SANDBOX_REQUEST_MS: variable(wholeNumber(), { default: 30_000, unit: 'ms', about: 'Work that takes longer is answered 503.' }),
  SANDBOX_STOP_MS: variable(wholeNumber(), {
    default: 5000,
    unit: 'ms',
    about: 'How long a stop (SIGTERM) waits for requests that are being answered.',
  }),
} satisfies Variables;
