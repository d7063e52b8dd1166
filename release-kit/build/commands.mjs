// What a team does with its remote on its own machine, in the remote's folder. What they need is loaded when they are called.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { readPort } from './numbers.mjs';
import { readJson } from './places.mjs';

/**
 * @typedef {object} Surroundings What a repository around the remote adds: `release-kit.config.mjs` in one of the folders above.
 * @property {() => Promise<unknown>} [prepare] done before each command: installs, generates
 * @property {import('./dev.mjs').StartPlatform} [startPlatform] for `dev` without a platform
 *
 * @typedef {{folder: string, name: string, surroundings: Surroundings, options: ReturnType<typeof readArguments>['values']}} Call
 */

const require = createRequire(import.meta.url);

/**
 * Each gives the exit code; undefined where something runs on.
 * @type {Readonly<Record<string, (call: Call) => Promise<number | undefined>>>}
 */
const COMMANDS = {
  async build({ folder, options: { development } }) {
    const started = Date.now();
    const { buildRelease } = await import('./build-release.mjs');
    const { overBudget } = await import('./sizes.mjs');
    const { name, version } = await buildRelease(folder, { mode: development ? 'development' : 'production' });
    console.log(`${name} ${version} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    for (const problem of development ? [] : overBudget(folder)) console.warn(problem);
    return 0;
  },
  async codegen({ folder }) {
    const { generateCode } = await import('./codegen.mjs');
    console.log(`${await generateCode([folder])} GraphQL files`);
    return 0;
  },
  async types({ folder }) {
    const { generateCode } = await import('./codegen.mjs');
    await generateCode([folder]);
    return runNode([compiler(), '--noEmit', '-p', folder]);
  },
  async dev({ folder, name, surroundings, options: { shop, platform = process.env.COMMERCE_URL } }) {
    if (!name.startsWith('mfe-'))
      throw new Error(`${name} is no remote. \`npm run dev -- ${name}\` at the root serves it from source with the rest of the shop.`);
    if (shop !== undefined) {
      const origin = originOf(shop, '--shop');
      const { developInShop } = await import('./dev-in-shop.mjs');
      endWith(await developInShop(folder, { name, shop: origin, port: portOr(8082) }));
      return undefined;
    }
    const startPlatform = (platform === undefined && surroundings.startPlatform) || runsAt(originOf(platform ?? '', '--platform'));
    const { developAlone } = await import('./dev.mjs');
    const { port, url, stop } = await developAlone(folder, { name, startPlatform, port: portOr(8081) });
    endWith(stop);
    console.log(
      `\n  ${name} alone    http://localhost:${port}    (Arabic: http://localhost:${port}/arabic/)\n  The platform    ${url}/graphql\n`,
    );
    return undefined;
  },
  async serve({ folder }) {
    if (!existsSync(join(folder, 'dist/browser/release.json'))) throw new Error('There is no build here: `release-kit build` makes one.');
    const { serveRelease } = await import('./serve-release.mjs');
    await serveRelease(folder, portOr(8082));
    return undefined;
  },
};

/** @param {string} name */
export const isBuildCommand = (name) => Object.hasOwn(COMMANDS, name);

/**
 * Runs `NAME [FOLDER] [OPTION …]`; gives the exit code, undefined for one that runs on.
 * @param {string[]} args
 * @returns {Promise<number | undefined>}
 */
export async function runBuildCommand(args) {
  try {
    const { positionals, values: options } = readArguments(args);
    const [command = '', place = '.'] = positionals;
    const folder = resolve(place);
    const file = join(folder, 'package.json');
    if (!existsSync(file)) throw new Error(`${folder} holds no package.`);
    const surroundings = await surroundingsOf(folder);
    await surroundings.prepare?.();
    return await COMMANDS[command]?.({ folder, name: readJson(file).name, surroundings, options });
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

/** @param {string[]} args */
const readArguments = (args) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      development: { type: 'boolean', default: false },
      shop: { type: 'string' },
      platform: { type: 'string' },
    },
  });

/**
 * The repository's own part, where one of the folders above has it.
 * @param {string} folder
 * @returns {Promise<Surroundings>}
 */
async function surroundingsOf(folder) {
  const file = join(folder, 'release-kit.config.mjs');
  if (existsSync(file)) return (await import(pathToFileURL(file).href)).default;
  const above = dirname(folder);
  return above === folder ? {} : surroundingsOf(above);
}

/**
 * @param {string} address
 * @param {string} option
 */
function originOf(address, option) {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new Error(`${option}: an address such as https://shop.example.`);
}

/**
 * A platform that need not be started.
 * @param {string} url
 * @returns {import('./dev.mjs').StartPlatform}
 */
const runsAt = (url) => async () => ({ url, stop: async () => undefined });

/**
 * @param {any} error
 * @returns {unknown}
 */
const messageOf = (error) =>
  error?.code === 'EADDRINUSE'
    ? `Port ${error.port} is in use. Stop what uses it, or choose another: PORT=${error.port + 1}`
    : (error?.message ?? error);

/**
 * 0: any that is free, which is told when it listens.
 * @param {number} otherwise
 */
const portOr = (otherwise) => readPort(process.env, 'PORT', otherwise);

/** @param {() => Promise<unknown>} end */
function endWith(end) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end().then(() => process.exit(0)));
}

/** The native compiler, which checks in a tenth of the time; what needs the compiler's API has the other. */
const compiler = () => join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');

/**
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runNode(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
