import { coordinatesOf } from './branch-map';
import { present, type BranchView } from './branch-view';
import { distanceKm, type Coordinates } from './distance';
import { openState } from './opening-hours';

export interface BranchFilter {
  /** Code of the first branch of a city: cities have no codes of their own, and another name in the other language. */
  city: string;
  service: string;
  isOpen: boolean;
}

export interface Choices {
  /** The first branch of each city. */
  cities: readonly BranchView[];
  /** Labels, by code. */
  services: ReadonlyMap<string, string>;
  /** Name of the filtered city, where there is one. */
  city: string | undefined;
}

/** By what the branches can be narrowed. */
export const choicesOf = (all: readonly BranchView[], filter: BranchFilter): Choices => ({
  cities: all.filter(({ city }, index) => all.findIndex((other) => other.city === city) === index),
  services: new Map(all.flatMap(({ services }) => present(services).map(({ code, label }) => [code, label] as const))),
  city: all.find(({ code }) => code === filter.city)?.city,
});

interface Narrowing {
  filter: BranchFilter;
  choices: Choices;
  /** Undefined: whether a branch is open is not known, and narrows nothing. */
  now: Date | undefined;
}

/** The branches that the filter lets through. */
export function narrow(all: readonly BranchView[], { filter, choices: { city, services }, now }: Narrowing): BranchView[] {
  return all.filter(
    (branch) =>
      (!city || branch.city === city) &&
      (!services.has(filter.service) || branch.services.some((service) => service?.code === filter.service)) &&
      (!filter.isOpen || !now || openState(present(branch.opening_hours), now)?.isOpen === true),
  );
}

/** Kilometres to each branch, the nearest first; their own order while it is not known from where. One whose place nobody knows is last. */
export function byDistance(branches: readonly BranchView[], from: Coordinates | undefined) {
  const measured = branches.map((branch) => ({ branch, distance: distanceTo(branch, from) }));
  const far = ({ distance }: { distance: number | undefined }) => distance ?? Infinity;
  return from ? measured.sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b))) : measured;
}

function distanceTo(branch: BranchView, from: Coordinates | undefined): number | undefined {
  const place = coordinatesOf(branch);
  return place && from && distanceKm(from, place);
}
