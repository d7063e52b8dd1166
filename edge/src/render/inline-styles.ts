import type { RegisteredRelease, Registry } from 'shared-contracts';
import type { InlineStyle } from 'shared-contracts/edge';
import { hashOf, readPublished } from './published-file';

/**
 * Reads stylesheets of live releases for the inside of documents: the first paint then waits for one answer only. Addresses in a
 * stylesheet are relative to its file, so they are made whole. What cannot be had is undefined; the document then links to it.
 */
export function createInlineStyles(registry: Registry, store: string): (release: string, file: string) => InlineStyle | undefined {
  const known = new Map<string, InlineStyle>();
  return (name, file) => {
    const release = registry.releases[name];
    if (!release) return undefined;
    const path = release.base + file;
    const found = known.get(path) ?? read(store, release, file);
    if (found) known.set(path, found);
    return found;
  };
}

function read(store: string, release: RegisteredRelease, file: string): InlineStyle | undefined {
  let content: Buffer;
  try {
    content = readPublished(store, release, file, release.description.build.integrity[file]);
  } catch {
    return undefined;
  }
  const folder = (release.base + file).replace(/[^/]+$/, '');
  const text = content.toString('utf8').replace(/url\((["']?)(?![a-z]+:|[/#])/g, (_match, quote: string) => `url(${quote}${folder}`);
  // A stylesheet that would end its element stays outside.
  if (/<\/style/i.test(text)) return undefined;
  return { text, hash: hashOf('sha256', text) };
}
