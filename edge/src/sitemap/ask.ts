import type { PlatformOperation } from 'shared-contracts/edge';

/** Asks the platform for what goes into a sitemap. Rejects where it has no whole answer: half a sitemap takes pages out of an index. */
export type AskPlatform = <Data>(operation: PlatformOperation) => Promise<Data>;
