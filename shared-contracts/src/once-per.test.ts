import { oncePer } from './once-per';

test('each key runs once, with what came with it first', () => {
  const run = jest.fn();
  const say = oncePer(run);
  say('a', 1);
  say('a', 2);
  say('b', 3);
  expect(run.mock.calls).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
});
