// Emits one small script of its own, outside the federated bundle: it must run before everything else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

export class ScriptAssetPlugin {
  constructor({ file, name }) {
    this.file = file;
    this.name = name;
  }

  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('ScriptAsset', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap({ name: 'ScriptAsset', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const { code } = transformSync(readFileSync(this.file, 'utf8'), {
          filename: this.file,
          minify: true,
          jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true, toplevel: true } },
          isModule: true,
        });
        const script = `(()=>{${code}})();`;
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        compilation.emitAsset(`${this.name}.${hash}.js`, new webpack.sources.RawSource(script));
      });
    });
  }
}
