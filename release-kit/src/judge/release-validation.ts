/** Judges descriptions and registries. For whoever publishes, and for tests: browsers get what has been judged. */
import {
  acceptsContract,
  acceptsVersion,
  cartService,
  LINK_GROUPS,
  matchRoute,
  MENUS,
  toShopPath,
  wishlistService,
  type EntityType,
  type Registry,
  type ReleaseDescription,
} from 'shared-contracts';
import * as v from 'valibot';

/** More than any team has pages; fewer than would slow a shopper down. */
const MAX_ROUTES = 300;
const MAX_LINKS = 100;

const ENTITY_TYPES = ['CATEGORY', 'PRODUCT', 'CMS_PAGE'] as const satisfies readonly EntityType[];
const SLOTS = ['mini-cart', 'sign-in-dialog', 'drawer-account', 'create-account-after-order', 'search-suggestions'];

/** Services that the shell itself shows and commands. What teams agree on between them their own contract suites hold. */
const OF_SHELL: readonly { ref: string; commands: readonly string[]; initial: object }[] = [cartService, wishlistService];

const Text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));
const File = v.pipe(Text, v.regex(/^(?!\.)[\w@+-][\w.@+-]*(\/[\w@+-][\w.@+-]*)*$/, 'must be a path inside the release'));
const Module = v.pipe(Text, v.regex(/^\.\/[a-z0-9-]+$/, 'must be an exposed name such as ./page'));
const Integrity = (algorithm: string) =>
  v.pipe(Text, v.regex(new RegExp(`^${algorithm}-[A-Za-z0-9+/]+={0,2}$`), `must be a ${algorithm} hash`));
