// Builds a Node service: `src/main.ts` (and what package.json `services` names) to `dist/*.mjs`. Packages stay outside the bundle;
// workspace packages, which are TypeScript source, go in, and so does what package.json names as `bundled`: a service that runs where no
// package is installed needs it.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';

/** @type {{services?: string[], bundled?: string[], dependencies?: Record<string, string>}} */
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = manifest.services ?? ['src/main.ts'];
const external = Object.entries({ ...manifest.dependencies })
  .filter(([name, range]) => !range.startsWith('workspace:') && !manifest.bundled?.includes(name))
  .flatMap(([name]) => [name, `${name}/*`]);

await build({
  entryPoints: Object.fromEntries(entries.map((entry) => [basename(entry, '.ts'), entry])),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  external,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  logLevel: 'warning',
});
