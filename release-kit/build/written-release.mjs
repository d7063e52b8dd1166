// What a remote writes of its release, collected into `release.json` at its root: `release.config.ts` says whose it is and what it exposes
// beside pages, every `src/**/x.route.ts` where the page beside it is, every `src/**/x.service.ts` what it provides. The build, the tests and
// the standalone shop read the file.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { evaluated } from './evaluate.mjs';
import { writeCollections } from './collections.mjs';
import { describeServices } from './written-services.mjs';
import { readJson } from './places.mjs';
import { writeChanged } from './write-changed.mjs';

/**
 * @typedef {import('shared-contracts').ReleaseConfig} ReleaseConfig
 * @typedef {import('shared-contracts').PageRoute} PageRoute
 * @typedef {import('shared-contracts').PageMenuEntry} PageMenuEntry
 * @typedef {import('shared-contracts').LinkDescription} LinkDescription
 * @typedef {{module: string, file: string, page: string, route: PageRoute}} Page
 */

const CONFIG = 'release.config.ts';
const ROUTE = '.route.ts';
/** What a route file says of the page; the rest is said of each of its addresses. */
const OF_PAGE = new Set(['paths', 'entity', 'serverRendered', 'query', 'menus']);
/** Between the places of what stands after another release's link and those of the release's own lists. Read by older shells alone. */
const FOREIGN = 1000;

/**
 * Writes `release.json` of a remote's folder, where that is not what it says already; nothing for another package. Throws what is wrong with
 * a declaration, by its file.
 * @param {string} folder
 * @param {(place: string) => void} [onCollected] gets each folder that something is collected from: a new one below it changes what is written
 */
