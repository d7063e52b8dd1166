#!/usr/bin/env node
// The tool's commands. What a team does with its remote on its own machine stands in `build`; what it does with a release store, in `src`:
// run as it is in the shop's repository, in one file where the tool is installed from its package.
import { existsSync } from 'node:fs';
import { isBuildCommand } from '../build/commands.mjs';

const [name = ''] = process.argv.slice(2);
if (isBuildCommand(name)) {
  const { runBuildCommand } = await import('../build/commands.mjs');
  const code = await runBuildCommand(process.argv.slice(2));
  // One that has failed ends at once: what it had begun, a build for instance, would go on.
  if (code) process.exit(code);
} else if (existsSync(new URL('../src/main.ts', import.meta.url))) {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../src/main.ts', import.meta.url);
} else await import(new URL('../dist/main.mjs', import.meta.url).href);
