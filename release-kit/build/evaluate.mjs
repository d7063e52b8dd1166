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
 * @param {string} sourcefile for what esbuild says of it
 */
export function evaluatedAlone(text, given, sourcefile) {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs', target: 'node20', sourcefile });
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
 * Takes the uses that a module makes of what it imports while its top level runs: calls, members, arithmetic, lists.
 * @param {{module: string, name: string}} origin
 * @returns {any}
 */
function placeholder(origin) {
  /** @type {any} */
  const itself = new Proxy(function made() {}, {
    get(_target, name) {
      if (name === IMPORTED) return origin;
      if (name === Symbol.toPrimitive) return () => 0;
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      if (typeof name === 'symbol') return undefined;
      // What esbuild asks of a module whose default or whole is imported.
      if (name === '__esModule') return origin.name === '';
      return origin.name ? itself : placeholder({ ...origin, name });
    },
    getPrototypeOf: () => itself,
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
