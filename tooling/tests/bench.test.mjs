import { comparisonOf, newBytesPercent, withoutScripts } from '../bench/comparison.mjs';
import { cpuSecondsIn, residentMb } from '../bench/process-use.mjs';
import { bytesOf, longestChain, oncePerAddress } from '../bench/requests.mjs';
import { inParallel, median, mediansOf, mostOf, quantile } from '../bench/statistics.mjs';

const range = (count) => Array.from({ length: count }, (_, index) => count - index);

test('medians and quantiles are measured values, by size and not by text', () => {
  expect(median([9, 100, 10])).toBe(10);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeUndefined();
  expect(quantile(range(100), 0.5)).toBe(51);
  expect(quantile(range(100), 0.99)).toBe(100);
  expect(mostOf(range(200), 0.98)).toBe(196);
  expect(mostOf([7], 0.98)).toBe(7);
  expect(mediansOf({ a: [1, 5, 3], b: [2] })).toEqual({ a: 3, b: 2 });
});

test('each number is done once, no more side by side than wanted', async () => {
  const done = [];
  let running = 0;
  let most = 0;
  await inParallel(
    7,
    async (index) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      done.push(index);
      running -= 1;
    },
    3,
  );
  expect(done.sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(3);
});

describe('the requests of a visit', () => {
  const request = (url, initiator, type = 'Script', bytes = 10) => ({ url, initiator, type, bytes });
  const document = request('/', { type: 'other' }, 'Document');

  test('a chain is as long as requests wait for each other, through what a script awaited', () => {
    expect(longestChain([])).toBe(0);
    const named = request('/a.js', { type: 'parser', url: '/' });
    const asked = request('/b.js', { type: 'script', stack: { callFrames: [{ url: '' }], parent: { callFrames: [{ url: '/a.js' }] } } });
    const last = request('/c.js', { type: 'script', stack: { callFrames: [{ url: '/b.js' }] } });
    expect(longestChain([document, named])).toBe(2);
    expect(longestChain([document, named, asked, last])).toBe(4);
    // Who asked cannot be told: it is taken for the document.
    expect(longestChain([document, request('/d.js', { type: 'script' })])).toBe(2);
    // What is asked for again is no further step.
    expect(longestChain([document, named, request('/', { type: 'script', stack: { callFrames: [{ url: '/a.js' }] } })])).toBe(2);
  });

  test('bytes are added up, of each address once', () => {
    const again = [request('/a.js', {}, 'Script', 5), request('/b.js', {}), request('/a.js', {}, 'Script', 7)];
    expect(bytesOf(again)).toBe(22);
    expect(bytesOf(oncePerAddress(again))).toBe(17);
  });
});

test('the shop is compared by medians with both others', () => {
  const visit = (scale) => ({
    fcp: 100 * scale,
    lcp: 200 * scale,
    interactive: 300 * scale,
    answer: 40 * scale,
    javascript: 10_000 * scale,
    requests: 5,
    bytes: 1,
    chain: 3,
    cls: 0,
    protocol: 'h2',
    scripts: [scale],
  });
  const found = comparisonOf({
    federated: [visit(2), visit(90), visit(4)],
    'one bundle': [visit(2), visit(2), visit(2)],
    static: [visit(1), visit(1), visit(8)],
  });
  expect(found.spoken).toBe('h2');
  expect(found.table.federated).toMatchObject({ fcp: 400, requests: 5 });
  expect(found.ratios).toEqual({
    'FCP / static page': 4,
    'LCP / static page': 4,
    'LCP / one bundle': 2,
    'interactive / one bundle': 2,
    'click answered / one bundle': 2,
  });
  expect(found['federation tax, kB']).toBe(20);
  expect([found.scripts, found.baselineScripts]).toEqual([[4], [2]]);
});

test('a static page is the document without scripts, with linked styles', () => {
  expect(
    withoutScripts(
      '<link rel="preload" as="script" href="a.js"><style data-href="x.css" data-base="/releases/">a{}</style><p>1<script type="module">let a\n</script>2',
    ),
  ).toBe('<link rel="stylesheet" href="/releases/x.css"><p>12');
});

test('new bytes are those of names that were not there', () => {
  const before = new Map([
    ['a.1.js', 30],
    ['b.1.js', 10],
  ]);
  expect(newBytesPercent(before, before)).toBe(0);
  expect(
    newBytesPercent(
      before,
      new Map([
        ['a.1.js', 30],
        ['b.2.js', 10],
      ]),
    ),
  ).toBe(25);
});

test('the use of a process is read out of /proc, whatever its program is called', () => {
  expect(residentMb('Name:\tnode\nVmRSS:\t  204800 kB\n')).toBe(200);
  expect(cpuSecondsIn('17 (a) b) S 1 17 17 0 -1 4194560 100 0 0 0 150 50 0 0 20 0')).toBe(2);
});
