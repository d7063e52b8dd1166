// Who may import whom. Between packages: remotes and shell → shared packages → contract. Inside a remote: pages and slots →
// features → service, one way; a page knows no other page. Messages, and what tests are made of, stand beside them.

const ROOMS = ['page', 'slot', 'feature', 'service', 'remote', 'remote-testing'];

export const elements = [
  { type: 'page', pattern: 'mfe-*/src/pages/*', capture: ['name', 'room'] },
  { type: 'slot', pattern: 'mfe-*/src/slots', capture: ['name'] },
  { type: 'feature', pattern: 'mfe-*/src/features/*', capture: ['name', 'room'] },
  { type: 'service', pattern: 'mfe-*/src/service', capture: ['name'] },
  { type: 'remote-testing', pattern: 'mfe-*/src/testing', capture: ['name'] },
  { type: 'remote', pattern: 'mfe-*', capture: ['name'] },
  // The package alone: the journeys have a room of that name.
  { type: 'shell', partialMatch: false, pattern: 'shell/**' },
  { type: 'ui', pattern: 'shared-ui' },
  { type: 'documents', pattern: 'shared-documents' },
  { type: 'host', pattern: 'shared-host' },
  { type: 'platform', pattern: 'shared-platform' },
  { type: 'contracts', pattern: 'shared-contracts' },
  { type: 'testing', pattern: 'shared-testing' },
  { type: 'tooling', pattern: 'tooling' },
  { type: 'standalone', pattern: 'release-kit/standalone' },
  { type: 'release-kit', pattern: 'release-kit' },
  { type: 'edge', pattern: 'edge' },
  { type: 'sandbox', pattern: 'commerce-sandbox' },
  { type: 'tests', pattern: 'e2e' },
];

const to = (type, captured) => ({ element: captured ? { type, captured } : { type } });
const allow = (from, ...types) => ({ from: { element: { type: from } }, allow: { to: types.map((type) => to(type)) } });

const SAME_REMOTE = { name: '{{from.element.captured.name}}' };
const SAME_ROOM = { ...SAME_REMOTE, room: '{{from.element.captured.room}}' };
const inside = (from, ...targets) => ({ from: { element: { type: from } }, allow: { to: targets } });

export const policies = [
  ...ROOMS.map((room) => allow(room, 'documents', 'ui', 'platform', 'contracts')),
  inside('page', to('page', SAME_ROOM), to('feature', SAME_REMOTE), to('service', SAME_REMOTE), to('remote', SAME_REMOTE)),
  inside('slot', to('slot', SAME_REMOTE), to('feature', SAME_REMOTE), to('service', SAME_REMOTE), to('remote', SAME_REMOTE)),
  inside('feature', to('feature', SAME_REMOTE), to('service', SAME_REMOTE), to('remote', SAME_REMOTE)),
  inside('service', to('service', SAME_REMOTE), to('remote', SAME_REMOTE)),
  ...['remote', 'remote-testing'].map((room) => inside(room, ...ROOMS.map((type) => to(type, SAME_REMOTE)))),
  allow('shell', 'shell', 'host', 'ui', 'platform', 'contracts'),
  allow('documents', 'documents'),
  allow('host', 'host', 'platform', 'contracts'),
  allow('ui', 'ui', 'platform', 'contracts'),
  allow('platform', 'platform', 'contracts'),
  allow('contracts', 'contracts'),
  allow('release-kit', 'release-kit', 'contracts'),
  allow('edge', 'edge', 'release-kit', 'contracts'),
  allow('sandbox', 'sandbox', 'release-kit', 'contracts'),
  allow('tests', 'tests', 'contracts', 'tooling'),
  allow('tooling', 'tooling', 'release-kit'),
  allow('standalone', 'standalone', 'host', 'ui', 'platform', 'contracts'),
];

/** What has tests that need a host in memory, or a sign to wait for. Not the contract: `shared-testing` is made of it. */
const WITH_STUB_HOST = [...ROOMS, 'shell', 'host', 'ui', 'platform', 'edge', 'release-kit', 'testing'];

/** A test may use what its remote's other rooms are made of, what tests are made with, and what the platform may say. */
export const policiesOfTests = [
  ...policies,
  allow('testing', 'contracts'),
  ...WITH_STUB_HOST.map((from) => allow(from, 'testing')),
  allow('service', 'sandbox'),
  // Its contract's test is given the judge.
  allow('remote', 'release-kit'),
  ...['page', 'slot', 'feature', 'service'].map((room) => inside(room, ...ROOMS.map((type) => to(type, SAME_REMOTE)))),
];
