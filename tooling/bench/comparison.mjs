// What `npm run bench` makes of its visits: medians, and the ratios that count.
import { median } from './statistics.mjs';

const MEASURED = ['fcp', 'lcp', 'interactive', 'answer', 'javascript', 'requests', 'bytes', 'chain', 'cls'];

/**
 * The shop (`federated`) beside its one-bundle baseline and a static page.
 *
 * @param {Record<'federated' | 'one bundle' | 'static', any[]>} results visits (`visit` in measure.mjs), by what was visited
 */
export function comparisonOf(results) {
  /** @type {Record<string, any>} */
  const table = Object.fromEntries(
    Object.entries(results).map(([name, visits]) => [
      name,
      Object.fromEntries(MEASURED.map((key) => [key, median(visits.map((visit) => visit[key]))])),
    ]),
  );
  return {
    spoken: results.federated[0].protocol,
    table,
    ratios: {
      'FCP / static page': table.federated.fcp / table.static.fcp,
      'LCP / static page': table.federated.lcp / table.static.lcp,
      'LCP / one bundle': table.federated.lcp / table['one bundle'].lcp,
      'interactive / one bundle': table.federated.interactive / table['one bundle'].interactive,
      'click answered / one bundle': table.federated.answer / table['one bundle'].answer,
    },
    'federation tax, kB': (table.federated.javascript - table['one bundle'].javascript) / 1000,
    scripts: results.federated.at(-1).scripts,
    baselineScripts: results['one bundle'].at(-1).scripts,
    all: results,
  };
}

/** A document as a page without scripts, whose stylesheets are linked, as plain pages have them. */
export const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style data-href="([^"]*)" data-base="([^"]*)">[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="$2$1">')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');

/**
 * Of the bytes of all files, how many percent are in files that were not there before.
 *
 * @param {ReadonlyMap<string, number>} before sizes by name; a name holds the hash of its content
 * @param {ReadonlyMap<string, number>} after
 */
export function newBytesPercent(before, after) {
  const sum = (entries) => entries.reduce((total, [, size]) => total + size, 0);
  const all = [...after];
  return (sum(all.filter(([name]) => !before.has(name))) / sum(all)) * 100;
}
