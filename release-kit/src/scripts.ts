// What the repository's scripts do to a store, and tests to begin with one. Scripts load this file by its path, without a build: what they
// take of it is said by `@public`.
/** @public */
export { findAuthor } from './author';
/** @public */
export { canary, decidedAgainst, endCanary, publish, readRegistry, rollback, stored, withdraw } from './changes';
/** @public */
export { createFolderStore } from './store/folder-store';
/** @public */
export { verify } from './verify';
