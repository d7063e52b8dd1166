import { createEventBus } from './events';
import type { Host } from './host';
import { HOST_SHAPES } from './host';
import { supportedBy } from './provided/supported';
import type { ProvidedService, ServiceDescription, ServiceRef } from './service-ref';
import type { CommandKind, HostFacts } from './service-shape';
import { createSnapshot, type SnapshotStore } from './snapshot';
import { CONTRACT_VERSION } from './version';

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
    supports: supportedBy(provided),
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
