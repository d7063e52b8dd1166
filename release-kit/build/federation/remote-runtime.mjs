// Stands in for @module-federation/webpack-bundler-runtime in a remote's entry: the host's copy (host-runtime.mjs), which is there before
// any remote is loaded. Saves about 4 kB (brotli) in each remote's entry. The runtime's version is part of the contract: docs/decisions, 0003.
const host = globalThis._FEDERATION_BUNDLER_RUNTIME;

export default {
  ...host,
  // A host of contract 2.0 has the library's own `init`: it asks the remote's `runtime`, and without this would take the host's instance.
  runtime: { init: (options) => host.runtime.createInstance(options) },
  bundlerRuntimeOptions: {},
};
