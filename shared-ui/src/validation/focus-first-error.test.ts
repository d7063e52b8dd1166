import { focusFirstError } from './focus-first-error';

test('the first field with an error gets the focus; of a group, its first choice; of a tree, its stop of the Tab key; of another group, itself', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input id="a"><fieldset data-invalid="true"><input id="b" type="radio"></fieldset><input id="c" aria-invalid="true">';
  document.body.append(form);
  focusFirstError(form);
  expect(document.activeElement?.id).toBe('b');
  form.querySelector('fieldset')?.removeAttribute('data-invalid');
  focusFirstError(form);
  expect(document.activeElement?.id).toBe('c');
  focusFirstError(null);
  form.innerHTML = '<div role="tree" aria-invalid="true"><div tabindex="-1"></div><div id="d" tabindex="0"></div></div>';
  focusFirstError(form);
  expect(document.activeElement?.id).toBe('d');
  form.innerHTML = '<div id="e" role="group" tabindex="-1" data-invalid="true"><input id="f"></div>';
  focusFirstError(form);
  expect(document.activeElement?.id).toBe('e');
});
