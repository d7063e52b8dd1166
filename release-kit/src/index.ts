/** What the edge needs of the registry and the store. */
export { endCanary } from './changes';
export { historyOf, originOf } from './history';
export { contractOf, FORMAT, parseJson, registered, type Canary, type Change, type StoredRegistry } from './registry';
export { isClearlyWorse, type Outcomes } from './rule';
export { createMirror } from './store/mirror';
export { isBucket, openStore } from './store/open-store';
export type { Store } from './store/store';
