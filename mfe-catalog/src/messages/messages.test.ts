import { createText } from 'shared-platform';
import ar from './ar.json';
import en from './en.json';

test('both languages have the same messages', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
});

test('every English message says what it is for', () => {
  for (const message of Object.values(en)) expect(message.description).not.toBe('');
});

test('Arabic counts in six forms', () => {
  const text = createText('ar-SA', ar);
  const counted = [0, 1, 2, 3, 11, 100].map((count) => text('availability.few-left', { left: count }));
  expect(new Set(counted).size).toBe(6);
});
