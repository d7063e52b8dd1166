import { createContext, useContext, useSyncExternalStore } from 'react';
import { may, type Host, type Snapshot } from 'shared-contracts';

const HostContext = createContext<Host | undefined>(undefined);

export const HostProvider = HostContext.Provider;

/** What the shell gives to this remote. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is used outside of a root that the shell mounted.');
  return host;
}

/** The current value of a host's snapshot; renders again when it changes. Hydrating begins with what the server's markup was made with. */
export function useSnapshot<T>(snapshot: Snapshot<T>): T {
  return useSyncExternalStore(snapshot.subscribe, snapshot.get, snapshot.initial);
}

/** Whether the role of whoever is signed in is known to include a permission; the platform has the last word. */
export function useMay(): (permission: string) => boolean {
  const session = useSnapshot(useHost().session.state);
  return (permission) => may(session, permission) === true;
}