export function writeRelease(folder, onCollected = () => undefined) {
  if (!existsSync(join(folder, CONFIG))) return;
  const { release, collects } = readDeclarations(folder);
  writeChanged(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  for (const place of Object.keys(collects)) onCollected(join(folder, place));
  writeCollections(folder, collects);
}

/**
 * What `release.json` says, in an order of its own: two people who add a page each change different lines.
 * @param {string} folder
 */
export const collectRelease = (folder) => readDeclarations(folder).release;

/**
 * What `release.json` says, and the folders whose content is collected into lists. Every declaration is run once.
 * @param {string} folder
 */
function readDeclarations(folder) {
  const files = filesBelow(join(folder, 'src')).map((file) => relative(folder, file).replaceAll('\\', '/'));
  const routeFiles = files.filter((file) => file.endsWith(ROUTE)).sort();
  const [config, ...routes] = /** @type {[ReleaseConfig, ...PageRoute[]]} */ (evaluate(folder, [CONFIG, ...routeFiles]));
  const { exposes = {}, slots = {}, collects = {}, ...written } = config;
  if ('services' in written) throw new Error(`${CONFIG} names services: each is the file x.service.ts below src.`);
  const provided = describeServices(folder, files);
  const pages = routes.map((route, index) => toPage(routeFiles[index] ?? '', route, files));
  const query = pages.filter(({ route }) => route.query).map(({ module, route }) => [module, route.query]);
  const personal = pages.filter(({ route }) => route.serverRendered === 'personal').map(({ module }) => module);
  const release = {
    ...written,
    routes: pages.flatMap(toRoutes).sort(by(({ path }) => path)),
    entities: sorted(pages.flatMap(({ module, route }) => (route.entity ? [[route.entity, module]] : []))),
    slots: sorted(Object.entries(slots)),
    services: sorted(provided.map(({ ref, description }) => [ref, description])),
    serverRendered: pages
      .filter(({ route }) => route.serverRendered)
      .map(({ module }) => module)
      .sort(),
    ...(personal.length > 0 ? { personal: personal.sort() } : {}),
    ...(query.length > 0 ? { query: sorted(query) } : {}),
    exposes: sorted(
      exposedOnce([
        ...Object.entries(exposes),
        ...provided.map(({ file, description }) => /** @type {const} */ ([description.module, `./${file}`])),
        ...pages.map(({ module, page }) => /** @type {const} */ ([module, page])),
      ]),
    ),
    links: toLinks(pages, messagesOf(folder, files)),
  };
  return { release, collects };
}

/**
 * What the modules export by default.
 * @param {string} folder
 * @param {string[]} files
 * @returns {unknown[]}
 */
function evaluate(folder, files) {
  const imports = files.map((file, index) => `import each${index} from ${JSON.stringify(`./${file}`)};`);
  return evaluated(folder, `${imports.join('\n')}\nexport const all = [${files.map((_file, index) => `each${index}`).join(', ')}];\n`).all;
}

/**
 * @param {string} file
 * @param {PageRoute} route
 * @param {readonly string[]} files
 * @returns {Page}
 */
function toPage(file, route, files) {
  const name = basename(file, ROUTE);
  const beside = files.filter((other) => dirname(other) === dirname(file) && other.endsWith('-page.tsx'));
  const page = beside.find((other) => basename(other) === `${name}-page.tsx`) ?? (beside.length === 1 ? beside[0] : undefined);
  if (!page) throw new Error(`${file}: there is no ${name}-page.tsx beside it.`);
  if ((route.paths?.length ?? 0) === 0 && !route.entity) throw new Error(`${file} names neither an address nor an entity.`);
  return { module: `./${name}`, file, page: `./${page}`, route };
}

/**
 * Modules by name, each of which can be asked for, and is one.
 * @param {(readonly [string, string])[]} modules
 */
function exposedOnce(modules) {
  for (const [name, file] of modules) {
    if (!/^\.\/[a-z0-9-]+$/.test(name))
      throw new Error(`${file}: the module ${name} needs a name of lower-case letters, digits and hyphens.`);
    const other = modules.find((each) => each[0] === name && each[1] !== file);
    if (other) throw new Error(`${file} and ${other[1]} are both the module ${name}.`);
  }
  return modules;
}

/** @param {Page} page */
function toRoutes({ module, route }) {
  const facts = Object.fromEntries(Object.entries(route).filter(([name]) => !OF_PAGE.has(name)));
  return (route.paths ?? []).map((given) => {
    const { path, ...own } = typeof given === 'string' ? { path: given } : given;
    return { path, module, ...facts, ...own };
  });
}

/**
 * @param {readonly Page[]} pages
 * @param {(id: string, file: string) => {en: string, ar: string}} label
 * @returns {LinkDescription[]}
 */
function toLinks(pages, label) {
  const entries = pages.flatMap(({ file, route: { paths = [], menus = [] } }) => {
    const [first] = paths;
    const path = typeof first === 'string' ? first : (first?.path ?? '');
    return menus.map((entry) => ({ file, path, entry }));
  });
  const places = placesOf(entries.map(({ path, entry }) => ({ path, after: entry.after })));
  const links = entries.flatMap(({ file, path, entry: { in: names, label: id, after, needs = [], either, icon, group } }) =>
    names.flatMap((menu) =>
      (either ?? [undefined]).map((need) => {
        const wanted = need === undefined ? needs : [...needs, need];
        return {
          menu,
          path,
          ...(after === undefined ? {} : { after }),
          order: places.get(path) ?? 0,
          label: label(id, file),
          ...(wanted.length > 0 ? { needs: wanted } : {}),
          ...(icon === undefined ? {} : { icon }),
          ...(group === undefined || menu !== 'account-area' ? {} : { group }),
        };
      }),
    ),
  );
  return links.sort(by(({ menu, order }) => `${menu} ${String(order).padStart(6, '0')}`));
}

/**
 * Places by path: each after the one that it names, in the order of paths where several name the same.
 * @param {{path: string, after: string | undefined}[]} entries
 */
function placesOf(entries) {
  const after = new Map(entries.filter((entry) => entry.after !== undefined).map((entry) => [entry.path, entry.after]));
  const paths = [...new Set(entries.map(({ path }) => path))].sort();
  /** @type {Map<string, number>} */
  const places = new Map();
  /** @param {string} path @param {number} base */
  const place = (path, base) => {
    if (places.has(path)) return;
    places.set(path, base + (places.size + 1) * 10);
    for (const next of paths) if (after.get(next) === path) place(next, base);
  };
  for (const path of paths) if (!after.has(path)) place(path, 0);
  for (const path of paths) if (!paths.includes(after.get(path) ?? path)) place(path, FOREIGN);
  const circle = paths.filter((path) => !places.has(path));
  if (circle.length > 0) throw new Error(`Menu entries stand after each other in a circle: ${circle.join(', ')}.`);
  return places;
}

/**
 * Texts in both languages by id, out of all messages of the package.
 * @param {string} folder
 * @param {readonly string[]} files
 */
function messagesOf(folder, files) {
  /** @param {string} language */
  const all = (language) =>
    Object.assign({}, ...files.filter((file) => file.endsWith(`/messages/${language}.json`)).map((file) => readJson(join(folder, file))));
  /** @type {Record<'en' | 'ar', Record<string, string | {defaultMessage: string}>>} */
  const catalogues = { en: all('en'), ar: all('ar') };
  return (/** @type {string} */ id, /** @type {string} */ file) => {
    /** @param {'en' | 'ar'} language */
    const textIn = (language) => {
      const message = catalogues[language][id];
      if (message === undefined) throw new Error(`${file}: there is no message ${id} in ${language}.json.`);
      return typeof message === 'string' ? message : message.defaultMessage;
    };
    return { en: textIn('en'), ar: textIn('ar') };
  };
}

/**
 * @template T
 * @param {(one: T) => string} key
 * @returns {(one: T, other: T) => number}
 */
const by = (key) => (one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0);

/** @param {readonly (readonly unknown[])[]} entries */
const sorted = (entries) => Object.fromEntries([...entries].sort(by(([name]) => String(name))));

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
