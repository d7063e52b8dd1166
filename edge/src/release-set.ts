import { createHash } from 'node:crypto';
import type { Registry } from 'shared-contracts';

const known = new WeakMap<Registry, string>();

/** Names the set of live releases: the same id on every edge that has it. */
export function releaseSetId(registry: Registry): string {
  const given = known.get(registry);
  if (given !== undefined) return given;
  const names = Object.entries(registry.releases).map(([name, { version, description }]) =>
    // A version's server entry does not change; where it does, it is another set.
    [name, version, description.build.server?.integrity ?? ''].join('@'),
  );
  const id = createHash('sha256').update(names.sort().join(' ')).digest('base64url').slice(0, 16);
  known.set(registry, id);
  return id;
}
