import { assemble } from './assemble';

interface Whole {
  bell: { ring: () => string };
  door: { open: () => string };
}

test('parts may need each other, in any order; each is made once', () => {
  const made: string[] = [];
  const whole = assemble<Whole>({
    bell: (all) => {
      made.push('bell');
      return { ring: () => all.door.open() };
    },
    door: () => {
      made.push('door');
      return { open: () => 'open' };
    },
  });
  expect(made).toEqual([]);
  expect(whole.bell.ring()).toBe('open');
  expect({ ...whole }.door).toBe(whole.door);
  expect(made).toEqual(['bell', 'door']);
});

test('a part that needs itself is named', () => {
  const whole = assemble<{ knot: { end: object } }>({ knot: (all) => ({ end: all.knot }) });
  expect(() => whole.knot).toThrow('knot needs itself to be made.');
});
