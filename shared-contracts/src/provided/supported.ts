import type { ServiceDescription, ServiceHost } from '../service-ref';

/** `supports` of a host whose services are described by name: whether one is there, and has the command. */
export const supportedBy =
  (services: ReadonlyMap<string, Pick<ServiceDescription, 'commands'>>): ServiceHost['supports'] =>
  (ref, command) =>
    command === undefined ? services.has(ref) : (services.get(ref)?.commands.includes(command) ?? false);
