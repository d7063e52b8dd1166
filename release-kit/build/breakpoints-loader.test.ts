import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakpointsOf, withBreakpoints } from './breakpoints-loader.mjs';
import { folderOf, kit } from './places.mjs';

const KNOWN = breakpointsOf(
  '/* @custom-media --none (width >= 1px); */ @custom-media --from-a (width >= 5px);\n@custom-media --below-b (width < 9px);',
);

test.each([
  ['@media (--from-a) {', '@media (width >= 5px) {'],
  ['@media (--from-a) and (--below-b) {', '@media (width >= 5px) and (width < 9px) {'],
  ['@media ( --below-b ) or (scripting: none) {', '@media (width < 9px) or (scripting: none) {'],
  ['@media (--from-a), (height < 4px) {', '@media (width >= 5px), (height < 4px) {'],
  ['@media print { .a { color: var(--from-a) } }', '@media print { .a { color: var(--from-a) } }'],
  ['/* @media (--nothing) */ .a {}', '/* @media (--nothing) */ .a {}'],
  ['@container (width >= 24rem) {', '@container (width >= 24rem) {'],
])('%s', (written, built) => expect(withBreakpoints(written, KNOWN)).toBe(built));

test.each(['@media (--from-c) {', '@media (--none) {', '@custom-media --from-c (width >= 5px);'])('%s fails', (css) =>
  expect(() => withBreakpoints(css, KNOWN)).toThrow('shared-ui/src/breakpoints.css'),
);

test('each boundary has the same width on both of its sides', () => {
  const breakpoints = breakpointsOf(readFileSync(join(folderOf('shared-ui'), 'src/breakpoints.css'), 'utf8'));
  for (const [name, condition] of breakpoints) {
    const [, side, boundary] = /^--(from|below)-(.+)$/.exec(name) ?? [];
    expect(condition).toMatch(side === 'from' ? /^\(width >= \d+px\)$/ : /^\(width < \d+px\)$/);
    const other = breakpoints.get(`--${side === 'from' ? 'below' : 'from'}-${boundary}`);
    if (other) expect(other.match(/\d+/)?.[0]).toBe(condition.match(/\d+/)?.[0]);
  }
  for (const width of [480, 641, 768, 812, 960, 992, 1024])
    expect([...breakpoints.values()]).toEqual(expect.arrayContaining([`(width >= ${width}px)`, `(width < ${width}px)`]));
});

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoints-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the preset makes of a stylesheet that another one imports; throws with webpack's errors. */
  const build = (css: string) => {
    writeFileSync(join(folder, 'package.json'), '{"name":"styled","version":"1.0.0"}');
    writeFileSync(join(folder, 'main.css'), '@layer remote;\n@import "./imported.css";');
    writeFileSync(join(folder, 'imported.css'), css);
    const script = `
      import MiniCssExtractPlugin from 'mini-css-extract-plugin';
      import webpack from 'webpack';
      import { base } from './build/preset.mjs';
      const common = base(${JSON.stringify(folder)}, { isProduction: true, isServer: false, layer: 'remote' });
      const output = { path: ${JSON.stringify(join(folder, 'dist'))} };
      webpack({ ...common, entry: './main.css', output, plugins: [new MiniCssExtractPlugin()] }, (error, stats) => {
        if (error ?? stats.hasErrors()) console.error(error ?? stats.toString('errors-only'));
        process.exitCode = error || stats.hasErrors() ? 1 : 0;
      });`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: kit, encoding: 'utf8', stdio: 'pipe' });
    return readFileSync(join(folder, 'dist/main.css'), 'utf8');
  };

  test('knows the names, in what a stylesheet imports too', () => {
    expect(build('@media (--from-tablet) { .a { color: #fff } }')).toContain('@media (width >= 768px)');
  }, 60_000);

  test('fails with a name that nobody has declared', () => {
    expect(() => build('@media (--from-television) { .a { color: #fff } }')).toThrow('There is no breakpoint --from-television');
  }, 60_000);
});
