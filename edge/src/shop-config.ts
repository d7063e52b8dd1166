import type { ShopConfig } from 'shared-contracts';
import { quoted, readNamed } from 'release-kit/environment';
import * as v from 'valibot';
import { messageOf } from './message-of';
import { readOrigin } from './origin';
import { FEATURES, ORIGIN_PURPOSES } from './security-headers';

/** What the operator says of the shop: any part of its configuration; the rest stays as it is. */
type GivenShop = Partial<ShopConfig>;

const optional = v.exactOptional;
const text = v.string();
/** Messages go on where the path ends. */
const needed = (why = '') => v.pipe(text, v.nonEmpty(` is missing${why}.`));

/**
 * Names each member that it does not know, so that a typo is not silent: valibot's own `strictObject` ends at the first. One that may be
 * left out may be `null`, too: templates (Helm) write that for what has no value.
 */
function members<const Entries extends v.ObjectEntries>(entries: Entries): v.StrictObjectSchema<Entries, undefined> {
  const unknown = v.never(` is unknown. There are ${Object.keys(entries).join(', ')}.`);
  const optionals = Object.keys(entries).filter((name) => entries[name]?.type === 'exact_optional');
  const withoutNulls = (given: unknown): unknown =>
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== null || !optionals.includes(name)))
      : given;
  // What has passed has no other members, as there.
  const schema = v.pipe(v.unknown(), v.transform(withoutNulls), v.objectWithRest(entries, unknown));
  return schema as unknown as v.StrictObjectSchema<Entries, undefined>;
}

const InBothLanguages = members({ en: text, ar: text });

/** Origins, each whole. The name is that of the list: the value itself says which one is meant. */
const origins = (words: readonly string[] = []) =>
  v.pipe(
    v.array(text),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const origin of dataset.value)
        if (!words.includes(origin) && readOrigin(origin) === undefined)
          addIssue({ message: `: ${quoted(origin)} is not an origin such as https://shop.example.` });
    }),
  );

const script = v.pipe(
  text,
  v.check(isScriptAddress, ({ input }) => `: ${quoted(input)} is no address such as https://provider.example/api.js.`),
);

/** No answer would be found under another key. */
const consentKey = v.pipe(
  text,
  v.regex(/^[\w.:-]{1,64}$/, ({ input }) => `: ${quoted(input)} is no key: 1 to 64 letters, digits and _ . : - make one.`),
);

const Brand = members({
  name: InBothLanguages,
  shortName: optional(InBothLanguages),
  phone: text,
  hours: optional(InBothLanguages),
  delivery: optional(InBothLanguages),
  email: text,
  social: v.array(members({ name: text, url: text })),
  payments: optional(v.array(InBothLanguages)),
  carriers: optional(v.array(InBothLanguages)),
  vatNumber: optional(text),
  registrationNumber: optional(text),
});

const Shop = v.pipe(
  members({
    brand: optional(Brand),
    hardReloads: optional(v.boolean()),
    platformExtensions: optional(v.picklist(['auto', 'on', 'off'])),
    serviceWorker: optional(v.boolean()),
    teamOutlines: optional(v.boolean()),
    overrides: optional(origins()),
    origins: optional(members(v.entriesFromList(ORIGIN_PURPOSES, optional(origins())))),
    permissions: optional(members(v.entriesFromList(FEATURES, optional(origins(['self']))))),
    captcha: optional(members({ script, siteKey: needed(), origins: optional(origins()) })),
    liveChat: optional(
      members({
        script,
        provider: needed(': visitors are told whose chat it is'),
        license: needed(),
        group: optional(v.number()),
        origins: optional(origins()),
        consentKey: optional(consentKey),
      }),
    ),
    addressLookUp: optional(
      v.pipe(
        v.boolean(),
        v.check(() => false, ': ADDRESS_REGISTER_KEY switches it on.'),
      ),
    ),
    telemetry: optional(
      members({
        endpoint: v.pipe(
          text,
          v.check(isReportAddress, ({ input }) => `: ${quoted(input)} is neither a path nor an address.`),
        ),
        sample: optional(
          v.pipe(
            v.number(),
            v.check(
              (share) => share >= 0 && share <= 1,
              ({ input }) => ` is ${input}: a number from 0 to 1 is wanted.`,
            ),
          ),
        ),
        consentKey: optional(consentKey),
      }),
    ),
  }),
  v.check(
    ({ telemetry, liveChat }) => telemetry?.consentKey === undefined || telemetry.consentKey !== liveChat?.consentKey,
    'telemetry.consentKey and liveChat.consentKey are the same: each question has an answer of its own.',
  ),
);

type Exactly<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? unknown : never;
type Settled<T> = T extends object ? { readonly [Name in keyof T]: Settled<T[Name]> } : T;

/** Reads `SHOP_CONFIG`: the JSON itself, or the file that has it. Throws with a line for each problem, which names its path. */
export function readShopConfig(given: string, name = 'SHOP_CONFIG'): GivenShop {
  const json = given.trim();
  const result = v.safeParse(Shop, parse(json.startsWith('{') ? json : readNamed(json, name).toString('utf8'), name));
  if (!result.success) throw new Error(result.issues.map((issue) => `${name}, ${problemOf(issue)}`).join('\n'));
  // Does not compile where schema and type differ, in a member or in whether it may be left out.
  return result.output satisfies Exactly<Settled<v.InferOutput<typeof Shop>>, Settled<GivenShop>>;
}

function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${name} is no JSON: ${quoted(messageOf(error))}.`, { cause: error });
  }
}

/** What valibot calls the types of JSON. */
const WANTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

function problemOf(issue: v.InferIssue<typeof Shop>): string {
  const path = v.getDotPath(issue) ?? '';
  // Rules of this module, and what it says of unknown members; else a type is wrong.
  if (issue.kind === 'validation' || issue.expected === 'never') return path + issue.message;
  if (issue.input === undefined) return `${path} is missing.`;
  const { expected = '' } = issue;
  const wanted = WANTED[expected ?? ''] ?? `one of ${String(expected).replace(/[()]/g, '').replaceAll(' | ', ', ')}`;
  return `${path || 'the whole'} is ${quoted(issue.input)}: ${wanted} is wanted.`;
}

/** An address whose origin can be opened for it. */
function isScriptAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && readOrigin(new URL(address).origin) !== undefined;
}

/** A path of the shop, or an address that can be opened for it. */
function isReportAddress(endpoint: string): boolean {
  if (/^\/(?![/\\])/.test(endpoint)) return true;
  return URL.canParse(endpoint) && readOrigin(new URL(endpoint).origin) !== undefined;
}
