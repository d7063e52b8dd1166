import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { createFollowingHost } from '../../../testing/following-host';
import page from '../locations-page';
import { distanceKm } from './distance';

const OFFICE = [0, 1, 2, 3, 4].map((day) => ({ __typename: 'OpeningHours', day, opens: '08:00', closes: '17:00' }));
const service = (code: string, label: string) => ({ __typename: 'StoreLocationService', code, label });
const branch = (code: string, city: string, more: object = {}) => ({
  __typename: 'StoreLocation',
  code,
  name: `${city}, ${code}`,
  street: '4120 Street 74',
  city,
  postcode: '14331',
  latitude: 24.5,
  longitude: 46.9,
  map_url: 'https://maps.example/1',
  phone: '+966 11 555 0101',
  email: 'branch@example.com',
  opening_hours: OFFICE,
  services: [service('counter', 'Collection counter')],
  ...more,
});
const PORT = { latitude: 21.5, longitude: 39.2 };
const BRANCHES = [
  branch('industrial', 'Riyadh'),
  branch('port', 'Jeddah', {
    ...PORT,
    opening_hours: [{ __typename: 'OpeningHours', day: 6, opens: '09:00', closes: '13:00' }],
    services: [service('counter', 'Collection counter'), service('workshop', 'Workshop')],
  }),
];

const answers = {
  CmsPage: {
    cmsPage: {
      __typename: 'CmsPage',
      identifier: 'locations',
      url_key: 'locations',
      title: 'Locations',
      content_heading: null,
      content: '<p>Our branches.</p>',
      meta_title: null,
      meta_description: null,
    },
  },
};

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const TUESDAY_NOON = new Date('2026-11-24T12:00:00+03:00');

