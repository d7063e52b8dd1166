// Decision records keep their template and are in the index once; links between the repository's documents lead to files.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const folder = join(root, 'docs/decisions');

const REQUIRED = ['Context', 'Decision', 'Consequences'];
const HEADINGS = ['Context', 'Decision', 'Alternatives', 'Measured', 'Tests', 'Consequences'];
const NAME = /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const LINK = String.raw`\[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)`;
const LINKS = `${LINK}(?:, ${LINK})*(?: and ${LINK})?`;
const STATUS = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}, (accepted|(?:partly )?superseded by ${LINKS})\.$`);
const INDEX_LINE = /^- \[(\d{4}) ([^\]]+)\]\(([^)]+)\): (.+)$/;

const slugOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
/** The text without what is shown as it is: brackets in code are no links. */
const withoutCode = (text) => text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
const isDay = (day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;

/** What is wrong with a record: its name, title, status line and headings. */
function faultsOfRecord(file, text, files) {
  const faults = [];
  const lines = text.split('\n');
  const [, number, subject] = NAME.exec(file) ?? [];
  if (number === undefined) return [`${file}: not NNNN-subject.md`];
  const title = /^# (.+)$/.exec(lines[0])?.[1];
  if (title === undefined) faults.push('line 1 is not "# Subject"');
  else if (slugOf(title) !== subject) faults.push(`the title "${title}" is not the file's subject`);
  if (lines[1] !== '' || !STATUS.test(lines[2])) faults.push('line 3 is not "YYYY-MM-DD, accepted." or "…, superseded by [NNNN](…)."');
  else if (!isDay(lines[2].slice(0, 10))) faults.push(`${lines[2].slice(0, 10)} is no day`);
  for (const [, shown, target] of (lines[2] ?? '').matchAll(/\[(\d{4})\]\(([^)]+)\)/g)) {
    if (!files.includes(target)) faults.push(`superseded by ${target}, which is not there`);
    if (target === file || !target.startsWith(shown)) faults.push(`superseded by ${shown}, which is not ${target}`);
  }
  const sections = withoutCode(text).split(/^## /m).slice(1);
  const headings = sections.map((section) => section.split('\n')[0]);
  for (const heading of headings) if (!HEADINGS.includes(heading)) faults.push(`the heading "${heading}" is not of the template`);
  for (const heading of REQUIRED) if (!headings.includes(heading)) faults.push(`the heading "${heading}" is missing`);
  const places = headings.map((heading) => HEADINGS.indexOf(heading));
  if (places.some((place, index) => index > 0 && place <= places[index - 1]))
    faults.push(`headings in another order: ${headings.join(', ')}`);
  const written = text.split(/^## .*$/m).slice(1);
  written.forEach((section, index) => section.trim() === '' && faults.push(`nothing below "${headings[index]}"`));
  return faults.map((fault) => `${file}: ${fault}`);
}

/** What is wrong with the index: records that it lacks, has twice or describes otherwise, and lines without a record. */
function faultsOfIndex(index, records) {
  const faults = [];
  const lines = index.slice(index.indexOf('\n## Index')).split('\n');
  const entries = lines.filter((line) => line.startsWith('- '));
  const listed = [];
  for (const line of entries) {
    const [, number, title, file, clause] = INDEX_LINE.exec(line) ?? [];
    const text = file === undefined ? undefined : records.get(file);
    if (number === undefined || file === undefined || clause === undefined)
      faults.push(`not "- [NNNN Subject](file): one clause": ${line}`);
    else if (text === undefined) faults.push(`a line without its record: ${file}`);
    else {
      listed.push(file);
      if (!file.startsWith(`${number}-`) || !text.startsWith(`# ${title}\n`)) faults.push(`${file}: another number or title in the index`);
      const status = STATUS.exec(text.split('\n')[2] ?? '')?.[1] ?? 'accepted';
      const plain = status.replace(/\[(\d{4})\]\([^)]*\)/g, '$1');
      const shown = /\(((?:partly )?superseded by [^)]*)\)$/.exec(clause)?.[1] ?? 'accepted';
      if (shown !== plain) faults.push(`${file}: its status is "${plain}", in the index "${shown}"`);
    }
  }
  for (const file of records.keys()) {
    const times = listed.filter((one) => one === file).length;
    if (times !== 1) faults.push(`${file}: ${times} times in the index`);
  }
  return faults;
}

/** What a record or another document links to that is not there, a heading of a document included. */
function brokenLinks(file, text) {
  const anchors = (page) =>
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replace(/ /g, '-'),
    );
  return [...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target))
    .filter((target) => {
      const [path, anchor] = target.split('#');
      const found = path === '' ? file : join(path.startsWith('/') ? root : dirname(file), decodeURIComponent(path));
      if (path !== '' && !existsSync(found)) return true;
      return anchor !== undefined && found.endsWith('.md') && !anchors(path === '' ? text : readFileSync(found, 'utf8')).includes(anchor);
    });
}

const files = readdirSync(folder).filter((file) => file !== 'README.md');
const records = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

