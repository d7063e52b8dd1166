import type { CommerceError } from 'shared-contracts';

/** What failed: the platform's answer, or a sentence of it. */
export type PlatformFailure = string | Pick<CommerceError, 'message' | 'isNetworkError' | 'status' | 'errors'>;

/** What the platform said, as it came. */
export function sentencesOf(failure: PlatformFailure): readonly string[] {
  if (typeof failure === 'string') return [failure];
  return failure.errors.length > 0 ? failure.errors.map(({ message }) => message) : [failure.message];
}
