// Changes the source of some files before webpack reads it. No loader: a loader's path is part of the module's name, and modules are
// ordered by their names, so that the bundle would depend on where release-kit is.
import webpack from 'webpack';
import { resourceOf } from './release-description-plugin.mjs';

export class SourcePlugin {
  /** @param {{test: RegExp, change: (source: string) => string}} options `test`: of the file's path */
  constructor({ test, change }) {
    this.test = test;
    this.change = change;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('Source', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('Source', (result, module) => {
        if (!this.test.test(resourceOf(module) ?? '')) return result;
        const [source, ...rest] = result;
        return [this.change(String(source)), ...rest];
      });
    });
  }
}
