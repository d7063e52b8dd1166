// Stands in for @module-federation/webpack-bundler-runtime in a remote's entry: the host's copy (host-runtime.mjs), which is there before
// any remote is loaded. Saves about 4 kB (brotli) in each remote's entry. The runtime's version is part of the contract: docs/decisions, 0003.
export default { ...globalThis._FEDERATION_BUNDLER_RUNTIME, bundlerRuntimeOptions: {} };
