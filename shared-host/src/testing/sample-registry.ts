import type { RegisteredRelease, Registry, ReleaseDescription } from 'shared-contracts';

/** Releases as tests need them. */
export function sampleRelease(name: string, more: Partial<ReleaseDescription> = {}): RegisteredRelease {
  return {
    version: '1.0.0',
    base: `/releases/${name}/1.0.0/`,
    description: {
      name,
      version: '1.0.0',
      contract: '^2.0.0',
      team: 'test',
      routes: [],
      entities: {},
      slots: {},
      services: {},
      links: [],
      serverRendered: [],
      build: { entry: 'remote-entry.js', modules: {}, react: '19.3.1', platform: '2.0.0', integrity: {} },
      ...more,
    },
  };
}

export function sampleRegistry(releases: Record<string, Partial<ReleaseDescription>>): Registry {
  return { generation: 1, releases: Object.fromEntries(Object.entries(releases).map(([name, more]) => [name, sampleRelease(name, more)])) };
}
