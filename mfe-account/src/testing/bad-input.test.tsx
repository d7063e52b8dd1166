import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DefinedPage } from 'shared-platform';
import { submitForm } from 'shared-platform/testing';
import { Near, type StubHost } from 'shared-testing';
import addressBook from '../pages/address-book/address-book-page';
import orderHistory from '../pages/order-history/order-history-page';
import { customerAt, open } from './account-fixtures';
import { FIELDS, type FieldsOfForm, type Row } from './field-table';
import { ADDRESSES, FORMS, show, textsOf, WITHOUT_TEXT, type Form } from './form-fixtures';
import { order, orders } from './order-fixtures';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

const VALUES = {
  nothing: '',
  'blank space': ' \t ',
  '10,000 characters': 'x'.repeat(10_000),
  'a script': '<script>window.pwned=1</script><img src=x onerror="window.pwned=1">',
  'an override of direction': '\u202egnp.exe\u2066',
  emoji: '👩🏽‍🔧🔩',
} as const;

const LANGUAGES = ['en', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];
type Field = HTMLInputElement | HTMLTextAreaElement;

const DAY = /^\d{4}-\d\d-\d\d$/;
/** What browsers, and jsdom, leave out: a line for an e-mail address has no space around it, and a field for a day holds days alone. */
const held = ({ type }: Field, value: string) => (type === 'email' ? value.trim() : type === 'date' && !DAY.test(value) ? '' : value);
/** A field outside a form has no name: the only one is for a quantity. */
const nameOf = (field: Field) => field.name || 'quantity';
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
/** Sends a form. A field outside one is sent by the Enter key. */
async function submit(element: HTMLElement) {
  if (element instanceof HTMLFormElement) return submitForm(element);
  for (const field of textsOf(element)) fireEvent.keyDown(field, { key: 'Enter' });
}

/** A form with its rows of the table, and with something right in every field that has to be filled in. */
async function fillIn(name: string, language: Language) {
  const { fields, filled, ...rest } = FIELDS[name] as FieldsOfForm;
  const shown = await show(FORMS[name] as Form, language);
  const texts = shown.forms.flatMap((element) => textsOf(element).map((field) => ({ element, field, row: fields[nameOf(field)] as Row })));
  const fill = () => {
    for (const element of shown.forms)
      for (const field of element.querySelectorAll<Field>('input, textarea, select'))
        if (filled[nameOf(field)] !== undefined) type(field, filled[nameOf(field)] as string);
  };
  fill();
  return { ...shown, ...rest, texts, fill };
}

