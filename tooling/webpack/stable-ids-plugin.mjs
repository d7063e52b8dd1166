// One commit gives the same bytes in whatever folder it is built, and however the build's work happens to be ordered. Webpack's own
// deterministic ids do not: where two names have one hash, the module that was met first gets it; and federation writes an entry of its own
// into `node_modules/.federation`, whose name is a hash of absolute paths.
import { createHash } from 'node:crypto';

const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** As short as webpack's for as many modules as a release has. */
const IDS = 10_000;

export class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        const { chunkGraph } = compilation;
        const named = [...modules].flatMap((module) => {
          const name =
            chunkGraph.getModuleId(module) === null && chunkGraph.getNumberOfModuleChunks(module) > 0 && nameOf(module, compiler);
          return name ? [{ module, name }] : [];
        });
        const used = new Set();
        for (const { module, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          let id = createHash('sha256').update(name).digest().readUInt32BE() % IDS;
          while (used.has(id)) id = (id + 1) % IDS;
          used.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** What a module is called within the repository. */
function nameOf(module, { context }) {
  // Webpack may have joined it with what it imports.
  if (FEDERATION_ENTRY.test((module.rootModule ?? module).resource ?? '')) return 'federation entry';
  if (module.constructor.name === 'ContainerEntryModule') return 'container entry';
  return module.libIdent({ context });
}
