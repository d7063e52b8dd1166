import type { ShopConfig } from './config';
import { createEventBus } from './events';
import type { Host } from './host';
import { HOST_SHAPES } from './host';
import type { ProvidedService, ServiceDescription, ServiceRef } from './service-ref';
import { createSnapshot, type Snapshot, type SnapshotStore } from './snapshot';
import type { ShopLocation } from './services/navigation';
import type { StoreView } from './services/store-view';
import { CONTRACT_VERSION } from './version';

/** What a host at rest is made from: nothing has happened in it yet. */
export interface HostFacts {
  config: ShopConfig;
  hasExtensions: boolean;
  view: StoreView;
  views: readonly StoreView[];
  currencies: readonly string[];
  language: 'en' | 'ar';
  location: ShopLocation;
  /** The address of a path, with the store prefix where it is needed. */
  href: (to: string) => string;
}

/** What a command gives where it does nothing: nothing, a promise of nothing, what ends it, or an answer of its kind. */
export type CommandKind = 'nothing' | 'promise' | 'ending' | 'answer';

type SnapshotName<S> = { [K in keyof S]: S[K] extends Snapshot<unknown> ? K : never }[keyof S];
type CommandName<S> = { [K in keyof S]: S[K] extends (...args: never[]) => unknown ? K : never }[keyof S];
type Plain<S, Pure extends keyof S> = Pick<S, Exclude<keyof S, SnapshotName<S> | CommandName<S>> | Pure>;

/**
 * A service at rest: the value of each of its snapshots before anything has happened, and what kind of thing its commands are. From it
 * the hosts of the server and of tests are made; the compiler names what a new member lacks. `Pure` are commands that only compute.
 */
export type ServiceShape<S, Pure extends keyof S = never> = {
  snapshots: { [K in SnapshotName<S>]: S[K] extends Snapshot<infer T> ? (facts: HostFacts) => T : never };
  commands: { [K in Exclude<CommandName<S>, Pure>]: CommandKind };
} & (keyof Plain<S, Pure> extends never ? { plain?: undefined } : { plain: (facts: HostFacts) => Plain<S, Pure> });

/** How a resting host is made of its shapes. */
export interface RestingParts {
  snapshot: <T>(name: string, initial: T) => SnapshotStore<T>;
  /** `name` is `service.command`. */
  command: (name: string, kind: CommandKind) => (...args: unknown[]) => unknown;
}

const SNAPSHOTS: RestingParts['snapshot'] = (_name, initial) => createSnapshot(initial);

/** Provided services at rest, by name: those of live releases, or of declarations. */
export type RestingServices = ReadonlyMap<string, Pick<ServiceDescription, 'initial' | 'commands'>>;

/** A host in which nothing happens: the server's, where commands have no meaning, and the one of unit tests, where they are recorded. */
export function createRestingHost(
  facts: HostFacts,
  { snapshot = SNAPSHOTS, command }: Partial<RestingParts> & Pick<RestingParts, 'command'>,
  provided: RestingServices = new Map(),
): Host {
  const make = (name: string, shape: AnyShape) => restingService(name, shape, facts, { snapshot, command });
  const members = Object.fromEntries(Object.entries(HOST_SHAPES).map(([name, shape]) => [name, make(name, shape as AnyShape)]));
  const services = new Map<string, object>();
  const serviceOf = (name: string) => {
    const described = provided.get(name);
    if (!described) return undefined;
    const commands = Object.fromEntries(described.commands.map((each) => [each, 'promise' as const]));
    const made = services.get(name) ?? make(name, { snapshots: { state: () => described.initial }, commands });
    services.set(name, made);
    return made;
  };
  return {
    ...(members as unknown as Pick<Host, keyof typeof HOST_SHAPES>),
    contractVersion: CONTRACT_VERSION,
    config: facts.config,
    hasExtensions: facts.hasExtensions,
    events: createEventBus(),
    service: <S extends ProvidedService>(ref: ServiceRef<S>) => serviceOf(ref) as S | undefined,
    supports: (ref, wanted) => {
      const described = provided.get(ref);
      return described !== undefined && (wanted === undefined || described.commands.includes(wanted));
    },
  };
}

interface AnyShape {
  snapshots: Record<string, (facts: HostFacts) => unknown>;
  commands: Record<string, CommandKind>;
  plain?: ((facts: HostFacts) => object) | undefined;
}

function restingService(name: string, shape: AnyShape, facts: HostFacts, { snapshot, command }: RestingParts): object {
  return {
    ...Object.fromEntries(Object.entries(shape.snapshots).map(([key, initial]) => [key, snapshot(`${name}.${key}`, initial(facts))])),
    ...Object.fromEntries(Object.entries(shape.commands).map(([key, kind]) => [key, command(`${name}.${key}`, kind)])),
    ...shape.plain?.(facts),
  };
}
