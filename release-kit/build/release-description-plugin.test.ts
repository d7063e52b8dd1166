import { describeService } from './release-description-plugin.mjs';

test('a service is described as the contract has it, with the optional commands that this provider has', () => {
  const described = describeService('cart', { module: './cart', optional: ['no-such-command'] });
  expect(described).toMatchObject({ module: './cart', commands: expect.arrayContaining(['add']) });
  expect(described.commands).not.toContain('no-such-command');
  expect(described).not.toHaveProperty('optional');
});

test('a service that the contract does not know stops the build', () => {
  expect(() => describeService('weather', { module: './weather' })).toThrow('The contract knows no service weather.');
});
