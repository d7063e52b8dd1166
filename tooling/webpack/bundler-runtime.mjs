// Stands in for @module-federation/webpack-bundler-runtime in a remote's entry: the host's copy, which it puts on this global
// (shell/src/composition/runtime-plugin.ts) before it loads any remote. Saves about 4 kB (brotli) in each remote's entry.
// `init` always makes an instance of the remote's own: the library's looks for one by the build it was compiled in, the host's.
const host = globalThis._FEDERATION_BUNDLER_RUNTIME;

export default {
  ...host,
  runtime: { ...host.runtime, init: (options) => host.runtime.createInstance(options) },
  bundlerRuntimeOptions: {},
};
