// `npm run release-kit -- COMMAND …`: the tool of release-kit, from its source. RELEASE_STORE defaults to the store of `npm start`.
import { resolve } from 'node:path';
import { root } from './workspace.mjs';

/** Its functions, for the scripts of this folder. */
export const releaseKit = async () => (await import('tsx/esm/api')).tsImport('../../release-kit/src/scripts.ts', import.meta.url);

/** Publishes built packages to a store and makes them live, in one change. */
export async function makeLive(store, folders, { dist = 'dist' } = {}) {
  const { createFolderStore, findAuthor, publish } = await releaseKit();
  const built = folders.map((folder) => resolve(root, folder, dist, 'browser'));
  await publish(createFolderStore(store), built, findAuthor({}, process.env, root), { isLive: true });
}

if (process.argv[1] === import.meta.filename) {
  process.env.RELEASE_STORE ??= resolve(root, '.store');
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../../release-kit/src/main.ts', import.meta.url);
}
