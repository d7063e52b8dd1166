// Puts the condition of a named breakpoint where a stylesheet asks for it: browsers know no custom media. By its text, which leaves the rest of
// the stylesheet as it is written; lightningcss, which minifies, knows names of the same file alone, and here each file is one of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './places.mjs';

const FILE = join(folderOf('shared-ui'), 'src/breakpoints.css');

/**
 * @this {Pick<import('webpack').LoaderContext<object>, 'addDependency'>}
 * @param {string} source
 */
export default function breakpointsLoader(source) {
  this.addDependency(FILE);
  return withBreakpoints(source, breakpointsOf(readFileSync(FILE, 'utf8')));
}

/**
 * The conditions that a stylesheet declares, by name: `--from-tablet` is `(width >= 768px)`. One condition in brackets each, so that it may
 * stand wherever a condition may.
 * @param {string} css
 * @returns {Map<string, string>}
 */
export function breakpointsOf(css) {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/@custom-media\s+(--[\w-]+)\s+(\([^();]+\))\s*;/g);
  return new Map([...declarations].map(([, name = '', condition = '']) => [name, condition]));
}

/**
 * A stylesheet with conditions for names. Throws where a name is not among them, and where the stylesheet declares one: a browser would
 * overlook both.
 * @param {string} css
 * @param {ReadonlyMap<string, string>} breakpoints
 */
export function withBreakpoints(css, breakpoints) {
  return css.replace(/\/\*[\s\S]*?\*\/|@custom-media\b|@media\b[^{;]*/g, (part) => {
    if (part === '@custom-media') throw new Error('A stylesheet declares custom media: shared-ui/src/breakpoints.css does.');
    if (!part.startsWith('@media')) return part;
    return part.replace(/\(\s*(--[\w-]+)\s*\)/g, (_, name) => {
      const condition = breakpoints.get(name);
      if (condition === undefined) throw new Error(`There is no breakpoint ${name} in shared-ui/src/breakpoints.css.`);
      return condition;
    });
  });
}
