import type { ModuleFederation } from '@module-federation/runtime-core';
import type { ModuleTransport } from 'shared-host/composition/load-module';

declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** Under which name each remote is registered: another one after a failure, so that nothing of the failed try is used again. */
const registered = new Map<string, { alias: string; attempt: number }>();

/** Modules by Module Federation: remotes are registered at run time, at the address that the registry gives. */
export const federationTransport: ModuleTransport = {
  async load(name, release, module, attempt) {
    const { instance } = __webpack_require__.federation;
    const container = name.replaceAll('-', '_');
    let current = registered.get(name);
    if (!current || attempt > current.attempt) {
      current = { alias: attempt > 0 ? `${container}_${attempt}` : container, attempt };
      registered.set(name, current);
      // The runtime takes a container that is there already, with the files that it still waits for.
      if (attempt > 0) Reflect.set(globalThis, container, undefined);
      // Another try has another base: every file of it is asked for anew.
      const entry = `${release.base}${release.description.build.entry}`;
      instance.registerRemotes([{ name: current.alias, entry, type: 'var', entryGlobalName: container }]);
    }
    return instance.loadRemote(`${current.alias}${module.slice(1)}`);
  },
};
