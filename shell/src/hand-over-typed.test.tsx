import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { handOverTyped } from './hand-over-typed';
import type { EarlyField } from './placed-page';

/** As the server renders it. */
const RENDERED =
  '<div><form><input aria-label="text" value=""/><textarea aria-label="note"></textarea>' +
  '<select aria-label="choice"><option selected="">a</option><option>b</option></select><input type="checkbox" aria-label="box"/></form></div>';

const said: unknown[] = [];

function Form() {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('a');
  const [isOn, setOn] = useState(false);
  said.push([text, choice, isOn]);
  return (
    <form>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea aria-label="note" defaultValue="" />
      <select aria-label="choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input type="checkbox" aria-label="box" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
    </form>
  );
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const find = <T extends Element>(name: string) => document.querySelector<T>(`[aria-label="${name}"]`)!;

test('a form knows what was typed, chosen and ticked before it was hydrated', async () => {
  document.body.innerHTML = RENDERED;
  const text = find<HTMLInputElement>('text');
  text.value = 'abc';
  text.setSelectionRange(1, 2);
  find<HTMLTextAreaElement>('note').value = 'a note';
  find<HTMLSelectElement>('choice').value = 'b';
  find<HTMLInputElement>('box').checked = true;
  await act(async () => (root = hydrateRoot(document.body.firstElementChild!, <Form />)));
  const gone = document.createElement('input');
  await act(async () =>
    handOverTyped(
      new Map<Element, EarlyField>([
        [text, { typed: 'abc', rendered: '' }],
        [find('note'), { typed: 'a note', rendered: '' }],
        [find('choice'), { typed: 'b', rendered: '' }],
        [find('box'), { typed: true, rendered: false }],
        [gone, { typed: 'x', rendered: '' }],
      ]),
    ),
  );
  expect(said.at(-1)).toEqual(['abc', 'b', true]);
  expect(text).toHaveValue('abc');
  expect([text.selectionStart, text.selectionEnd]).toEqual([1, 2]);
  expect(find('note')).toHaveValue('a note');
  expect(find('box')).toBeChecked();
});

test('what was put back as it was is nothing new', async () => {
  document.body.innerHTML = RENDERED;
  await act(async () => (root = hydrateRoot(document.body.firstElementChild!, <Form />)));
  const count = said.length;
  await act(async () =>
    handOverTyped(
      new Map<Element, EarlyField>([
        [find('text'), { typed: '', rendered: '' }],
        [find('box'), { typed: false, rendered: false }],
      ]),
    ),
  );
  expect(said).toHaveLength(count);
});

test('what React has put back comes again; what was typed since stays', async () => {
  document.body.innerHTML = RENDERED;
  await act(async () => (root = hydrateRoot(document.body.firstElementChild!, <Form />)));
  const text = find<HTMLInputElement>('text');
  await act(async () => handOverTyped(new Map([[text, { typed: 'early', rendered: '' }]])));
  expect(said.at(-1)).toEqual(['early', 'a', false]);
  const older = new Map<Element, EarlyField>([[text, { typed: 'older', rendered: '' }]]);
  await act(async () => handOverTyped(older));
  expect(text).toHaveValue('early');
  // Fields of a page that is left are held by nobody.
  expect(older.size).toBe(0);
});