test('every field of every form is in the table', async () => {
  expect(Object.keys(FIELDS).toSorted()).toEqual(Object.keys(FORMS).toSorted());
  for (const [name, form] of Object.entries(FORMS)) {
    const { forms, unmount } = await show(form);
    expect([name, forms.flatMap(textsOf).map(nameOf).toSorted()]).toEqual([name, Object.keys(FIELDS[name]?.fields ?? {}).toSorted()]);
    unmount();
    sessionStorage.clear();
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  describe.each(Object.entries(FORMS))('%s', (name, form) => {
    test.each(Object.entries(VALUES))(
      '%s: nothing is lost, nothing runs, and what is missing is said at its field',
      async (what, value) => {
        const { forms, say } = await show(form, language);
        for (const element of forms) {
          const fields = textsOf(element);
          expect(fields.length).toBeGreaterThan(0);
          for (const field of fields) type(field, value);
          await submit(element);
          for (const field of textsOf(element)) {
            expect(field).toHaveValue(held(field, value));
            const missing = FIELDS[name]?.fields[nameOf(field)]?.missing;
            if (!missing) expect(field).not.toHaveAttribute('aria-required', 'true');
            else if (value.trim() === '') {
              expect(field).toHaveAttribute('aria-invalid', 'true');
              expect(field).toHaveAccessibleDescription(expect.stringContaining(say(missing)));
            }
          }
        }
        const isRefused = what === 'nothing' && Object.values(FIELDS[name]?.fields ?? {}).some(({ missing }) => missing);
        if (isRefused && form.within === undefined) expect(forms.at(-1)?.querySelector('[aria-invalid="true"]')).toHaveFocus();
        expect(document.querySelector('main script, form script, img[onerror]')).toBeNull();
        expect(window).not.toHaveProperty('pwned');
        expect(screen.queryByText('[object Object]')).toBeNull();
      },
    );

    test('one rule short: refused with its reason by the field, and nothing is sent', async () => {
      const { texts, say, host, fill } = await fillIn(name, language);
      for (const { element, field, row } of texts) {
        for (const [value, said] of typeof row.short === 'string' ? [] : row.short) {
          const before = sentBy(host).length;
          type(field, value);
          await submit(element);
          expect([value.slice(0, 40), field.getAttribute('aria-invalid')]).toEqual([value.slice(0, 40), 'true']);
          expect(field).toHaveAccessibleDescription(expect.stringContaining(say(said)));
          expect(field).toHaveValue(held(field, value));
          expect(sentBy(host)).toHaveLength(before);
          fill();
          if (FIELDS[name]?.filled[nameOf(field)] === undefined) type(field, '');
        }
      }
    });

    test('Arabic digits: become what is sent, or are refused with the reason', async () => {
      const { forms, texts, say, host, fill, isNotSent } = await fillIn(name, language);
      for (const { element, field, row } of texts) {
        if (typeof row.digits === 'string' || !('said' in row.digits)) continue;
        const before = sentBy(host).length;
        type(field, row.digits.typed);
        await submit(element);
        expect(field).toHaveAccessibleDescription(expect.stringContaining(say(row.digits.said)));
        expect(field).toHaveValue(row.digits.typed);
        expect(sentBy(host)).toHaveLength(before);
        fill();
      }
      for (const element of forms) {
        const taken = texts.flatMap((text) =>
          text.element === element && typeof text.row.digits === 'object' && 'becomes' in text.row.digits
            ? { ...text, ...text.row.digits }
            : [],
        );
        for (const { field, typed } of taken) type(field, typed);
        await submit(element);
        for (const { field } of taken) expect(field).not.toHaveAttribute('aria-invalid');
        if (isNotSent === undefined) expect(textsIn(sentBy(host))).toEqual(expect.arrayContaining(taken.map(({ becomes }) => becomes)));
      }
    });
  });
});

/** What was sent: to the platform, to a service, or into the address. */
const sentBy = (host: StubHost) =>
  host.calls.filter(({ command }) => ['commerce.mutate', 'commerce.query', 'wishlist.create', 'navigation.push'].includes(command));

/** Every text and number in what was sent, those of an address, too. */
const textsIn = (sent: unknown): readonly unknown[] => {
  if (typeof sent === 'string')
    return [sent, ...(/^\/[^\s?]*\?/.test(sent) ? new URLSearchParams(sent.replace(/^[^?]*/, '')).values() : [])];
  if (typeof sent === 'number') return [sent];
  return typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(textsIn) : [];
};

const FREE = Object.entries(FIELDS).filter(
  ([, { fields, isNotSent }]) => isNotSent === undefined && Object.values(fields).some(({ free }) => free !== undefined),
);
const LONG = 'as many characters as are kept';

describe.each(FREE.map(([name]) => name))('%s', (name) => {
  test.each([VALUES['a script'], VALUES['an override of direction'], VALUES.emoji, LONG])(
    '%s is sent as it is, without the space around it',
    async (value) => {
      const { forms, texts, host } = await fillIn(name, 'en');
      for (const element of forms) {
        const free = texts.flatMap((text, index) =>
          text.element === element && text.row.free ? { ...text, index, ...text.row.free } : [],
        );
        // Each field has a text of its own.
        const own = free.map(({ index, most }) =>
          value === LONG ? String(index).padEnd(Math.min(most, 10_000), 'x') : `${index}${value.slice(0, Math.min(most, 40) - 1).trim()}`,
        );
        for (const [at, { field }] of free.entries()) type(field, ` ${own[at]} `);
        await submit(element);
        const sent = free.map(({ isExact }, at) => (isExact ? ` ${own[at]} ` : own[at]));
        expect(textsIn(sentBy(host))).toEqual(expect.arrayContaining(sent));
      }
    },
  );
});

const SEARCHES: Readonly<Record<string, { page: DefinedPage; path: string; answers: Record<string, unknown> }>> = {
  orders: { page: orderHistory, path: '/order-history', answers: { OrderHistory: orders([order()]), OrderSearch: orders([order()]) } },
  addresses: {
    page: addressBook,
    path: '/address-book',
    answers: { AddressBook: { customer: { __typename: 'Customer', addresses: ADDRESSES } }, AddressRegions: { country: null } },
  },
};

describe.each(Object.entries(SEARCHES))('a search among %s', (_name, { page, path, answers }) => {
  test.each(Object.entries(VALUES))('of %s: goes into the address and comes back, nothing runs', async (_what, value) => {
    const { user } = open(page, { host: customerAt(path, `?query=${encodeURIComponent(value || 'x')}`), answers });
    const field = await screen.findByRole('searchbox');
    if (value !== '') expect(field).toHaveValue(value.trim().slice(0, 100));
    fireEvent.change(field, { target: { value } });
    await user.click(screen.getByRole('button', { name: /^Search/ }));
    expect(document.querySelector('main script, form script, img[onerror]')).toBeNull();
    expect(window).not.toHaveProperty('pwned');
  });
});

test.each(Object.entries(FORMS))('%s: of 10,000 characters that are pasted nothing is cut', async (_name, form) => {
  const { forms, user } = await show(form);
  for (const field of forms.flatMap(textsOf)) {
    fireEvent.change(field, { target: { value: '' } });
    await user.click(field);
    await user.paste('x'.repeat(10_000));
    expect([nameOf(field), field.value.length]).toEqual([nameOf(field), held(field, VALUES['10,000 characters']).length]);
  }
});

test.each(Object.entries(SEARCHES))(
  'a search among %s for more than 100 characters is said by its field',
  async (_name, { page, path, answers }) => {
    const { user, host } = open(page, { host: customerAt(path, '?query=x'), answers });
    const field = await screen.findByRole('searchbox');
    await user.clear(field);
    await user.paste('x'.repeat(101));
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: /^Search/ }));
    expect(field).toHaveAccessibleDescription('At most 100 characters.');
    expect(field).toHaveValue('x'.repeat(101));
    await waitFor(() => expect(field).toHaveFocus());
    expect(host.callsOf('navigation.push')).toEqual([]);
    await user.type(field, '{Backspace}{Enter}');
    expect(host.callsOf('navigation.push')).toHaveLength(1);
  },
);

/** What makes a form, or a field that text is typed into. */
const FORM = /\buseShopForm[<(]|<form\b|<(?:TextField|TextAreaField|PasswordField|EmailField|QuantityInput|input|textarea)\b/;

test('no form is missing from the table', () => {
  const root = join(__dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const making = sources.filter((file) => FORM.test(readFileSync(join(root, file), 'utf8')));
  const known = new Set([...Object.values(FORMS).flatMap(({ of }) => of), ...WITHOUT_TEXT]);
  expect(making.toSorted()).toEqual([...known].toSorted());
});
