import type { PlatformFailure } from '../platform-failure';

/** The message that says that the platform gave no answer, or a fault of its own; undefined where it has said something. */
export function silenceOf(failure: PlatformFailure): 'said.network' | 'said.down' | undefined {
  if (typeof failure === 'string') return undefined;
  if (failure.isNetworkError) return 'said.network';
  return failure.status !== undefined && failure.status >= 500 ? 'said.down' : undefined;
}
