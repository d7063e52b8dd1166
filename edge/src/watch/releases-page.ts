import { createHash } from 'node:crypto';
import { contractOf, historyOf, originOf, parseJson, type Canary, type Change, type Store, type StoredRegistry } from 'release-kit';
import type { CanaryWatch } from './canary-watch';
import type { Metrics } from './metrics';

const MOST_STATES = 30;
/** As web.dev calls them good, and poor beyond: in seconds, CLS in its own unit. */
const VITALS = { LCP: [2.5, 4], INP: [0.2, 0.5], CLS: [0.1, 0.25], FCP: [1.8, 3], TTFB: [0.8, 1.8] } as const;

const STYLE = `
:root{font:1rem/1.5 system-ui,sans-serif;color:#16202b;background:#fff}
body{margin:0 auto;max-width:72rem;padding:1rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.125rem;margin:2rem 0 .5rem}
.table{overflow-x:auto}.table:focus-visible{outline:2px solid #0b5cab}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:start;color:#4a5866}
th,td{padding:.375rem .75rem;border-bottom:1px solid #d5dce3;text-align:start;vertical-align:top}
td{white-space:nowrap}td.n{text-align:end}
.good{color:#1a6b3c}.bad{color:#a3201d;font-weight:600}.dim{color:#4a5866}
svg{vertical-align:middle}rect.all{fill:#d5dce3}rect.part{fill:#0b5cab}rect.failed{fill:#a3201d}
`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export interface ReleasesPageOptions {
  store: Store;
  readRegistry: () => Promise<StoredRegistry>;
  watch: CanaryWatch;
  metrics: Metrics;
}

/** One page for those who run the shop: what is live for whom, how it fares in browsers as far as this edge was told, what was changed. */
export function createReleasesPage({ store, readRegistry, watch, metrics }: ReleasesPageOptions) {
  return async (): Promise<{ html: string; style: string }> => {
    const registry = await readRegistry();
    const [releases, sizes, health, history] = await Promise.all([
      tellReleases(store, registry),
      tellSizes(store, registry),
      tellHealth(metrics),
      historyOf(store, MOST_STATES).catch(() => [registry]),
    ]);
    const changes = history.flatMap(({ generation, change }) => (change ? [rowOf(generation, change)] : []));
    const html = [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
      `<title>Releases</title><style>${STYLE}</style></head><body><main><h1>Releases</h1>`,
      `<p class="dim">State ${registry.generation} of the registry. Read-only: changes are made with release-kit.</p>`,
      section('Live', ['Release', 'Version', 'Contract', 'For', 'From commit', 'Published'], releases, 'Nothing is live.'),
      section(
        'Canaries',
        ['Release', 'Share', 'Canary: failed of views', 'Control: failed of views'],
        tellCanaries(registry, watch),
        'There is none.',
      ),
      section(
        'Weight of what is live, JavaScript in kB (brotli)',
        ['Release', 'Entry', 'Size', 'Budget'],
        sizes,
        'Nothing live says what it weighs.',
      ),
      section(
        'Health in browsers, since this edge was started',
        ['Release', 'Version', 'Slots shown', 'Failed', 'Errors', ...Object.keys(VITALS)],
        health,
        'Nothing was reported yet.',
      ),
      section('Changes', ['State', 'When', 'What', 'Releases', 'By', 'Why'], changes, 'Nothing was changed yet.'),
      '</main></body></html>',
    ].join('');
    return { html, style: STYLE_HASH };
  };
}

