// Stands in for @module-federation/webpack-bundler-runtime in the host: the same parts, without those for remotes that are known when the
// host is built, for tree-shaken shared modules and for the developer tools' instances. Gives it to the remotes (remote-runtime.mjs).
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** Each build has an instance of its own, the host and every remote, another try of a remote's too. */
function init({ webpackRequire }) {
  const options = webpackRequire.federation.initOptions;
  const instance = new ModuleFederation({ ...options, id: options.name });
  setGlobalFederationInstance(instance);
  return instance;
}

const runtime = {
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, installInitialConsumes, initContainerEntry, init },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

globalThis._FEDERATION_BUNDLER_RUNTIME = runtime;

export default { ...runtime };
