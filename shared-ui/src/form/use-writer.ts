import { ownerOf, useHost, useSnapshot } from 'shared-platform';

/** Whose text it is that is typed now (`ownerOf`); empty as long as that is not known. */
export function useWriter(): string {
  return ownerOf(useSnapshot(useHost().session.state)) ?? '';
}
