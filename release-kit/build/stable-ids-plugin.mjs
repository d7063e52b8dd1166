// One commit gives the same bytes in whatever folder it is built, with the shop's packages beside it or in node_modules, and however the
// build's work happens to be ordered. Webpack's own deterministic ids do not: they are made of paths; where two names have one hash, the
// module that was met first gets it; and federation writes an entry of its own into `node_modules/.federation`, whose name is a hash of
// absolute paths.
import { createHash } from 'node:crypto';
import { placeless } from './places.mjs';
import { resourceOf } from './release-description-plugin.mjs';

/**
 * @typedef {import('webpack').Module} Module
 * @typedef {import('webpack').Chunk} Chunk
 * @typedef {import('webpack').Compilation} Compilation
 */

const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** As short as webpack's for as many modules as a release has. */
const IDS = 10_000;

export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        const { chunkGraph } = compilation;
        const unnamed = [...modules].filter(
          (module) => chunkGraph.getModuleId(module) === null && chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        number(
          unnamed,
          (module) => nameOf(module, compilation),
          (module, id) => chunkGraph.setModuleId(module, id),
        );
      });
      compilation.hooks.beforeChunkIds.tap('StableIds', (chunks) => {
        const unnamed = [...chunks].filter((chunk) => chunk.id === null);
        number(
          unnamed,
          (chunk) => nameOfChunk(chunk, compilation),
          (chunk, id) => {
            chunk.id = id;
            chunk.ids = [id];
          },
        );
      });
    });
  }
}

/**
 * Gives each a number that follows from its name, and none twice.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string} name
 * @param {(item: T, id: number) => void} give
 * @param {number} [ids] how many numbers there are
 */
export function number(items, name, give, ids = IDS) {
  const named = items.map((item) => ({ item, called: name(item) }));
  const used = new Set();
  for (const { item, called } of named.sort((a, b) => (a.called < b.called ? -1 : 1))) {
    let id = createHash('sha256').update(called).digest().readUInt32BE() % ids;
    while (used.has(id)) id = (id + 1) % ids;
    used.add(id);
    give(item, id);
  }
}

/**
 * What a module is called, wherever it is.
 * @param {Module & {rootModule?: Module}} module
 * @param {Compilation} compilation
 */
function nameOf(module, { compiler: { context }, requestShortener }) {
  // Webpack may have joined it with what it imports.
  if (FEDERATION_ENTRY.test(resourceOf(module.rootModule ?? module) ?? '')) return 'federation entry';
  if (module.constructor.name === 'ContainerEntryModule') return 'container entry';
  // Styles, and what is left out of a bundle, have no name for ids.
  return placeless(module.libIdent({ context }) ?? module.readableIdentifier(requestShortener));
}

/**
 * A chunk is called by its own name, else by all its modules: which of those that load each other is the first is not the same in every build.
 * @param {Chunk} chunk
 * @param {Compilation} compilation
 */
function nameOfChunk(chunk, compilation) {
  if (chunk.name) return chunk.name;
  return compilation.chunkGraph
    .getChunkModules(chunk)
    .map((module) => nameOf(module, compilation))
    .sort()
    .join('\n');
}
