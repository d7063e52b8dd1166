// Writes `release.json` beside the browser's files: the description that a release carries of itself (shared-contracts, release.ts).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const contracts = fileURLToPath(new URL('../../shared-contracts', import.meta.url));
const platform = fileURLToPath(new URL('../../shared-platform', import.meta.url));
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const versionOf = (folder) => readJson(join(folder, 'package.json')).version;

/** What the contract says of a service, with the optional commands that this provider has (shared-contracts, provided-services.ts). */
export function describeService(name, { module, optional: has = [] }) {
  const described = readJson(join(contracts, 'etc/provided-services.json'))[name];
  if (!described) throw new Error(`The contract knows no service ${name}.`);
  const { optional, commands, ...description } = described;
  return { ...description, module, commands: [...commands, ...optional.filter((command) => has.includes(command))] };
}

/** Where messages stand, in whichever folder of a package. */
export const MESSAGES_FILE = /\/messages\/(en|ar)\.json$/;

export class ReleaseDescriptionPlugin {
  constructor({ folder, release }) {
    this.folder = folder;
    this.release = release;
  }

  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('ReleaseDescription', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseDescription', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const { exposes, services = {}, ...release } = this.release;
        const description = {
          version: versionOf(this.folder),
          contract: `^${versionOf(contracts)}`,
          links: [],
          ...release,
          services: Object.fromEntries(Object.entries(services).map(([name, written]) => [name, describeService(name, written)])),
          build: this.describeBuild(compilation, exposes),
        };
        compilation.emitAsset('release.json', new webpack.sources.RawSource(`${JSON.stringify(description, null, 2)}\n`));
      });
    });
  }

  describeBuild(compilation, exposes) {
    const integrity = {};
    // In the order in which they were done, which is not the same in every build.
    const assets = [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, source } of assets) {
      if (/\.(js|css)$/.test(name)) integrity[name] = `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`;
    }
    const modules = {};
    for (const name of Object.keys(exposes)) modules[name] = this.filesOf(compilation, name.replace('./', ''));
    const entries = [...compilation.entrypoints.values()];
    const entry =
      this.release.name === 'shell'
        ? compilation.entrypoints.get('shell')
        : entries.find((point) => point.getFiles().some((file) => file.startsWith('remote-entry')));
    const files = entry?.getFiles() ?? [];
    const script = (prefix) => assets.map(({ name }) => name).find((name) => name.startsWith(`${prefix}.`) && name.endsWith('.js'));
    return {
      entry: files.find((file) => file.endsWith('.js')) ?? '',
      ...(this.release.name === 'shell'
        ? {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles: files.filter((file) => file.endsWith('.css')),
            early: script('early-clicks'),
            fallback: script('late-start'),
            messages: messagesOf(compilation, [...compilation.chunkGroups]),
            fonts: assets.map(({ name }) => name).filter((name) => name.endsWith('.woff2')),
          }
        : {}),
      modules,
      react: versionOf(join(this.folder, 'node_modules/react')),
      platform: versionOf(platform),
      integrity,
    };
  }

  filesOf(compilation, chunkName) {
    const group = [...compilation.chunkGroups].find((candidate) => candidate.name === chunkName);
    const isShared = (file) => /(^|\/)(node_modules|shared-platform|react)/.test(file);
    const files = (group?.getFiles() ?? []).filter((file) => !isShared(file));
    const messages = messagesOf(compilation, group?.getChildren() ?? []);
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')), messages };
  }
}

/** The scripts with compiled messages among chunk groups, by language: those whose modules are messages, whatever they are called. */
export function messagesOf(compilation, groups) {
  const messages = {};
  for (const group of groups) {
    for (const chunk of group.chunks) {
      const files = [...chunk.files].filter((file) => file.endsWith('.js'));
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        const language = MESSAGES_FILE.exec(module.resource ?? '')?.[1];
        if (!language) continue;
        messages[language] = [...new Set([...(messages[language] ?? []), ...files])];
      }
    }
  }
  return messages;
}
