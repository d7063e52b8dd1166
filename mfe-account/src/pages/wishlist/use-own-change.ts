import { change, type CommerceResult, type Operation, type WishlistService } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { createBrowserEnvironment } from '../../service/browser-environment';

/** Sends a change that the service has no command for. What there is then is read again, here and in other tabs. */
export function useOwnChange(wishlist: WishlistService) {
  const { commerce } = useHost();
  return async <Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<CommerceResult<Data>> => {
    const result = await change(commerce, operation, variables, { retry: false });
    createBrowserEnvironment().tellOthers(Date.now());
    // Nobody waits for it: what was read last stays where it cannot be read again.
    void wishlist.refresh().catch(() => undefined);
    return result;
  };
}
