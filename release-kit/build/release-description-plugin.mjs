// Writes `release.json` beside the browser's files: the description that a release carries of itself (shared-contracts, release.ts).
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { MESSAGES_FILE } from './messages.mjs';
import { readJson, versionOf } from './places.mjs';

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {{js: string[], css: string[], messages: Record<string, string[]>}} ModuleFiles
 * @typedef {{getFiles(): string[], getChildren(): Group[], chunks: import('webpack').Chunk[]}} Group a group of chunks, of webpack's
 *
 * @typedef {object} WrittenRelease What a package writes of its release; `release.json`.
 * @property {string} name
 * @property {string} [contract] the oldest that it works with, `^2.0.0`; by default that of the build
 * @property {string} [serves] of the shell: the contract that it gives
 * @property {string} [version]
 * @property {string} [team]
 * @property {unknown[]} [routes]
 * @property {object} [entities]
 * @property {object} [slots]
 * @property {Record<string, string>} exposes modules by name: files
 * @property {string[]} serverRendered names of modules
 * @property {Record<string, import('shared-contracts').ReleaseService>} [services] as they are declared
 */

export class ReleaseDescriptionPlugin {
  /** @param {{folder: string, release: WrittenRelease}} options */
  constructor({ folder, release }) {
    this.folder = folder;
    this.release = release;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('ReleaseDescription', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseDescription', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const { exposes, ...release } = this.release;
        const description = {
          version: readJson(join(this.folder, 'package.json')).version,
          contract: this.contract(),
          links: [],
          services: {},
          ...release,
          build: this.describeBuild(compilation, exposes),
        };
        compilation.emitAsset('release.json', new webpack.sources.RawSource(`${JSON.stringify(description, null, 2)}\n`));
      });
    });
  }

  contract() {
    return this.release.contract ?? `^${versionOf('shared-contracts', this.folder)}`;
  }

  /**
   * Of a shell the facade that it gives; of a remote the oldest that its shell may give, which is that of the oldest contract that it works
   * with: where that is older than the one it was built with, a remote takes its own.
   */
  oldestFacade() {
    return this.release.name === 'shell' ? versionOf('shared-platform', this.folder) : this.contract().slice(1);
  }

  /**
   * @param {Compilation} compilation
   * @param {Record<string, string>} exposes
   */
  describeBuild(compilation, exposes) {
    /** @type {Record<string, string>} */
    const integrity = {};
    // In the order in which they were done, which is not the same in every build.
    const assets = [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, source } of assets) {
      if (/\.(js|css)$/.test(name)) integrity[name] = `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`;
    }
    /** @type {Record<string, ModuleFiles>} */
    const modules = {};
    for (const name of Object.keys(exposes)) modules[name] = this.filesOf(compilation, name.replace('./', ''));
    const entries = [...compilation.entrypoints.values()];
    const entry =
      this.release.name === 'shell'
        ? compilation.entrypoints.get('shell')
        : entries.find((point) => point.getFiles().some((file) => file.startsWith('remote-entry')));
    const files = entry?.getFiles() ?? [];
    /** @param {string} prefix */
    const script = (prefix) => assets.map(({ name }) => name).find((name) => name.startsWith(`${prefix}.`) && name.endsWith('.js'));
    return {
      entry: files.find((file) => file.endsWith('.js')) ?? '',
      ...(this.release.name === 'shell'
        ? {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles: files.filter((file) => file.endsWith('.css')),
            early: script('early-clicks'),
            fallback: script('late-start'),
            personal: script('place-personal-page'),
            // What the start asks for: parts that come later bring their own.
            messages: messagesOf(compilation, entry?.getChildren() ?? []),
            fonts: assets.map(({ name }) => name).filter((name) => name.endsWith('.woff2')),
          }
        : {}),
      modules,
      react: versionOf('react', this.folder),
      platform: this.oldestFacade(),
      integrity,
    };
  }

  /**
   * @param {Compilation} compilation
   * @param {string} chunkName
   * @returns {ModuleFiles}
   */
  filesOf(compilation, chunkName) {
    const group = [...compilation.chunkGroups].find((candidate) => candidate.name === chunkName);
    /** @param {string} file */
    const isShared = (file) => /(^|\/)(node_modules|shared-platform|react)/.test(file);
    const files = (group?.getFiles() ?? []).filter((file) => !isShared(file));
    const messages = messagesOf(compilation, group?.getChildren() ?? []);
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')), messages };
  }
}

/**
 * The scripts with compiled messages among chunk groups, by language: those whose modules are messages, whatever they are called.
 * @param {Compilation} compilation
 * @param {Group[]} groups
 */
export function messagesOf(compilation, groups) {
  /** @type {Record<string, string[]>} */
  const messages = {};
  for (const group of groups) {
    for (const chunk of group.chunks) {
      const files = [...chunk.files].filter((file) => file.endsWith('.js'));
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        const language = MESSAGES_FILE.exec(resourceOf(module) ?? '')?.[1];
        if (!language) continue;
        messages[language] = [...new Set([...(messages[language] ?? []), ...files])];
      }
    }
  }
  return messages;
}

/**
 * The file that a module is made from.
 * @param {import('webpack').Module} module
 * @returns {string | undefined}
 */
export const resourceOf = (module) => ('resource' in module && typeof module.resource === 'string' ? module.resource : undefined);
