import { acceptsVersion, CONTRACT_VERSION, HOST_SHAPES, type HostServices } from 'shared-contracts';
import { HOST_MEMBERS, takeBack } from './host-members';
import { createStubHost } from './stub-host';

const NAMES = Object.keys(HOST_SHAPES) as (keyof HostServices)[];
const membersOf = (host: HostServices) => NAMES.flatMap((name) => Object.keys(host[name]).map((member) => `${name}.${member}`)).sort();

test('each member of the host is there since a version of this contract, and says which', () => {
  const told = Object.values(HOST_MEMBERS).flatMap((services) =>
    Object.entries(services).flatMap(([name, members]) => members.map((member) => `${name}.${member}`)),
  );
  expect(told.sort()).toEqual(membersOf(createStubHost()));
  expect(Object.keys(HOST_MEMBERS).filter((version) => !acceptsVersion(version, CONTRACT_VERSION))).toEqual([]);
});

test('a host of an earlier contract lacks what came later, and nothing else', () => {
  const today = membersOf(createStubHost());
  expect(membersOf(takeBack(createStubHost(), '2.0.0'))).toEqual(
    today.filter((member) => member !== 'toasts.hold' && member !== 'slots.isFilled' && member !== 'links.isOwned'),
  );
  expect(membersOf(takeBack(createStubHost(), CONTRACT_VERSION))).toEqual(today);
  expect(takeBack(createStubHost(), '2.0.0').contractVersion).toBe('2.0.0');
});
