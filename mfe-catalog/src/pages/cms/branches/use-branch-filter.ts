import { useHost, useSnapshot } from 'shared-platform';
import type { BranchFilter } from './branch-choice';

/** By what the address narrows the branches. What it names that there is not narrows nothing. */
export function useBranchFilter() {
  const { navigation } = useHost();
  const { location } = useSnapshot(navigation.state);
  const given = new URLSearchParams(location.search);
  const filter: BranchFilter = { city: given.get('city') ?? '', service: given.get('service') ?? '', isOpen: given.has('open') };
  return {
    filter,
    change(part: Partial<BranchFilter>) {
      const { city, service, isOpen } = { ...filter, ...part };
      const search = new URLSearchParams({ ...(city && { city }), ...(service && { service }), ...(isOpen && { open: '1' }) });
      navigation.replace(`${location.pathname}${search.size > 0 ? `?${search}` : ''}`);
    },
    showAll: () => navigation.replace(location.pathname),
  };
}
