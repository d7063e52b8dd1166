import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const MODULE = { js: [], css: [], messages: {} };

/** What a test says of a release, beyond what every one has. */
export interface Facts {
  version?: string;
  files?: Readonly<Record<string, string>>;
  build?: Readonly<Record<string, unknown>>;
  [member: string]: unknown;
}

/** Leaves what a build leaves: a package's folder with a description and its files. Gives the folder. */
export function buildRelease(
  folder: string,
  name: string,
  { version = '1.0.0', files = { 'remote-entry.js': `"${name} ${version}"` }, build, ...facts }: Facts = {},
): string {
  const home = join(folder, `${name}-${version}`);
  const dist = join(home, 'dist/browser');
  mkdirSync(dist, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content);
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
  const description = {
    name,
    version,
    team: 'demo',
    contract: '^2.0.0',
    routes: [],
    entities: {},
    slots: {},
    services: {},
    links: [],
    serverRendered: [],
    ...facts,
    build: { entry: 'remote-entry.js', modules: {}, react: '19.3.1', platform: '2.0.0', integrity, ...build },
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(description));
  return home;
}
