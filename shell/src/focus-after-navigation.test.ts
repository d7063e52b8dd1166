import { focusAfterNavigation } from './focus-after-navigation';

beforeEach(() => {
  document.body.innerHTML =
    '<form role="search"><input id="header"></form><main id="main"><h1>Orders</h1>' +
    '<form role="search"><input id="field"></form><a id="link" href="/x">x</a><section id="part"></section></main>';
});
const focus = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

test.each([
  ['link', true, '', 'H1'],
  ['link', false, '', 'H1'],
  // Who searches within the page goes on searching; on another page there is something else to read.
  ['field', true, '', 'field'],
  ['field', false, '', 'H1'],
  // The shop's own search leads to a page.
  ['header', true, '', 'H1'],
  ['link', false, '#part', 'part'],
  ['link', false, '#gone', 'H1'],
  ['link', false, '#%', 'H1'],
])('from %s, same page: %p, part %p: the focus is on %s', (from, isSamePage, hash, to) => {
  focus(from);
  focusAfterNavigation(hash, isSamePage);
  expect(focused()).toBe(to);
});
