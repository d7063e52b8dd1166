export { activate, canary, endCanary, promote, publish, readRegistry, rollback, stored, withdraw } from './changes';
export { historyOf, originOf } from './history';
export { prune } from './prune';
export { FORMAT, parseJson, parseRegistry, registered, type Author, type Canary, type Change, type StoredRegistry } from './registry';
export { createFolderStore } from './store/folder-store';
export { openStore } from './store/open-store';
export { verify } from './verify';
export { Conflict, type Store } from './store/store';
