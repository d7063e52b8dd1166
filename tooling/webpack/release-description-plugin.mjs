// Writes `release.json` beside the browser's files: the description that a release carries of itself (shared-contracts, release.ts).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export class ReleaseDescriptionPlugin {
  constructor({ folder, release }) {
    this.folder = folder;
    this.release = release;
  }

  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('ReleaseDescription', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseDescription', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const { exposes, ...release } = this.release;
        const description = {
          version: JSON.parse(readFileSync(join(this.folder, 'package.json'), 'utf8')).version,
          ...release,
          build: this.describeBuild(compilation, exposes),
        };
        compilation.emitAsset('release.json', new webpack.sources.RawSource(`${JSON.stringify(description, null, 2)}\n`));
      });
    });
  }

  describeBuild(compilation, exposes) {
    const integrity = {};
    for (const { name, source } of compilation.getAssets()) {
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
    const early = compilation
      .getAssets()
      .map(({ name }) => name)
      .find((name) => /^early-clicks\..*\.js$/.test(name));
    return {
      entry: files.find((file) => file.endsWith('.js')) ?? '',
      ...(this.release.name === 'shell'
        ? {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles: files.filter((file) => file.endsWith('.css')),
            early,
            messages: this.messagesOf([...compilation.chunkGroups]),
            fonts: compilation
              .getAssets()
              .map(({ name }) => name)
              .filter((name) => name.endsWith('.woff2')),
          }
        : {}),
      modules,
      react: JSON.parse(readFileSync(join(this.folder, 'node_modules/react/package.json'), 'utf8')).version,
      integrity,
    };
  }

  filesOf(compilation, chunkName) {
    const group = [...compilation.chunkGroups].find((candidate) => candidate.name === chunkName);
    const isShared = (file) => /(^|\/)(node_modules|shared-platform|react)/.test(file);
    const files = (group?.getFiles() ?? []).filter((file) => !isShared(file));
    const messages = this.messagesOf(group?.getChildren() ?? []);
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')), messages };
  }

  /** The compiled messages' scripts, by language, among chunk groups. */
  messagesOf(groups) {
    const messages = {};
    for (const group of groups) {
      const language = /^messages-(en|ar)/.exec(group.name ?? '')?.[1];
      if (language) messages[language] = group.getFiles().filter((file) => file.endsWith('.js'));
    }
    return messages;
  }
}
