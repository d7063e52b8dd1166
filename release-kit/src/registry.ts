import type { RegisteredRelease, Registry, ReleaseDescription } from 'shared-contracts';

/** Grows when what the registry's file holds changes its shape. */
export const FORMAT = 2;

export const ACTIONS = ['publish', 'activate', 'rollback', 'withdraw', 'canary', 'promote', 'prune', 'restore'] as const;
export type Action = (typeof ACTIONS)[number];

/** Who changes the shop, and why. */
export interface Author {
  /** A person or a pipeline, as its system names it. */
  by: string;
  /** The commit that the release was built from; `-dirty` at its end where files had been changed since. */
  commit?: string | undefined;
  reason?: string | undefined;
}

/** What made a state of the registry. */
export interface Change extends Author {
  action: Action;
  /** What it was done to: `mfe-catalog@1.0.0-3f2a`, or a name alone. */
  releases: readonly string[];
  /** When, as ISO 8601. */
  at: string;
}

/** A release that is live for a share of the visitors. */
export interface Canary extends RegisteredRelease {
  /** Where its share of the draw begins, in percent. */
  from: number;
  /** Its share, in percent; a control of the same size follows it. */
  percent: number;
  /** ISO 8601. */
  since: string;
}

/** The registry as the store keeps it. Visitors get one set of it (sets.ts). */
export interface StoredRegistry extends Registry {
  canaries?: Readonly<Record<string, Canary>>;
  /** What made this state; the store's history has those before it. */
  change?: Change;
}

export const EMPTY: StoredRegistry = { format: FORMAT, generation: 0, releases: {} };

/** What stands in the place of the registry is none: the history has the states before it. */
export class UnreadableRegistry extends Error {}

/**
 * Throws for a text that is no registry, and for one of a later format. One of an earlier format begins anew: its releases were made for
 * a shell that cannot be live beside those of today.
 */
export function parseRegistry(text: string): StoredRegistry {
  const value = parseJson<Partial<StoredRegistry>>(text, 'registry.json', UnreadableRegistry);
  if (typeof value !== 'object' || value === null || typeof value.releases !== 'object')
    throw new UnreadableRegistry('registry.json holds no registry.');
  const { format = 1, generation = 0 } = value;
  if (format > FORMAT) throw new Error(`The store's registry has format ${format}; this tool knows ${FORMAT}.`);
  return format === FORMAT ? { ...value, format, generation, releases: value.releases } : { ...EMPTY, generation };
}

export function parseJson<T>(text: string, file: string, Problem: new (message: string, options?: ErrorOptions) => Error = Error): T {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${file} is not JSON.`, { cause: error });
  }
}

export function registered(description: ReleaseDescription): RegisteredRelease {
  const { name, version } = description;
  return { version, base: `/releases/${name}/${version}/`, description };
}

/** `mfe-catalog@1.0.0-3f2a`. */
export const label = ({ name, version }: Pick<ReleaseDescription, 'name' | 'version'>): string => `${name}@${version}`;

/** What a release asks of the contract, `^2.0.0`; of the shell what it gives, `serves 2.1.0`. */
export function contractOf({ contract, serves }: Pick<ReleaseDescription, 'contract' | 'serves'>): string {
  return serves === undefined ? contract : `serves ${serves}`;
}
