import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts';
import type { InlineStyle } from 'shared-contracts/edge';

/**
 * Reads stylesheets of live releases for the inside of documents: the first paint then waits for one answer only. Addresses in a
 * stylesheet are relative to its file, so they are made whole. What cannot be had is undefined; the document then links to it.
 */
export function createInlineStyles(registry: Registry, store: string): (release: string, file: string) => InlineStyle | undefined {
  const known = new Map<string, InlineStyle>();
  return (name, file) => {
    const release = registry.releases[name];
    const path = release && release.base + file;
    if (!path) return undefined;
    const found = known.get(path) ?? read(join(store, path.replace(/^\/releases\//, '')), path, release.description.build.integrity[file]);
    if (found) known.set(path, found);
    return found;
  };
}

function read(file: string, path: string, integrity: string | undefined): InlineStyle | undefined {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    return undefined;
  }
  if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) return undefined;
  const text = content.toString('utf8').replace(/url\((["']?)(?![a-z]+:|[/#])/g, (_match, quote: string) => `url(${quote}${path.slice(0, path.lastIndexOf('/') + 1)}`);
  // A stylesheet that would end its element stays outside.
  if (/<\/style/i.test(text)) return undefined;
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
