import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The transitions of the diagram below a heading of the README, as `from happening to`, in order. */
export function drawnBelow(heading: string): string[] {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  const [, below = ''] = readme.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(below) ?? [];
  return [...diagram.matchAll(/^ {2}(\S+) --> (\w+): ([\w-]+)$/gm)]
    .map(([, from, to, happening]) => `${from} ${happening} ${to}`)
    .toSorted();
}
