// Changes the source of some files before webpack reads it. No loader: a loader's path is part of the module's name, and modules are
// ordered by their names, so that the bundle would depend on where release-kit is.
import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { resourceOf } from './release-description-plugin.mjs';

/**
 * @typedef {object} SourceContext What a change knows besides the source.
 * @property {string} file its path
 * @property {(file: string) => string} read another file that the result depends on: when it changes, the module is built again
 * @property {(message: string) => void} warn a warning of the build
 */

export class SourcePlugin {
  /** @param {{test: RegExp, change: (source: string, context: SourceContext) => string}} options `test`: of the file's path */
  constructor({ test, change }) {
    this.test = test;
    this.change = change;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('Source', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('Source', (result, module) => {
        const file = resourceOf(module) ?? '';
        if (!this.test.test(file)) return result;
        const [source, ...rest] = result;
        const read = (/** @type {string} */ other) => {
          module.buildInfo?.fileDependencies?.add(other);
          return readFileSync(other, 'utf8');
        };
        const warn = (/** @type {string} */ message) => module.addWarning(new webpack.WebpackError(message));
        return [this.change(String(source), { file, read, warn }), ...rest];
      });
    });
  }
}
