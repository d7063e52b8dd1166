import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from './workspace.mjs';

/** The settings of a workspace with one remote at its top, as text. `home` is its folder. */
export function settingsFor(home, tarballs) {
  const settings = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const overrides = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${relative(home, file)}`]));
  return stringify({ ...settings, packages: ['.'], overrides });
}
