import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DefinedPage } from 'shared-platform';
import { submitForm } from 'shared-platform/testing';
import { Near } from 'shared-testing';
import addressBook from '../pages/address-book/address-book-page';
import orderHistory from '../pages/order-history/order-history-page';
import { customerAt, open } from './account-fixtures';
import { ADDRESSES, FORMS, show, textsOf, WITHOUT_TEXT, type Form, type Said } from './form-fixtures';
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

/** One line has no line breaks: browsers, and jsdom, leave out what a field cannot hold. */
const held = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  field instanceof HTMLInputElement && field.type === 'email' ? value.trim() : value;

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  test.each(Object.entries(VALUES))('%s: nothing is lost, nothing runs, and what is missing is said at its field', async (what, value) => {
    const { forms } = await show(form);
    for (const element of forms) {
      const fields = textsOf(element);
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) fireEvent.change(field, { target: { value } });
      await submitForm(element);
      for (const field of textsOf(element)) {
        expect(field).toHaveValue(held(field, value));
        const isMissing = field.getAttribute('aria-required') === 'true' && value.trim() === '';
        if (isMissing) {
          expect(field).toHaveAttribute('aria-invalid', 'true');
          expect(field).toHaveAccessibleDescription(/required|can not be empty|Enter a quantity/i);
        }
      }
    }
    if (what === 'nothing') expect(forms.at(-1)?.querySelector('[aria-invalid="true"]')).toHaveFocus();
    expect(document.querySelector('main script, form script, img[onerror]')).toBeNull();
    expect(window).not.toHaveProperty('pwned');
    expect(screen.queryByText('[object Object]')).toBeNull();
  });
});

const PASSWORDS: readonly (readonly [what: string, password: string])[] = [
  ['no capital', 'passw0rd!'],
  ['no small letter', 'PASSW0RD!'],
  ['no digit', 'Password!'],
  ['no sign', 'Passw0rdd'],
  ['seven characters', 'Passw0!'],
];
const EMAILS = ['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@@b.co', 'a@b.co,c@d.ef', '<a@b.co>'];

describe.each([
  ['a new account', 'Password'],
  ['a new password', 'New Password'],
  ['e-mail and password', 'New password'],
] as const)('%s', (name, label) => {
  test.each(PASSWORDS)('a password with %s is refused at its field', async (_what, password) => {
    await show(FORMS[name] as Form);
    const field = screen.getByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value: password } });
    await submitForm(field.closest('form') as HTMLFormElement);
    expect(field).toHaveAccessibleDescription(/at least 8 characters/);
  });
});

describe.each(['signing in', 'a new account', 'a forgotten password', 'a new password', "a guest's order", 'e-mail and password'])(
  '%s',
  (name) => {
    test.each(EMAILS)('%s is no e-mail address', async (email) => {
      await show(FORMS[name] as Form);
      const [field] = [...document.querySelectorAll<HTMLInputElement>('form input[type="email"], form input[name="email"]')];
      if (!field) throw new Error('There is no field for an e-mail address.');
      fireEvent.change(field, { target: { value: email } });
      await submitForm(field.closest('form') as HTMLFormElement);
      expect(field).toHaveAccessibleDescription(/valid email/);
    });
  },
);

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

test.each([
  ['55123456', false],
  ['5512345678', false],
  ['٠٥٥١٢٣٤٥٦٧', true],
  ['551234567', true],
])('the phone of an address: %s', async (phone, isTaken) => {
  await show(FORMS['an address'] as Form);
  const field = screen.getByLabelText('Phone', { selector: 'input' });
  fireEvent.change(field, { target: { value: phone } });
  await submitForm(field.closest('form') as HTMLFormElement);
  if (isTaken) expect(field).not.toHaveAttribute('aria-invalid');
  else expect(field).toHaveAttribute('aria-invalid', 'true');
});

