import { kit, versionOf } from './places.mjs';
import { ReleaseDescriptionPlugin } from './release-description-plugin.mjs';

const ofRelease = (release: object) =>
  new ReleaseDescriptionPlugin({ folder: kit, release: { name: 'mfe-demo', exposes: {}, serverRendered: [], ...release } });

test('a remote asks for no newer facade than the oldest contract that it works with has; a shell says what it gives', () => {
  const now = versionOf('shared-platform', kit);
  expect(ofRelease({ contract: '^2.0.0' }).oldestFacade()).toBe('2.0.0');
  expect(ofRelease({}).oldestFacade()).toBe(now);
  expect(ofRelease({ name: 'shell', contract: '^2.0.0' }).oldestFacade()).toBe(now);
});

test('the facade has the contract’s version', () => {
  expect(versionOf('shared-platform', kit)).toBe(versionOf('shared-contracts', kit));
});
