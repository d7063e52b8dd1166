export { findAuthor } from './author';
export {
  activate,
  canary,
  decidedAgainst,
  endCanary,
  promote,
  publish,
  readRegistry,
  restore,
  rollback,
  stored,
  withdraw,
} from './changes';
export { historyOf, originOf } from './history';
export { prune } from './prune';
export {
  contractOf,
  FORMAT,
  parseJson,
  parseRegistry,
  registered,
  type Author,
  type Canary,
  type Change,
  type StoredRegistry,
} from './registry';
export { isClearlyWorse, type Outcomes } from './rule';
export { createFolderStore } from './store/folder-store';
export { createMirror, type Mirror } from './store/mirror';
export { isBucket, openStore } from './store/open-store';
export { verify } from './verify';
export { Conflict, type Store } from './store/store';