/** A field, something that a rule refuses, and what that says. */
type Refused = readonly [form: string, field: string, value: string, said: Said];
const EMAIL: Said = ['ui.rule.email'];
const NAME: Said = ['ui.rule.name'];
const PASSWORD: Said = ['ui.rule.password'];
const PHONE: Said = ['ui.rule.phone'];
const tooLong = (form: string, field: string, most: number, said: Said = ['ui.rule.max-length', { value: most }]): Refused => [
  form,
  field,
  'x'.repeat(most + 1),
  said,
];
const REFUSED: readonly Refused[] = [
  ['signing in', 'email', 'a@', EMAIL],
  ['signing in', 'password', 'passw0rd!', PASSWORD],
  ['signing in', 'password', 'Passw0!', ['ui.rule.min-length', { value: 8 }]],
  ['a new account', 'firstName', 'Sara1', NAME],
  ['a new account', 'lastName', 'سارة٢', NAME],
  ['a new account', 'email', 'a@b', EMAIL],
  ['a new account', 'password', 'Passw0!', PASSWORD],
  ['a new account', 'confirmation', 'Other1!x', ['create.mismatch']],
  ['a forgotten password', 'email', 'a@', EMAIL],
  ['a new password', 'email', 'a@', EMAIL],
  ['a new password', 'password', 'كلمةسر١!', PASSWORD],
  ["a guest's order", 'number', '../admin', ['guest.wrong-number']],
  ["a guest's order", 'email', 'a@', EMAIL],
  ['the account', 'firstName', '<b>', NAME],
  ['the account', 'lastName', 'Ali 2', NAME],
  ['e-mail and password', 'email', 'a@', EMAIL],
  ['e-mail and password', 'newPassword', 'Passw0!', PASSWORD],
  ['an address', 'firstName', 'Sara1', NAME],
  ['an address', 'phone', '55123456', PHONE],
  ['an address', 'phone', '٥٥١٢٣٤٥٦', PHONE],
  ['an address', 'postcode', '1221', ['book.postcode-error']],
  ['an address', 'postcode', '١٢٢١', ['book.postcode-error']],
  ['an address', 'postcode', '1221a', ['ui.rule.numbers']],
  ['an address', 'vatNumber', '30000000000000', ['book.vat-error']],
  tooLong('a ticket', 'subject', 200),
  tooLong('a ticket', 'order', 32),
  tooLong('a ticket', 'message', 10_000),
  tooLong("a ticket's thread", 'message', 10_000),
  tooLong('a drawing request', 'title', 200),
  tooLong('a drawing request', 'description', 10_000),
  tooLong('a drawing request', 'sku', 64),
  ['a drawing request', 'quantity', '1.5', ['create-request.wrong-quantity']],
  tooLong("a request's thread", 'message', 10_000),
  ['a return', 'quantity-0', '5', ['ui.quantity.too-large', { limit: 4 }]],
  ['a return', 'quantity-0', '٥', ['ui.quantity.too-large', { limit: 4 }]],
  tooLong('a return', 'answer-reason_other-0', 255),
  tooLong('a return', 'comment', 4000),
  tooLong("a return's parcels and messages", 'trackingNumber', 120),
  tooLong("a return's parcels and messages", 'comment', 4000),
  tooLong('a part for a list', 'sku', 64),
  ['a part for a list', 'quantity', '1000000', ['ui.quantity.too-large', { limit: 10_000 }]],
  tooLong('a list that is passed on', 'name', 40),
  tooLong('a new list', 'name', 40),
  tooLong('a new list', 'description', 255),
  tooLong('another name of a list', 'name', 40),
  ['another name of a list', 'name', ' ', ['ui.rule.not-empty']],
  tooLong('a copy of entries', 'name', 40),
  tooLong('entries that move', 'name', 40),
  tooLong('a new wish list', 'name', 255, ['wish.name-long', { most: 255 }]),
  tooLong('another name of a wish list', 'name', 255, ['wish.name-long', { most: 255 }]),
  ['a comment on a wish', 'quantity', '1.5', ['ui.quantity.not-whole']],
  ['a comment on a wish', 'quantity', '1000000', ['ui.quantity.too-large', { limit: 10_000 }]],
  tooLong('a comment on a wish', 'comment', 1000),
  tooLong('a wish that moves', 'name', 255),
  ['an account that is confirmed', 'email', 'a@', EMAIL],
  ['another mail to confirm an account', 'email', 'a@', EMAIL],
];

/** The last form of the page that has such a field: dialogs come last. */
function fieldOf(forms: readonly HTMLFormElement[], name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = forms.map((form) => form.elements.namedItem(name)).findLast((field) => field !== null);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`There is no field ${name}.`);
}
const shorten = (value: string) => (value.length > 20 ? `${value.length} characters` : value);

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test.each(REFUSED.map((refused) => [refused[0], refused[1], shorten(refused[2]), refused] as const))(
    '%s, %s: "%s" is refused with its reason by the field, and nothing is sent',
    async (_form, _field, _value, [form, name, value, said]) => {
      const { forms, host, say } = await show(FORMS[form] as Form, language);
      const field = fieldOf(forms, name);
      fireEvent.change(field, { target: { value } });
      await submitForm(field.form as HTMLFormElement);
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(expect.stringContaining(say(said)));
      expect(field).toHaveValue(value);
      expect(host.callsOf('commerce.mutate')).toEqual([]);
    },
  );
});

