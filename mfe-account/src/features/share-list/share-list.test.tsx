/* The page begins with markup of the server, which does not know the device that it is for. */
import { render, screen } from '@testing-library/react';
import { RootProviders } from 'shared-platform';
import { textOf } from 'shared-platform/testing';
import { createStubHost } from 'shared-testing';
import { ShareList } from './share-list';

const content = (host = createStubHost()) => (
  <RootProviders host={host} text={textOf(host.intl.locale)}>
    <ShareList name="Spares" read={async () => []} />
  </RootProviders>
);
const share = () => screen.queryByRole('button', { name: 'Pass the list on' });

function hydrated(devices: object) {
  const container = document.body.appendChild(document.createElement('div'));
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server.browser');
  const device = jest.spyOn(globalThis, 'navigator', 'get').mockReturnValue(undefined as never);
  container.innerHTML = renderToString(content());
  const wasThere = share() !== null;
  device.mockReturnValue(devices as Navigator);
  const mismatches: unknown[] = [];
  render(content(), { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  expect(mismatches).toEqual([]);
  return { wasThere };
}
afterEach(() => jest.restoreAllMocks());

test('a device with a sheet to share by keeps the button that the markup has', () => {
  const { wasThere } = hydrated({ share: async () => undefined });
  expect(wasThere).toBe(true);
  expect(share()).toBeVisible();
});

test('one without loses it', () => {
  hydrated({});
  expect(share()).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
