import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findAuthor } from './author';
import { activate, canary, endCanary, promote, publish, restore, rollback, stored, withdraw, type Changed } from './changes';
import { lastOfHistory } from './history';
import { tellStore } from './list';
import { signPreview } from './preview';
import { prune } from './prune';
import { makeRemote } from './new-remote';
import { UnreadableRegistry, type Author } from './registry';
import { openStore } from './store/open-store';
import { verify } from './verify';
import type { Store } from './store/store';

const USAGE = `release-kit COMMAND … [--store FOLDER|s3://BUCKET/PREFIX] [--reason TEXT] [--by NAME] [--commit ID]

  publish FOLDER …          puts built releases into the store; --activate makes them live at once
  activate NAME VERSION     makes a release of the store live for everybody
  rollback NAME [VERSION]   makes the version live again that was live before
  withdraw NAME             takes a remote out of the shop
  canary NAME VERSION PERCENT   gives a release to a share of the visitors
  canary NAME end           gives them the live one again
  promote NAME              makes a canary live for everybody
  preview NAME VERSION … --shop ORIGIN [--hours 24]   an address of the shop with these releases (PREVIEW_SECRET)
  list [NAME]               what is live, for whom, what is stored, from which commit, and what was changed by whom
  restore                   puts the last state of the history in the place of a registry.json that cannot be read
  verify NAME VERSION       builds it again from its commit, here in its repository, and compares every byte
  prune [--days 30]         removes what no document of these days may need

  new NAME --path /PATH [--team NAME]   makes a remote with one page, here in the shop's repository

VERSION may be "built": what was built here last. The store is --store or RELEASE_STORE.`;

export interface Output {
  say: (text: string) => void;
  complain: (text: string) => void;
}

interface Call {
  store: Store;
  names: string[];
  options: Options;
  author: Author;
}

type Options = ReturnType<typeof readArguments>['values'];
/** Does what it is for, and gives what to say of it. */
type Command = (call: Call) => Promise<string>;

const live = ({ registry: { generation, change, releases }, isChanged }: Changed, name = '') =>
  isChanged
    ? `${change?.releases.join(', ')}: ${change?.action} (state ${generation})`
    : `${name}@${releases[name]?.version} is live already; nothing was changed.`;

const COMMANDS: Readonly<Record<string, Command>> = {
  async publish({ store, names, options, author }) {
    const folders = need(names, 1, 'publish FOLDER …').map((folder) => releaseIn(folder, options.dist));
    const releases = await publish(store, folders, author, { isLive: options.activate });
    return releases
      .map(({ name, version }) => `${name} ${version}: ${options.activate ? 'live' : 'published, live for nobody yet'}`)
      .join('\n');
  },
  async activate({ store, names, options, author }) {
    const [name = '', version = ''] = need(names, 2, 'activate NAME VERSION');
    return live(await activate(store, name, exact(name, version, options), author), name);
  },
  async rollback({ store, names, author }) {
    const [name = '', version] = need(names, 1, 'rollback NAME [VERSION]');
    return live(await rollback(store, name, version, author), name);
  },
  async withdraw({ store, names, author }) {
    const [name = ''] = need(names, 1, 'withdraw NAME');
    return live(await withdraw(store, name, author));
  },
  async canary({ store, names, options, author }) {
    const [name = '', version = '', percent] = need(names, 2, 'canary NAME VERSION PERCENT, or canary NAME end');
    if (version === 'end') return live(await endCanary(store, name, author));
    return live(await canary(store, name, exact(name, version, options), Number(percent), author));
  },
  async promote({ store, names, author }) {
    const [name = ''] = need(names, 1, 'promote NAME');
    return live(await promote(store, name, author));
  },
  async preview({ store, names, options }) {
    need(names, 2, 'preview NAME VERSION …');
    const releases: Record<string, string> = {};
    for (let at = 0; at < names.length; at += 2) {
      const name = names[at] ?? '';
      const { version } = await stored(store, name, exact(name, names[at + 1] ?? '', options));
      releases[name] = version;
    }
    const shop = originOf(options.shop);
    const hours = Number(options.hours);
    if (!(hours > 0 && hours <= 24 * 30)) throw new Error('--hours: a number up to 720.');
    const until = Date.now() + hours * 60 * 60 * 1000;
    const address = new URL('/', shop);
    address.searchParams.set('preview', signPreview({ shop, releases, until }, process.env.PREVIEW_SECRET ?? ''));
    return `${address.href}\nuntil ${new Date(until).toISOString()}`;
  },
  async list({ store, names }) {
    return tellStore(store, names[0]);
  },
  async verify({ store, names, options }) {
    const [name = '', given = ''] = need(names, 2, 'verify NAME VERSION');
    const version = exact(name, given, options);
    const problems = await verify(store, name, version, process.cwd());
    if (problems.length > 0) throw new Error(`${name} ${version} is not what its commit makes:\n- ${problems.join('\n- ')}`);
    return `${name} ${version} is what its commit makes, byte for byte.`;
  },
  async restore({ store, author }) {
    return live(await restore(store, author));
  },
  async prune({ store, options }) {
    const removed = await prune(store, Number(options.days));
    return removed.length > 0 ? `Removed:\n${removed.join('\n')}` : 'Nothing to remove.';
  },
};

