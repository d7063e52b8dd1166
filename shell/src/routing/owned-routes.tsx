import { createContext, useContext, type ReactNode } from 'react';
import { matchRoute, type Registry } from 'shared-contracts';

type OwnedRoutes = Pick<Registry, 'releases'>;

const OwnedRoutesContext = createContext<OwnedRoutes>({ releases: {} });

export function OwnedRoutesProvider({ registry, children }: { registry: OwnedRoutes; children: ReactNode }) {
  return <OwnedRoutesContext value={registry}>{children}</OwnedRoutesContext>;
}

/** Whether a live release owns a path: the menus offer no page that nobody shows. */
export function useOwnsRoute(): (path: string) => boolean {
  const registry = useContext(OwnedRoutesContext);
  return (path) => matchRoute(registry, path) !== undefined;
}
