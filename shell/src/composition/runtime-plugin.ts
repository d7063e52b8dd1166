import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// The host exposes nothing, so that the library's build leaves this out of its own copy; the remotes need it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Gives remotes the host's one copy of the federation runtime: its core (`externalRuntime` looks for it on this global) and the part
 * that webpack's containers use (see tooling/webpack/bundler-runtime.mjs). The plug-in that ships with the library for the first
 * would put a second copy of the core into the host. The runtime's version is part of the contract: see docs/decisions.
 */
export default function provideRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-runtime',
    beforeInit(args) {
      Object.assign(globalThis, {
        _FEDERATION_RUNTIME_CORE: runtimeCore,
        _FEDERATION_BUNDLER_RUNTIME: { ...federation, bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry } },
      });
      return args;
    },
  };
}