async function tellReleases(store: Store, { releases, canaries = {} }: StoredRegistry): Promise<string[][]> {
  const rows = [
    ...Object.entries(releases).map(([name, release]) => ({ name, ...release, share: 'everybody' })),
    ...Object.entries(canaries).map(([name, release]) => ({ name, ...release, share: `${release.percent}%` })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Promise.all(
    rows.map(async ({ name, version, description, share }) => {
      const origin = await originOf(store, { name, version }).catch(() => undefined);
      return [
        cell(name),
        code(version),
        code(contractOf(description)),
        cell(share),
        code(origin?.commit ?? '–'),
        cell(origin ? `${origin.at.slice(0, 16)} by ${origin.by}` : '–'),
      ];
    }),
  );
}

/** What each entry of the live releases weighs, as their builds have written it down, those nearest to their budgets first. */
async function tellSizes(store: Store, { releases }: StoredRegistry): Promise<string[][]> {
  const lists = await Promise.all(
    Object.entries(releases).map(async ([name, { version }]) => {
      const text = await store.readFile(name, version, 'sizes.json').then(String, () => '{}');
      return Object.entries(parseJson<Record<string, { size?: unknown; budget?: unknown }>>(text, 'sizes.json')).flatMap(
        ([entry, { size, budget }]) =>
          typeof size === 'number' && typeof budget === 'number' && budget > 0 ? [{ name, entry, size, budget }] : [],
      );
    }),
  );
  return lists
    .flat()
    .sort((a, b) => b.size / b.budget - a.size / a.budget)
    .map(({ name, entry, size, budget }) => {
      const share = (size / budget) * 100;
      return [
        cell(name),
        code(entry),
        `<td class="n">${bar(0, share, share > 100 ? 'failed' : 'part')} ${size}</td>`,
        `<td class="n${share > 100 ? ' bad' : ''}">${budget}${share > 100 ? ' exceeded' : ''}</td>`,
      ];
    });
}

function tellCanaries({ canaries = {} }: StoredRegistry, watch: CanaryWatch): string[][] {
  return Object.entries(canaries).map(([name, { version, percent, from }]: [string, Canary]) => {
    const { canary, control } = watch.comparisonOf(name) ?? { canary: { views: 0, failures: 0 }, control: { views: 0, failures: 0 } };
    return [cell(`${name} ${version}`), `<td>${bar(from, percent, 'part')} ${percent}%</td>`, failures(canary), failures(control)];
  });
}

async function tellHealth({ slots, errors, measures }: Metrics): Promise<string[][]> {
  const [slotValues, errorValues, measureValues] = await Promise.all([slots.get(), errors.get(), measures.get()]);
  const keys = new Set([...slotValues.values, ...errorValues.values].map(({ labels }) => `${labels.remote} ${labels.version}`));
  return [...keys].sort().map((key) => {
    const [remote = '', version = ''] = key.split(' ');
    const isOwn = (labels: Partial<Record<string, string | number>>) => labels.remote === remote && labels.version === version;
    const count = (outcome: string) => slotValues.values.find(({ labels }) => isOwn(labels) && labels.outcome === outcome)?.value ?? 0;
    const own = errorValues.values.find(({ labels }) => isOwn(labels))?.value ?? 0;
    const vitals = Object.entries(VITALS).map(([name, limits]) => {
      const buckets = measureValues.values.filter(
        ({ labels, metricName }) => isOwn(labels) && labels.name === name && metricName?.endsWith('_bucket'),
      );
      return vital(
        name,
        quantile(
          buckets.map(({ labels, value }) => ({ to: Number((labels as { le?: string }).le), count: value })),
          0.75,
        ),
        limits,
      );
    });
    const all = count('shown') + count('failed');
    return [
      cell(remote),
      code(version),
      number(count('shown')),
      failures({ views: all, failures: count('failed') }),
      number(own),
      ...vitals,
    ];
  });
}

/** The upper end of the bucket that the quantile falls into. */
function quantile(buckets: { to: number; count: number }[], share: number): number | undefined {
  const sorted = buckets.map(({ to, count }) => ({ to: Number.isNaN(to) ? Infinity : to, count })).sort((a, b) => a.to - b.to);
  const total = sorted.at(-1)?.count ?? 0;
  return total === 0 ? undefined : sorted.find(({ count }) => count >= total * share)?.to;
}

function vital(name: string, value: number | undefined, [good, poor]: readonly [number, number]): string {
  if (value === undefined) return '<td class="n dim">–</td>';
  const rating = value <= good ? ['good', 'good'] : value > poor ? ['bad', 'poor'] : ['', 'fair'];
  const text = Number.isFinite(value) ? `≤ ${name === 'CLS' ? value : `${value} s`}` : 'over 10 s';
  return `<td class="n ${rating[0]}">${text} ${rating[1]}</td>`;
}

function failures({ views, failures: failed }: { views: number; failures: number }): string {
  return `<td class="n">${bar(0, views > 0 ? (failed / views) * 100 : 0, 'failed')} ${failed} of ${views}</td>`;
}

/** A part of a hundred; the numbers stand beside it. */
function bar(from: number, percent: number, kind: 'part' | 'failed'): string {
  return `<svg width="100" height="10" aria-hidden="true"><rect class="all" width="100" height="10"/><rect class="${kind}" x="${from}" width="${Math.min(100, percent)}" height="10"/></svg>`;
}

function rowOf(generation: number, { at, action, releases, by, reason = '' }: Change): string[] {
  return [number(generation), cell(at.slice(0, 19)), cell(action), cell(releases.join(', ')), cell(by), cell(reason)];
}

function section(title: string, heads: readonly string[], rows: readonly string[][], empty: string): string {
  const id = title.split(/\W/, 1)[0];
  if (rows.length === 0) return `<h2>${title}</h2><p>${empty}</p>`;
  return [
    `<h2 id="${id}">${title}</h2><div class="table" role="region" tabindex="0" aria-labelledby="${id}"><table><thead><tr>`,
    ...heads.map((head) => `<th scope="col">${head}</th>`),
    '</tr></thead><tbody>',
    ...rows.map((cells) => `<tr>${cells.join('')}</tr>`),
    '</tbody></table></div>',
  ].join('');
}

const cell = (text: string) => `<td>${escape(text)}</td>`;
const code = (text: string) => `<td><code>${escape(text)}</code></td>`;
const number = (value: number) => `<td class="n">${value}</td>`;
/** Names come from whoever may publish; a page is no place for what they could hold. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
