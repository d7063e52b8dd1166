// A file of a remote that does not come, or hangs, is asked for once more by another path, which the edge serves too: a browser may answer
// the same address with the failure, or with the request that still hangs (docs/decisions/0045). The host tries a whole remote again where
// nothing of it is mounted; this is for what a remote at work loads later: another slot, a service, a dialog.
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * @typedef {object} WebpackRequire Webpack's own function in a bundle, as far as it is used here.
 * @property {string} p the public path
 * @property {Record<string, (chunk: string | number, parts: Promise<unknown>[], ...more: unknown[]) => void>} f what loads a chunk's files
 * @property {(chunk: string | number, ...more: unknown[]) => Promise<unknown>} [e]
 */

export class SecondTryPlugin {
  /** @param {{timeoutMs: number}} options How long a style is waited for; scripts have `output.chunkLoadTimeout`. */
  constructor({ timeoutMs }) {
    this.timeoutMs = timeoutMs;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SecondTry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('SecondTry', (chunk, needs) => {
        needs.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new SecondTryRuntimeModule());
      });
      // A stylesheet has no limit of its own.
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('SecondTry', (source, { tag }) =>
        [
          source,
          `setTimeout(function() { if (${tag}.onerror) ${tag}.onerror({ type: "timeout", target: ${tag} }); }, ${this.timeoutMs});`,
        ].join('\n'),
      );
    });
  }
}

class SecondTryRuntimeModule extends RuntimeModule {
  constructor() {
    super('second try', RuntimeModule.STAGE_TRIGGER);
  }

  /** @override */
  generate() {
    return `(${tryTwice.toString()})(${RuntimeGlobals.require});`;
  }
}

/**
 * Runs in the browser, at the start of a bundle, in place of webpack's own `require.e`. A chunk is several files (script, style, what it
 * shares): the second try begins when each file of the first has come or failed, since one that is still awaited would be taken for it.
 * The host's tries are `~1` to `~99`, these are `~100` to `~900` more: no address of a failed try is used again. Addresses follow from the
 * public path at once, so that it is another one for that moment only.
 *
 * @param {WebpackRequire} require
 */
export function tryTwice(require) {
  let tries = 0;
  /** @type {(chunk: string | number, ...more: unknown[]) => Promise<unknown>[]} */
  const ask = (chunk, ...more) => {
    /** @type {Promise<unknown>[]} */
    const parts = [];
    for (const load of Object.values(require.f)) load(chunk, parts, ...more);
    return parts;
  };
  /** @type {typeof ask} */
  const askElsewhere = (...chunk) => {
    const { p: path } = require;
    tries = (tries % 9) + 1;
    require.p = path.replace(/\/releases\/(?:~(\d+)\/)?/, (_, host) => `/releases/~${tries * 100 + Number(host || 0)}/`);
    try {
      return ask(...chunk);
    } finally {
      require.p = path;
    }
  };
  require.e = (...chunk) => {
    const first = ask(...chunk);
    return Promise.all(first).catch(() => Promise.allSettled(first).then(() => Promise.all(askElsewhere(...chunk))));
  };
}
