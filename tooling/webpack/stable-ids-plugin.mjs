// One commit gives the same bytes in whatever folder it is built. Federation writes an entry of its own into `node_modules/.federation`,
// whose name is a hash of absolute paths, and names its container with them: the ids that webpack derives from these would differ.
const IDS = [
  // Webpack may have joined it with what it imports.
  ['federation', (module) => /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test((module.rootModule ?? module).resource ?? '')],
  ['container', (module) => module.constructor.name === 'ContainerEntryModule'],
];

export class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        for (const module of modules) {
          const [id] = IDS.find(([, isIt]) => isIt(module)) ?? [];
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