async function open(options: Parameters<typeof createStubHost>[0] = {}, search = '', items: readonly object[] = BRANCHES) {
  jest.useFakeTimers({ now: TUESDAY_NOON, doNotFake: ['queueMicrotask'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const host = createFollowingHost(options, { pathname: '/locations', search });
  renderPage(page, { host, answers: { ...answers, StoreLocations: { storeLocations: { __typename: 'StoreLocations', items } } } });
  await screen.findByRole('heading', { level: 1 });
  await act(() => jest.advanceTimersByTimeAsync(10));
  return { user, address: () => host.navigation.state.get().location.search };
}
afterEach(() => jest.useRealTimers());

test('each branch: where it is, when it is open, what it does, how to reach it', async () => {
  await open();
  const riyadh = within(screen.getAllByRole('listitem').find((item) => item.id === 'industrial') as HTMLElement);
  expect(riyadh.getByText('Open until 17:00')).toBeInTheDocument();
  expect(riyadh.getByText('Sun to Thu').nextSibling).toHaveTextContent('08:00 – 17:00');
  expect(riyadh.getByText('Fri to Sat').nextSibling).toHaveTextContent('Closed');
  expect(riyadh.getByRole('link', { name: 'Call Riyadh, industrial: +966 11 555 0101' })).toHaveAttribute('href', 'tel:+966115550101');
  expect(riyadh.getByRole('link', { name: /Show on the map: Riyadh/ })).toHaveAttribute('href', 'https://maps.example/1');
  expect(screen.getByText('Closed, opens Saturday at 09:00')).toBeInTheDocument();
});

test('bad input 18: a map without a network is a link that fails elsewhere: the address stands in words, and nothing is loaded for it', async () => {
  await open();
  const link = screen.getByRole('link', { name: /Show on the map: Riyadh/ });
  expect(link).toHaveAttribute('href', 'https://maps.example/1');
  expect(link.closest('li')).toHaveTextContent(/Riyadh/);
  expect(document.querySelector('iframe, script, img[src^="http"]')).toBeNull();
});

test('the address says by what the branches are narrowed; what it names that there is not narrows nothing', async () => {
  await open({}, '?city=port&service=workshop');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Jeddah');
  expect(screen.getByRole('combobox', { name: 'Service' })).toHaveDisplayValue('Workshop');
  expect(names()).toEqual(['Jeddah, port']);
  cleanup();
  await open({}, '?city=atlantis&service=towing');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('All cities');
  expect(names()).toEqual(['Riyadh, industrial', 'Jeddah, port']);
});

test('a service that the platform leaves empty is no choice, and narrows nothing', async () => {
  await open({}, '', [branch('industrial', 'Riyadh', { services: [null, service('counter', 'Collection counter')] })]);
  const choice = within(screen.getByRole('combobox', { name: 'Service' }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All services', 'Collection counter']);
  expect(names()).toEqual(['Riyadh, industrial']);
});

test('narrowed by city, service and what is open now; nothing fits, and all of them again', async () => {
  const { user, address } = await open();
  expect(screen.getByRole('status')).toHaveTextContent('2 branches');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Workshop');
  expect(names()).toEqual(['Jeddah, port']);
  await user.click(screen.getByRole('checkbox', { name: 'Open now' }));
  expect(address()).toBe('?service=workshop&open=1');
  expect(screen.getByRole('status')).toHaveTextContent('0 branches');
  await user.click(screen.getByRole('button', { name: 'Show all branches' }));
  expect(address()).toBe('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Riyadh');
  expect(names()).toEqual(['Riyadh, industrial']);
});

test('distance is offered where the configuration lets pages ask for the place; a refusal is said', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Nearest first' })).toBeNull();
});

const withPlace = { config: { ...createStubHost().config, permissions: { geolocation: ['self'] } } };

test('the nearest first, or why not', async () => {
  const ask = jest.fn();
  Object.assign(navigator, { geolocation: { getCurrentPosition: ask } });
  const { user } = await open(withPlace);
  await user.click(screen.getByRole('button', { name: 'Nearest first' }));
  act(() => void ask.mock.calls[0][1]());
  expect(screen.getByText(/did not tell where you are/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Nearest first' }));
  act(() => void ask.mock.calls[1][0]({ coords: { latitude: 21.4, longitude: 39.2 } }));
  expect(names()).toEqual(['Jeddah, port', 'Riyadh, industrial']);
  expect(screen.getByText('11 km away')).toBeInTheDocument();
  // The focus stays, what is read out says what has changed, and another press takes it back without asking.
  const button = screen.getByRole('button', { name: 'Nearest first', pressed: true });
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2 branches, the nearest first');
  await user.click(button);
  expect(names()).toEqual(['Riyadh, industrial', 'Jeddah, port']);
  expect(screen.queryByText('11 km away')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^2 branches$/);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a browser that knows no places says so, and is not asked for ever', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  const { user } = await open(withPlace);
  await user.click(screen.getByRole('button', { name: 'Nearest first' }));
  expect(screen.getByText(/did not tell where you are/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nearest first', pressed: false })).not.toHaveAttribute('aria-busy');
});

const bare = { street: '', city: 'Tabuk', postcode: '', phone: '', email: '', opening_hours: [], services: [], latitude: 0, longitude: 0 };

test('a branch whose place nobody knows has no distance and comes last', async () => {
  Object.assign(navigator, { geolocation: { getCurrentPosition: (done: (place: object) => void) => done({ coords: PORT }) } });
  const { user } = await open(withPlace, '', [branch('none', 'Tabuk', bare), ...BRANCHES]);
  await user.click(screen.getByRole('button', { name: 'Nearest first' }));
  expect(names()).toEqual(['Jeddah, port', 'Riyadh, industrial', 'Tabuk, none']);
  expect(screen.getAllByText(/km away/)).toHaveLength(2);
});

test('a branch without address, hours, services, phone and map shows none of them', async () => {
  await open({}, '', [branch('none', '', { ...bare, city: '', map_url: '' })]);
  const item = screen.getByRole('heading', { level: 2, name: ', none' }).closest('li') as HTMLElement;
  expect(item.children).toHaveLength(1);
});

test.each([
  ['an address of the web stays', { map_url: ' https://maps.example/2 ' }, 'https://maps.example/2'],
  ['an empty one is made of the place', { map_url: '' }, 'https://www.openstreetmap.org/?mlat=24.5&mlon=46.9#map=16/24.5/46.9'],
  ['another scheme is none', { map_url: 'javascript:alert(1)' }, 'https://www.openstreetmap.org/?mlat=24.5&mlon=46.9#map=16/24.5/46.9'],
  ['a path is none', { map_url: '/map' }, 'https://www.openstreetmap.org/?mlat=24.5&mlon=46.9#map=16/24.5/46.9'],
  [
    'without a place it is looked up by the address',
    { map_url: '', latitude: 0, longitude: 0 },
    'https://www.openstreetmap.org/search?query=4120%20Street%2074%2C%20Riyadh%2014331',
  ],
  ['where nothing says where it is there is no link', { map_url: '', latitude: 0, longitude: 0, street: '' }, undefined],
])('the map: %s', async (_what, more, address) => {
  await open({}, '', [branch('industrial', 'Riyadh', more)]);
  const link = screen.queryByRole('link', { name: /Show on the map/ });
  expect(link?.getAttribute('href')).toBe(address);
});

test('without our extension the page is the platform’s text alone', async () => {
  await open({ hasExtensions: false });
  expect(screen.getByText('Our branches.')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('from Riyadh to Jeddah it is about 845 km', () =>
  expect(Math.round(distanceKm({ latitude: 24.7136, longitude: 46.6753 }, { latitude: 21.4858, longitude: 39.1925 }))).toBe(845));