test('every decision record has the template, and a number of its own', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => faultsOfRecord(file, records.get(file), files))).toEqual([]);
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('the index has every decision record once', () => {
  expect(faultsOfIndex(readFileSync(join(folder, 'README.md'), 'utf8'), records)).toEqual([]);
});

test('links between the documents lead to what is there', () => {
  // What is not in the repository yet counts too, so that a new document is checked before it is added.
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const documents = [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)));
  expect(documents.length).toBeGreaterThan(100);
  const broken = documents.flatMap((file) =>
    brokenLinks(join(root, file), readFileSync(join(root, file), 'utf8')).map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

describe('what is refused', () => {
  const good = '# Cart page\n\n2026-11-30, accepted.\n\n## Context\n\na\n\n## Decision\n\nb\n\n## Measured\n\nc\n\n## Consequences\n\nd\n';
  const superseded = good.replace('accepted', 'partly superseded by [0002](0002-cart.md) and [0003](0003-checkout.md)');
  const all = ['0001-cart-page.md', '0002-cart.md', '0003-checkout.md'];
  const faults = (text, file = all[0]) => faultsOfRecord(file, text, all).join('\n');

  test('a record of the template passes', () => {
    expect(faults(good)).toBe('');
    expect(faults(superseded)).toBe('');
  });

  test.each([
    ['a name without a number', good, 'cart-page.md', /not NNNN-subject/],
    ['another case', good, '0001-Cart-Page.md', /not NNNN-subject/],
    ['a title that is not the name', good.replace('Cart page', 'Where lines wait'), undefined, /is not the file's subject/],
    ['a number in the title', good.replace('Cart page', '0001 Cart page'), undefined, /is not the file's subject/],
    ['no title', good.slice(13), undefined, /line 1/],
    ['no date', good.replace('2026-11-30, ', ''), undefined, /line 3/],
    ['a day that is none', good.replace('11-30', '02-30'), undefined, /2026-02-30 is no day/],
    ['another status', good.replace('accepted', 'proposed'), undefined, /line 3/],
    ['superseded by nothing', good.replace('accepted', 'superseded by others'), undefined, /line 3/],
    ['superseded by what is not there', superseded.replace('0003-checkout', '0003-check-out'), undefined, /which is not there/],
    ['superseded under another number', superseded.replace('[0003]', '[0004]'), undefined, /which is not 0003-checkout/],
    ['superseded by itself', superseded.replace('[0002](0002-cart.md)', '[0001](0001-cart-page.md)'), undefined, /0001, which is not/],
    ['no consequences', good.replace('## Consequences\n\n', ''), undefined, /"Consequences" is missing/],
    ['a heading of its own', good.replace('Measured', 'Numbers'), undefined, /"Numbers" is not of the template/],
    ['another order', good.replace('Context', 'x').replace('Decision', 'Context').replace('x', 'Decision'), undefined, /another order/],
    ['a heading twice', good.replace('Measured', 'Decision'), undefined, /another order/],
    ['an empty section', good.replace('\nb\n', ''), undefined, /nothing below "Decision"/],
  ])('%s', (_name, text, file, message) => {
    expect(faults(text, file)).toMatch(message);
  });

  test('an index that lacks a record, has it twice or describes it otherwise', () => {
    const two = new Map([
      ['0001-cart-page.md', superseded],
      ['0002-cart.md', good.replace('Cart page', 'Cart')],
    ]);
    const first = '- [0001 Cart page](0001-cart-page.md): lines (partly superseded by 0002 and 0003)';
    const second = '- [0002 Cart](0002-cart.md): service';
    const indexFaults = (...lines) => faultsOfIndex(`# Decisions\n\n## Index\n\n${lines.join('\n')}\n`, two);
    expect(indexFaults(first, second)).toEqual([]);
    expect(indexFaults(first)).toEqual(['0002-cart.md: 0 times in the index']);
    expect(indexFaults(first, second, second)).toEqual(['0002-cart.md: 2 times in the index']);
    expect(indexFaults(first, second, '- [0003 Checkout](0003-checkout.md): x')).toEqual(['a line without its record: 0003-checkout.md']);
    expect(indexFaults(first, second.replace('0002 Cart', '0002 The cart'))).toEqual([
      '0002-cart.md: another number or title in the index',
    ]);
    expect(indexFaults(first.replace(/ \(.*\)$/, ''), second)).toEqual([expect.stringMatching(/its status is "partly superseded by 0002/)]);
    expect(indexFaults(first, second, '- something else')).toEqual([expect.stringMatching(/^not "- \[NNNN Subject\]/)]);
  });

  test('a link to a file or a heading that is not there', () => {
    const place = mkdtempSync(join(tmpdir(), 'records-'));
    try {
      writeFileSync(join(place, 'there.md'), '# What it `watches`\n');
      const text = [
        '[a](there.md) [b](there.md#what-it-watches) [c](https://shop.example/x) [d](#here) `[e](code.md)`',
        '[f](gone.md) [g](there.md#gone) [h](#gone)',
        '# Here',
        '```\n[i](fenced.md)\n```',
      ].join('\n\n');
      expect(brokenLinks(join(place, 'page.md'), text)).toEqual(['gone.md', 'there.md#gone', '#gone']);
    } finally {
      rmSync(place, { recursive: true });
    }
  });
});
