import { useHost, useSnapshot } from 'shared-platform';
import { ErrorState } from 'shared-ui';
import { useText } from '../../messages/source';

/** A page whose data did not come. Trying again asks the network, not the cache. */
export function LoadFailed() {
  const host = useHost();
  const text = useText();
  const { location } = useSnapshot(host.navigation.state);
  const { isOnline } = useSnapshot(host.connectivity.state);
  return (
    <ErrorState
      {...(isOnline ? {} : { message: text('load-failed.offline') })}
      buttonText={text('load-failed.again')}
      onAction={() => host.navigation.replace(`${location.pathname}${location.search}`, { fresh: true })}
    />
  );
}