test.each([
  ["a guest's order", 'number', '٠٠٠٠٠٠٠٤٢'],
  ['an address', 'phone', '٠٥٥١٢٣٤٥٦٧'],
  ['an address', 'postcode', '١٢٢١١'],
  ['an address', 'vatNumber', '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣'],
  ['a drawing request', 'quantity', '٣'],
  ['a return', 'quantity-0', '٤'],
  ['a part for a list', 'quantity', '٣'],
  ['a comment on a wish', 'quantity', '٣'],
  ['a new list', 'name', 'x'.repeat(40)],
  ['a wish that moves', 'name', 'x'.repeat(255)],
  ["a ticket's thread", 'message', 'x'.repeat(10_000)],
] as const)('%s, %s: what is just right is taken, Arabic digits too', async (form, name, value) => {
  const { forms } = await show(FORMS[form] as Form);
  const field = fieldOf(forms, name);
  fireEvent.change(field, { target: { value } });
  await submitForm(field.form as HTMLFormElement);
  expect(field).not.toHaveAttribute('aria-invalid');
});

/** Names and e-mail addresses: far more than anybody pastes. */
const FAR_ABOVE = 255;

test.each(Object.entries(FORMS))('%s: of 10,000 characters that are pasted nothing is cut', async (_name, form) => {
  const { forms, user } = await show(form);
  for (const field of forms.flatMap(textsOf)) {
    fireEvent.change(field, { target: { value: '' } });
    await user.click(field);
    await user.paste('x'.repeat(10_000));
    if (field.maxLength < FAR_ABOVE) expect({ name: field.name, length: field.value.length }).toEqual({ name: field.name, length: 10_000 });
  }
});

/** A field without a rule for what it says, what else has to be filled in, and its form. */
type Free = readonly [form: string, field: string, others?: Readonly<Record<string, string>>];
const FREE: readonly Free[] = [
  ['a ticket', 'subject', { category: 'product', message: 'Help' }],
  ['a ticket', 'message', { category: 'product', subject: 'Help' }],
  ["a ticket's thread", 'message'],
  ["a request's thread", 'message'],
  ['a return', 'answer-reason_other-0'],
  ['a return', 'comment', { 'answer-reason_other-0': 'Broken' }],
  ["a return's parcels and messages", 'trackingNumber', { carrier: 'smsa' }],
  ["a return's parcels and messages", 'comment'],
  ['a part for a list', 'sku'],
  ['a list that is passed on', 'name'],
  ['a new list', 'name'],
  ['a new list', 'description', { name: 'Line 4' }],
  ['another name of a list', 'name'],
  ['a copy of entries', 'name'],
  ['another name of a wish list', 'name'],
  ['a comment on a wish', 'comment'],
  ['an address', 'company', { street: '1', city: 'Riyadh', regionCode: 'SA-01', postcode: '12211', phone: '551234567' }],
  ['an address', 'city', { street: '1', regionCode: 'SA-01', postcode: '12211', phone: '551234567' }],
];

/** Every text in what was sent. */
const textsIn = (sent: unknown): readonly string[] =>
  typeof sent === 'string' ? [sent] : typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(textsIn) : [];

describe.each(FREE.map(([form, field, others = {}]) => [form, field, others] as const))('%s, %s', (form, name, others) => {
  test.each([VALUES['a script'], VALUES['an override of direction'], VALUES.emoji])(
    '%s is sent as it is, without the space around it',
    async (value) => {
      const { forms, host } = await show(FORMS[form] as Form);
      const field = fieldOf(forms, name);
      for (const [other, given] of Object.entries(others))
        fireEvent.change(field.form?.elements.namedItem(other) as HTMLElement, { target: { value: given } });
      const typed = value.slice(0, 40).trim();
      fireEvent.change(field, { target: { value: ` ${typed} ` } });
      await submitForm(field.form as HTMLFormElement);
      expect(textsIn(host.callsOf('commerce.mutate').map(([, variables]) => variables))).toContain(typed);
    },
  );
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

test('no form is missing from the table', () => {
  const root = join(__dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const calling = sources.filter((file) => /\buseShopForm[<(]/.test(readFileSync(join(root, file), 'utf8')));
  const known = new Set([...Object.values(FORMS).flatMap(({ of }) => of), ...WITHOUT_TEXT]);
  expect(calling.toSorted()).toEqual([...known].toSorted());
});
