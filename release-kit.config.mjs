// What this repository adds to the commands of release-kit: dependencies, the schema, the shared operations, and a platform of its own.
import { join } from 'node:path';
import { requireNode } from './tooling/scripts/run.mjs';
import { startSandbox, whenReady } from './tooling/scripts/server-process.mjs';
import { buildAll, buildSchema, installDependencies } from './tooling/scripts/setup.mjs';
import { root, SHARED_OPERATIONS } from './tooling/scripts/workspace.mjs';

export default {
  async prepare() {
    requireNode();
    await installDependencies();
    await buildSchema();
    const { generateCode } = await import('./release-kit/build/codegen.mjs');
    await generateCode(SHARED_OPERATIONS.map((name) => join(root, name)));
  },
  /** A sandbox in memory: the folder of `npm start` belongs to one process at a time. */
  async startPlatform() {
    await buildAll({ releases: [], services: ['commerce-sandbox'] });
    const sandbox = startSandbox();
    return { url: await whenReady(sandbox), stop: () => sandbox.stop() };
  },
};