const Version = v.pipe(Text, v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a version'));
const Caret = v.pipe(Text, v.regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range such as ^2.0.0'));
/** An object by names; a list is none. */
const Named = <K extends v.GenericSchema<string>, V extends v.GenericSchema>(key: K, value: V) =>
  v.pipe(
    v.unknown(),
    v.check((given) => !Array.isArray(given), 'must be an object'),
    v.record(key, value),
  );
const Label = v.pipe(Text, v.maxLength(60, 'must have at most 60 characters'), v.regex(/^[^<>]*$/, 'must be plain text'));
const RoutePath = v.pipe(
  Text,
  v.check((path) => toShopPath(path) !== undefined, 'must be a path of the shop'),
  v.regex(/^\/([\w.-]+|\{[A-Za-z]\w*\})?(\/([\w.-]+|\{[A-Za-z]\w*\}))*$/, 'must be segments and {parameters}'),
);

const Need = v.pipe(Text, v.regex(/^(customer|company|extensions|permission:[\w:]+)$/, 'is no need'));

/** A name that the contract lists. A later contract may list more of them, and a host overlooks what it does not know. */
const Listed = (isOwn: boolean, names: readonly string[], problem: string) => (isOwn ? v.pipe(Text, v.picklist(names, problem)) : Text);

const Route = (isOwn: boolean) =>
  v.object({
    path: RoutePath,
    module: Module,
    protected: v.optional(v.boolean()),
    needsExtensions: v.optional(v.boolean()),
    chrome: v.optional(Listed(isOwn, ['reduced'], 'is nothing that is around a page')),
    services: v.optional(v.array(Text)),
    listed: v.optional(v.array(Text)),
  });

const Link = (isOwn: boolean) =>
  v.object({
    menu: Listed(isOwn, MENUS, 'is no menu of the shop'),
    path: v.pipe(
      Text,
      v.check((path) => toShopPath(path) === path, 'must be a path of this shop'),
    ),
    after: v.optional(Text),
    order: v.number(),
    label: v.object({ en: Label, ar: Label }),
    needs: v.optional(v.array(isOwn ? Need : Text)),
    icon: v.optional(v.pipe(Text, v.regex(/^[a-z-]+$/))),
    group: v.optional(Listed(isOwn, LINK_GROUPS, 'is no group of the account area')),
  });

const Service = v.object({
  module: Module,
  initial: v.unknown(),
  commands: v.array(v.pipe(Text, v.regex(/^[a-z]\w*$/i))),
  background: v.optional(v.array(Text)),
  start: v.picklist(['idle', 'intent']),
  restore: v.optional(v.array(v.object({ member: Text, key: Text }))),
  limitMs: v.pipe(v.number(), v.minValue(1)),
});

/** @param isOwn - Whether this contract is its own: its release is published by whoever built it. Else its names may be of a later one. */
const describes = (isOwn: boolean) =>
  v.object({
    name: v.pipe(Text, v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')),
    version: Version,
    contract: Caret,
    serves: v.optional(Version),
    team: Text,
    routes: v.pipe(v.array(Route(isOwn), 'must be a list'), v.maxLength(MAX_ROUTES, `must be at most ${MAX_ROUTES}`)),
    entities: Named(Listed(isOwn, ENTITY_TYPES, 'is no entity of the platform'), Module),
    slots: Named(Listed(isOwn, SLOTS, 'is no slot of the shop'), Module),
    services: Named(v.pipe(Text, v.regex(/^[a-z]\w*$/i)), Service),
    links: v.pipe(v.array(Link(isOwn), 'must be a list'), v.maxLength(MAX_LINKS, `must be at most ${MAX_LINKS}`)),
    serverRendered: v.array(Module, 'must be a list'),
    personal: v.optional(v.array(Module, 'must be a list')),
    query: v.optional(Named(Module, v.array(v.pipe(Text, v.regex(/^[\w.-]+\*?$/, 'must be a parameter, or the beginning of one with *'))))),
    build: v.object({
      entry: File,
      modules: Named(Module, v.object({ js: v.array(File), css: v.array(File), messages: Named(Text, v.array(File)) })),
      server: v.optional(v.object({ file: File, integrity: Integrity('sha256') })),
      react: Text,
      platform: Version,
      integrity: Named(File, Integrity('sha384')),
    }),
  });

const OwnDescription = describes(true);
const AnyDescription = describes(false);

/** The problems of a description, as sentences; empty when it is valid. Takes anything (it is read from a file). */
export function validateRelease(value: unknown): string[] {
  return problemsIn(OwnDescription, value);
}

function problemsIn(schema: typeof OwnDescription, value: unknown): string[] {
  const checked = v.safeParse(schema, value);
  if (!checked.success) return checked.issues.map((issue) => `"${v.getDotPath(issue) ?? 'description'}" ${issue.message}.`);
  // Checked just now; what the schema does not name (the shell's own files) stays.
  return problemsOf(value as ReleaseDescription);
}

function problemsOf(release: ReleaseDescription): string[] {
  const problems: string[] = [];
  const exposed = (module: string, where: string) => {
    if (!Object.hasOwn(release.build.modules, module)) problems.push(`${where} names the module ${module}, which is not exposed.`);
  };
  for (const { path, module } of release.routes) exposed(module, `Route ${path}`);
  for (const path of repeated(release.routes.map((route) => shape(route.path)))) problems.push(`Route ${path} is there twice.`);
  for (const group of ['entities', 'slots'] as const)
    for (const [key, module] of Object.entries(release[group])) exposed(module, `${group}.${key}`);
  for (const module of release.serverRendered) exposed(module, 'serverRendered');
  for (const module of release.personal ?? [])
    if (!release.serverRendered.includes(module)) problems.push(`personal names ${module}, which is not among "serverRendered".`);
  for (const [name, service] of Object.entries(release.services)) {
    exposed(service.module, `services.${name}`);
    const { commands = [], initial = {} } = OF_SHELL.find(({ ref }) => ref === name) ?? {};
    for (const [member, value] of Object.entries(initial))
      if (value !== undefined && !(member in Object(service.initial)))
        problems.push(`services.${name} lacks ${member} in its initial state.`);
    for (const command of commands)
      if (!service.commands.includes(command)) problems.push(`services.${name} lacks the command ${command}.`);
  }
  const alone = { releases: { [release.name]: { version: release.version, base: '/', description: release } } };
  for (const { path, module, listed = [] } of release.routes)
    for (const address of listed)
      if (matchRoute(alone, address)?.module !== module) problems.push(`Route ${path} lists ${address}, which is none of its addresses.`);
  for (const { path } of release.links) {
    if (!matchRoute(alone, path.split(/[?#]/)[0] ?? '')) problems.push(`The link to ${path} leads to no route of ${release.name}.`);
  }
  if (release.serverRendered.length > 0 && !release.build.server) problems.push('"serverRendered" needs a server entry.');
  if (release.name === 'shell' && !release.serves) problems.push('The shell must say which contract it serves ("serves").');
  return problems;
}

/**
 * Why a registry cannot go live; empty when it can. It is judged whole, as it would be after a change, whatever the change is: a remote
 * or a shell published, an earlier version made live again, a remote withdrawn. Releases of other teams may be of a later contract than
 * whoever judges knows: a slot or a menu that is unknown here is no reason to refuse.
 */
export function judgeRegistry(registry: Registry): string[] {
  const releases = Object.values(registry.releases).map(({ description }) => description);
  const problems = releases.flatMap((release) => problemsIn(AnyDescription, release).map((problem) => `${release.name}: ${problem}`));
  if (problems.length > 0) return problems;
  const shell = registry.releases.shell?.description;
  return [...ownedTwice(releases), ...(shell ? releases.flatMap((release) => cannotBeServed(release, shell)) : [])];
}

function ownedTwice(releases: readonly ReleaseDescription[]): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  const own = (thing: string, name: string) => {
    const owner = owners.get(thing);
    if (owner !== undefined && owner !== name) problems.push(`${thing} belongs to ${owner} and to ${name}.`);
    owners.set(thing, name);
  };
  for (const { name, routes, entities, slots, services } of releases) {
    for (const { path } of routes) own(shape(path), name);
    for (const [group, members] of Object.entries({ entities, slots, services }))
      for (const key of Object.keys(members)) own(`${group}.${key}`, name);
  }
  return problems;
}

/** The last check is the browser's and the render worker's: both refuse the same. */
function cannotBeServed(release: ReleaseDescription, shell: ReleaseDescription): string[] {
  if (release.name === shell.name) return [];
  const problems: string[] = [];
  const { serves = '' } = shell;
  if (!acceptsContract(release.contract, serves))
    problems.push(`${release.name} ${release.version} is built for contract ${release.contract}; the shell serves ${serves}.`);
  if (!acceptsVersion(release.build.platform, shell.build.platform))
    problems.push(
      `${release.name} ${release.version} needs the facade ${release.build.platform}; the shell gives ${shell.build.platform}.`,
    );
  return problems;
}

function shape(path: string): string {
  return path.toLowerCase().replace(/\{[^}]+\}/g, '{}');
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
