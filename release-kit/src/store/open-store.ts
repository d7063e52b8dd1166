import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { Store } from './store';

export const isBucket = (address: string): boolean => /^s3:\/\//i.test(address);

/** The store of an address: a folder's path, or `s3://bucket/prefix`. */
export function openStore(address: string): Store {
  if (isBucket(address)) {
    if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/(?!\.)[\w.-]+)*\/?$/.test(address))
      throw new Error(`${address}: a bucket is written as s3://bucket or s3://bucket/prefix.`);
    return createBucketStore(address);
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) throw new Error(`${address}: a store is a folder or s3://bucket/prefix.`);
  return createFolderStore(address);
}
