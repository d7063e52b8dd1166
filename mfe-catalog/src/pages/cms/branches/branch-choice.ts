import { placeOf } from './branch-map';
import { present, type BranchView } from './branch-view';
import { distanceKm, type Place } from './distance';
import { openState } from './opening-hours';

export interface Wanted {
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
  /** Name of the wanted city, where there is one. */
  city: string | undefined;
}

/** By what the branches can be narrowed. */
export const choicesOf = (all: readonly BranchView[], wanted: Wanted): Choices => ({
  cities: all.filter(({ city }, index) => all.findIndex((other) => other.city === city) === index),
  services: new Map(all.flatMap(({ services }) => present(services).map(({ code, label }) => [code, label] as const))),
  city: all.find(({ code }) => code === wanted.city)?.city,
});

interface Narrowing {
  wanted: Wanted;
  choices: Choices;
  /** Undefined: whether a branch is open is not known, and narrows nothing. */
  now: Date | undefined;
}

/** The branches that are wanted. */
export function narrow(all: readonly BranchView[], { wanted, choices: { city, services }, now }: Narrowing): BranchView[] {
  return all.filter(
    (branch) =>
      (!city || branch.city === city) &&
      (!services.has(wanted.service) || branch.services.some((service) => service?.code === wanted.service)) &&
      (!wanted.isOpen || !now || openState(present(branch.opening_hours), now)?.isOpen === true),
  );
}

/** Kilometres to each branch, the nearest first; their own order while it is not known from where. One whose place nobody knows is last. */
export function byDistance(branches: readonly BranchView[], from: Place | undefined) {
  const measured = branches.map((branch) => ({ branch, distance: distanceTo(branch, from) }));
  const far = ({ distance }: { distance: number | undefined }) => distance ?? Infinity;
  return from ? measured.sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b))) : measured;
}

function distanceTo(branch: BranchView, from: Place | undefined): number | undefined {
  const place = placeOf(branch);
  return place && from && distanceKm(from, place);
}
