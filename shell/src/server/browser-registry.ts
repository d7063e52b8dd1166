import type { RegisteredRelease, Registry, ReleaseDescription } from 'shared-contracts';

/**
 * What a document says of the live releases: what each owns, and the files of the one whose page it shows. No server entries, no integrity
 * of files that browsers never ask for by that list.
 */
export function toBrowserRegistry(registry: Registry, shown: string): Pick<Registry, 'releases'> {
  const releases = Object.entries(registry.releases).filter(([name]) => name !== 'shell');
  return {
    releases: Object.fromEntries(releases.map(([name, release]) => [name, name === shown ? withFiles(release) : withoutFiles(release)])),
  };
}

function withFiles({ base, version, description }: RegisteredRelease): RegisteredRelease {
  const { entry, modules, react, platform } = description.build;
  const styled = Object.entries(modules).filter(([, { css }]) => css.length > 0);
  const build = {
    entry,
    modules: Object.fromEntries(styled.map(([module, { css }]) => [module, { js: [], css, messages: {} }])),
    react,
    platform,
    integrity: {},
  };
  return { base, version, description: { ...owned(description), version, contract: description.contract, team: description.team, build } };
}

/** Nothing that another build of the release would change. */
function withoutFiles({ description }: RegisteredRelease): RegisteredRelease {
  const build = { entry: '', modules: {}, react: '', platform: '', integrity: {} };
  return { base: '', version: '', description: { ...owned(description), version: '', contract: '', team: '', build } };
}

function owned({ query: _query, personal: _personal, ...description }: ReleaseDescription): ReleaseDescription {
  return { ...description, serverRendered: [] };
}
