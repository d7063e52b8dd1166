import en from './messages/en.json';
import { textOf } from './worker-text';

test('gives a message as written, and as the build leaves it', () => {
  expect(textOf(en, 'kept.text', { time: 'noon' })).toContain('as of noon; prices');
  const compiled = {
    ...en,
    'offline.title': 'Offline',
    'kept.text': [
      { type: 0, value: 'As of ' },
      { type: 1, value: 'time' },
      { type: 0, value: '.' },
    ],
  };
  expect(textOf(compiled, 'offline.title')).toBe('Offline');
  expect(textOf(compiled, 'kept.text', { time: 'noon' })).toBe('As of noon.');
});
