import type { ModuleFederation } from '@module-federation/runtime-core';
import type { ModuleTransport } from './load-module';

declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** Modules by Module Federation: remotes are registered at run time, at the address that the registry gives. */
export const federationTransport: ModuleTransport = {
  async load(name, release, module, attempt) {
    const { instance } = __webpack_require__.federation;
    const container = name.replaceAll('-', '_');
    const entry = `${release.base}${release.description.build.entry}${attempt > 0 ? `?retry=${attempt}` : ''}`;
    const isKnown = instance.options.remotes.some((remote) => remote.name === container);
    if (!isKnown || attempt > 0) instance.registerRemotes([{ name: container, entry, type: 'var', entryGlobalName: container }], { force: isKnown });
    return instance.loadRemote(`${container}${module.slice(1)}`);
  },
};
