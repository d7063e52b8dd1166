import { kit, versionOf } from './places.mjs';
import { describeService, ReleaseDescriptionPlugin } from './release-description-plugin.mjs';

test('a service is described as the contract has it, with the optional commands that this provider has', () => {
  const described = describeService('cart', { module: './cart', optional: ['no-such-command'] });
  expect(described).toMatchObject({ module: './cart', commands: expect.arrayContaining(['add']) });
  expect(described.commands).not.toContain('no-such-command');
  expect(described).not.toHaveProperty('optional');
});

test('a service that the contract does not know stops the build', () => {
  expect(() => describeService('weather', { module: './weather' })).toThrow('The contract knows no service weather.');
});

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
