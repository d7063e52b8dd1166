// A file of tests without a test looks like a behaviour that is held; Playwright passes over it without a word.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../scripts/workspace.mjs';
import { testsBelow } from './tests-below.mjs';

/**
 * A test, a table of tests, a suite of another file that makes them (`describeReleaseContract`), or cases of a lint rule. One that is skipped
 * is none.
 */
const TEST = /^\s*(?:(?:test|it)(?!\.(?:skip|fixme|todo)\b)(?:\.\w+)*[(<`]|describe[A-Z]\w*\(|new RuleTester\(\)\.run\()/m;
const HOOK = /^\s*test\.(?:use|beforeEach|beforeAll|afterEach|afterAll|describe|step)(?:\.\w+)*\(/gm;
const hasTest = (text) => TEST.test(text.replace(HOOK, ''));

test('each file of tests has one', () => {
  const own = readdirSync(__dirname).flatMap((name) => (name.endsWith('.test.mjs') ? [join(__dirname, name)] : []));
  const files = [...testsBelow(root), ...own];
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !hasTest(readFileSync(file, 'utf8'))).map((file) => relative(root, file))).toEqual([]);
});

test.each([
  ['', false],
  ["import { test } from '@playwright/test';\n\ntest.use({ locale: 'ar' });\n", false],
  ["test.describe('a page', () => {\n  test.beforeEach(() => {});\n});\n", false],
  ["test.skip('a page', () => {});\n", false],
  ["// test('a page', () => {});\n", false],
  ["test.describe('a page', () => {\n  test('opens', () => {});\n});\n", true],
  ["test.each<[string]>([['a']])('%s', () => {});\n", true],
  ['describeReleaseContract(release);\n', true],
])('%j has a test: %s', (text, has) => expect(hasTest(text)).toBe(has));
