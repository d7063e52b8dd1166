// Runs what is written in TypeScript at the build, for what it declares.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';

/**
 * What a module exports that imports others: they are bundled first, since they are TypeScript, too.
 * @param {string} folder where its imports are resolved
 * @param {string} contents
 * @returns {any}
 */
export function evaluated(folder, contents) {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: folder, sourcefile: 'declarations.ts', loader: 'ts' },
    absWorkingDir: folder,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  });
  return exportsOf(outputFiles[0]?.text ?? '', createRequire(join(folder, 'declarations.ts')));
}

/**
 * What a module exports by default where `given` stands for what it imports of some modules, and a placeholder for all that it imports of
 * others: they are not run.
 * @param {string} text
 * @param {Readonly<Record<string, object>>} given
 */
export function evaluatedAlone(text, given) {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs', target: 'node20' });
  return exportsOf(code, (/** @type {string} */ name) => given[name] ?? placeholder({ module: name, name: '' })).default;
}

const IMPORTED = Symbol('imported');

/**
 * What a placeholder stands for: the module, and the name by which it exports it. Undefined for another value.
 * @param {any} value
 * @returns {{module: string, name: string} | undefined}
 */
export const importedAs = (value) => value?.[IMPORTED];

/**
 * Takes every use that a module may make of what it imports while it is read.
 * @param {{module: string, name: string}} origin
 * @returns {any}
 */
function placeholder(origin) {
  /** @type {any} */
  const itself = new Proxy(function made() {}, {
    get(_target, name) {
      if (name === IMPORTED) return origin;
      if (typeof name === 'symbol') return undefined;
      return origin.name ? itself : placeholder({ ...origin, name });
    },
    apply: () => itself,
    construct: () => itself,
  });
  return itself;
}

/**
 * @param {string} code
 * @param {(name: string) => unknown} require
 */
function exportsOf(code, require) {
  const module = { exports: /** @type {any} */ ({}) };
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module.exports;
}
