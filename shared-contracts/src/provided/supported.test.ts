import type { ProvidedService, ServiceRef } from '../service-ref';
import { supportedBy } from './supported';

interface Points extends ProvidedService<number> {
  collect(): Promise<void>;
  spend?(): Promise<void>;
}
const points = 'points' as ServiceRef<Points>;

test('a service is supported where it is described, a command where its description names it', () => {
  const supports = supportedBy(new Map([['points', { commands: ['collect'] }]]));
  expect([supports(points), supports(points, 'collect'), supports(points, 'spend')]).toEqual([true, true, false]);
});

test('of a service that is not there nothing is supported', () => {
  const supports = supportedBy(new Map());
  expect([supports(points), supports(points, 'collect')]).toEqual([false, false]);
});