/** Runs a command line; gives the exit code. */
export async function runCommand(args: readonly string[], { say, complain }: Output): Promise<number> {
  try {
    const { values: options, positionals } = readArguments(args);
    const [name = '', ...names] = positionals;
    // The only one that needs no store.
    if (name === 'new' && !options.help) {
      say(makeNew(need(names, 1, 'new NAME --path /PATH'), options));
      return 0;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command || options.help) {
      say(USAGE);
      return options.help ? 0 : 2;
    }
    const address = options.store ?? process.env.RELEASE_STORE;
    if (!address) throw new Error('Where is the store? --store FOLDER, or RELEASE_STORE.');
    const store = openStore(address);
    say(await command({ store, names, options, author: findAuthor(options) }).catch((error: unknown) => sayWayBack(store, error)));
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Where the registry cannot be read: what brings one back that can. */
async function sayWayBack(store: Store, error: unknown): Promise<never> {
  if (!(error instanceof UnreadableRegistry)) throw error;
  const last = await lastOfHistory(store);
  if (!last) throw error;
  const { generation, change } = last.state;
  throw new Error(
    `${error.message} \`restore\` puts the last state of the history in its place: state ${generation}${change ? ` of ${change.at}` : ''}.`,
  );
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
      commit: { type: 'string' },
      activate: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
      shop: { type: 'string' },
      path: { type: 'string' },
      team: { type: 'string' },
      hours: { type: 'string', default: '24' },
      days: { type: 'string', default: '30' },
      help: { type: 'boolean', default: false },
    },
  });
}

function makeNew([name = '']: string[], { path, team }: Options): string {
  const files = makeRemote(process.cwd(), { name, path: path ?? '', team: team ?? name.replace(/^mfe-/, '') });
  const file = join(process.cwd(), 'package.json');
  const { packageManager: manager = 'pnpm' } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { packageManager?: string })
    : {};
  return [
    ...files.map((made) => `${name}/${made}`),
    '',
    `Next: npx ${manager} install, npm test -- ${name}, npm run build -- ${name}.`,
  ].join('\n');
}

function need(names: string[], count: number, usage: string): string[] {
  if (names.length < count) throw new Error(`Usage: release-kit ${usage}`);
  return names;
}

/** A package's folder, or that of its build. */
function releaseIn(folder: string, dist: string): string {
  const built = join(folder, dist, 'browser');
  if (existsSync(built)) return built;
  if (existsSync(join(folder, 'package.json'))) {
    const name = basename(resolve(folder));
    throw new Error(`${name} is not built: \`npm run build -- ${name}\`, in a repository of its own \`release-kit build\`.`);
  }
  return folder;
}

/** A version as it was given, or that of what was built here last: in the package's folder, or in the one that holds it. */
function exact(name: string, version: string, { dist }: Options): string {
  if (version !== 'built') return version;
  for (const folder of [join(process.cwd(), name), process.cwd()]) {
    const file = join(folder, dist, 'browser/release.json');
    const built = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string }) : {};
    if (built.name === name && built.version !== undefined) return built.version;
  }
  throw new Error(`Nothing of ${name} is built here.`);
}

function originOf(text: string | undefined): string {
  if (text === undefined || !URL.canParse(text)) throw new Error('--shop: the origin of the shop, such as https://shop.example.');
  return new URL(text).origin;
}
