import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { submitForm } from 'shared-platform/testing';
import { Near } from 'shared-testing';
import companyStructure from '../pages/company-structure/company-structure-page';
import purchaseOrder from '../pages/purchase-order/purchase-order-page';
import { hostAt, open, sentIn } from './company-fixtures';
import { CUSTOMER, DIALOGS, FORMS, PURCHASE_ORDER, show, textsOf, WITHOUT_TEXT, type Form } from './form-fixtures';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

const VALUES = {
  nothing: '',
  'blank space': ' \t ',
  '10,000 characters': 'x'.repeat(10_000),
  'a script': '<script>window.pwned=1</script><img src=x onerror="window.pwned=1">',
  'an override of direction': '\u202egnp.exe\u2066',
  emoji: '👩🏽‍🔧🔩',
} as const;

/** What browsers take from a field for an e-mail address by themselves. */
const held = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => (field.type === 'email' ? value.trim() : value);

describe.each(Object.entries({ ...FORMS, ...DIALOGS }))('%s', (_name, form) => {
  test.each(Object.entries(VALUES))('%s: nothing is lost, nothing runs, and what is missing is said at its field', async (what, value) => {
    const { element } = await show(form);
    const fields = textsOf(element);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) fireEvent.change(field, { target: { value } });
    await submitForm(element);
    for (const field of textsOf(element)) {
      expect(field).toHaveValue(held(field, value));
      if (field.getAttribute('aria-required') !== 'true' || value.trim() !== '') continue;
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(/required/i);
    }
    const isAnyRequired = element.querySelector('[aria-required="true"]') !== null;
    if (what === 'nothing' && isAnyRequired) expect(element.querySelector('[aria-invalid="true"]')).toHaveFocus();
    expect(document.querySelector('form script, form img[onerror]')).toBeNull();
    expect(window).not.toHaveProperty('pwned');
  });
});

describe.each(['a company that registers', 'the profile', 'a user'])('%s', (name) => {
  test.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@@b.co', 'a@b.co,c@d.ef', '<a@b.co>'])(
    '%s is no e-mail address',
    async (email) => {
      const { element } = await show(FORMS[name] as Form);
      const fields = [...element.querySelectorAll<HTMLInputElement>('input[type="email"]')];
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) fireEvent.change(field, { target: { value: email } });
      await submitForm(element);
      for (const field of fields) expect(field).toHaveAccessibleDescription(/valid email/);
    },
  );

  test.each([
    ['55123456', false],
    ['5512345678', false],
    ['٠٥٥١٢٣٤٥٦٧', true],
  ])('the phone %s', async (phone, isTaken) => {
    const { element } = await show(FORMS[name] as Form);
    const fields = [...element.querySelectorAll<HTMLInputElement>('input[type="tel"]')];
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) fireEvent.change(field, { target: { value: phone } });
    await submitForm(element);
    for (const field of fields)
      if (isTaken) expect(field).not.toHaveAttribute('aria-invalid');
      else expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});

test.each(Object.entries(VALUES))(
  'the reason of a refusal, %s: goes along as it is, where it says something and is not too long',
  async (_what, value) => {
    const host = hostAt('/purchase-orders/uid-1');
    const asked = { ...PURCHASE_ORDER, available_actions: ['REJECT'] };
    open(
      purchaseOrder,
      host,
      {
        PurchaseOrderDetail: { customer: { ...CUSTOMER, purchase_order: asked } },
        CommentPurchaseOrder: { addPurchaseOrderComment: { comment: { uid: 'c1' } } },
        RejectPurchaseOrder: { rejectPurchaseOrders: { errors: [] } },
      },
      { id: 'uid-1' },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value } });
    expect(dialog.getByRole('textbox')).toHaveValue(value);
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    if (value.length > 2000) {
      await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('At most 2,000 characters.'));
      expect(sentIn(host)).toEqual([]);
      return;
    }
    const comments = value.trim() === '' ? [] : [{ uid: 'uid-1', comment: value.trim() }];
    await waitFor(() => expect(sentIn(host)).toEqual([...comments, { uid: 'uid-1' }]));
    expect(window).not.toHaveProperty('pwned');
  },
);

const STRUCTURE = DIALOGS['a team'] as Form;
const NOT_ALLOWED = 'Your role does not allow this';

test('a permission that is taken away while its page is open takes the page away', async () => {
  const host = hostAt(STRUCTURE.path, { permissions: ['Magento_Company::users_view'] });
  open(companyStructure, host, STRUCTURE.answers);
  expect(await screen.findByRole('tree')).toBeInTheDocument();
  act(() => host.set.session.set(hostAt(STRUCTURE.path, { permissions: [] }).session.state.get()));
  expect(screen.getByText(NOT_ALLOWED)).toBeInTheDocument();
  expect(screen.queryByRole('tree')).toBeNull();
  expect(host.callsOf('session.reload')).toEqual([]);
});

test('a permission that only the platform knows to be gone: the session is read again', async () => {
  const host = hostAt(STRUCTURE.path, { permissions: ['Magento_Company::users_view'] });
  open(companyStructure, host, { CompanyStructure: new Error('You do not have authorization to perform this action.') });
  expect(await screen.findByText(NOT_ALLOWED)).toBeInTheDocument();
  expect(host.callsOf('session.reload')).toHaveLength(1);
});

test('an answer without what the page shows is said in the frame, and asked for again', async () => {
  const host = hostAt(STRUCTURE.path);
  let answer: unknown = { company: { __typename: 'Company', id: 'MQ==' } };
  const { user } = open(companyStructure, host, { CompanyStructure: () => answer });
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  answer = STRUCTURE.answers['CompanyStructure'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tree')).toBeInTheDocument();
});

const ALL: Readonly<Record<string, Form>> = { ...FORMS, ...DIALOGS };

/** A field, something that a rule refuses, and what that says. */
type Refused = readonly [form: string, field: string, value: string, said: string, values?: Record<string, number>];
const tooLong = (form: string, field: string, most: number): Refused => [
  form,
  field,
  'x'.repeat(most + 1),
  'ui.rule.max-length',
  { value: most },
];
/** A valid address with one character more than the platform keeps. */
const LONG_EMAIL = `${'a'.repeat(244)}@example.com`;
const ofCompany = (form: string): readonly Refused[] => [
  tooLong(form, 'name', 255),
  tooLong(form, 'legalName', 255),
  tooLong(form, 'street', 255),
  tooLong(form, 'city', 255),
  [form, 'email', LONG_EMAIL, 'ui.rule.max-length', { value: 255 }],
  [form, 'email', 'a@', 'ui.rule.email'],
  [form, 'vatNumber', '30000000000000', 'company-form.vat-error'],
  [form, 'vatNumber', '3'.repeat(50), 'company-form.vat-error'],
  [form, 'registrationNumber', '101000000', 'company-form.registration-error'],
  [form, 'registrationNumber', '١٠١٠٠٠٠٠٠', 'company-form.registration-error'],
  [form, 'postcode', '1221', 'company-form.postcode-error'],
  [form, 'postcode', '1221a', 'ui.rule.numbers'],
  [form, 'phone', '55123456', 'ui.rule.phone'],
];
const REFUSED: readonly Refused[] = [
  ...ofCompany('a company that registers'),
  ['a company that registers', 'adminFirstName', 'Sara1', 'ui.rule.name'],
  ['a company that registers', 'adminLastName', 'سارة٢', 'ui.rule.name'],
  ['a company that registers', 'adminEmail', 'a@b', 'ui.rule.email'],
  ['a company that registers', 'adminPhone', '٥٥١٢٣٤٥٦', 'ui.rule.phone'],
  ['a company that registers', 'adminEmail', LONG_EMAIL, 'ui.rule.max-length', { value: 255 }],
  tooLong('a company that registers', 'adminFirstName', 255),
  tooLong('a company that registers', 'adminLastName', 255),
  tooLong('a company that registers', 'adminJob', 255),
  ...ofCompany('the profile'),
  tooLong('a user', 'firstName', 255),
  tooLong('a user', 'lastName', 255),
  tooLong('a user', 'jobTitle', 255),
  ['a user', 'email', LONG_EMAIL, 'ui.rule.max-length', { value: 255 }],
  ['a user', 'firstName', 'Sara1', 'ui.rule.name'],
  ['a user', 'lastName', '<b>', 'ui.rule.name'],
  ['a user', 'email', 'a@', 'ui.rule.email'],
  ['a user', 'phone', '5512345678', 'ui.rule.phone'],
  tooLong('a role', 'name', 40),
  tooLong('a rule', 'name', 255),
  tooLong('a rule', 'description', 2000),
  tooLong('a team', 'name', 40),
  tooLong('a team', 'description', 1000),
  tooLong("a purchase order's comments", 'comment', 2000),
  tooLong('the reason of a decision', 'reason', 2000),
];

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`There is no field ${name}.`);
}
const shorten = (value: string) => (value.length > 20 ? `${value.length} characters` : value);
const CHANGES = 'commerce.mutate';

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test.each(REFUSED.map((refused) => [refused[0], refused[1], shorten(refused[2]), refused] as const))(
    '%s, %s: "%s" is refused with its reason by the field, and nothing is sent',
    async (_form, _field, _value, [form, name, value, said, values]) => {
      const { element, host, say } = await show(ALL[form] as Form, language);
      const field = fieldOf(element, name);
      fireEvent.change(field, { target: { value } });
      await submitForm(element);
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(expect.stringContaining(say(said, values)));
      expect(field).toHaveValue(value);
      expect(host.callsOf(CHANGES)).toEqual([]);
    },
  );

  test.each([
    ['ten', 'rule.amount'],
    ['1.999', 'rule.amount'],
    ['9'.repeat(20), 'rule.amount'],
  ])('the amount of a rule: "%s" is refused with its reason by the field', async (value, said) => {
    const { element, host, say } = await show(ALL['a rule'] as Form, language);
    fireEvent.change(fieldOf(element, 'name'), { target: { value: 'Big orders' } });
    const field = fieldOf(element, 'threshold');
    fireEvent.change(field, { target: { value } });
    await submitForm(element);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(say(said)));
    expect(field).toHaveValue(value);
    expect(host.callsOf(CHANGES)).toEqual([]);
  });
});

test.each([
  ['a company that registers', 'vatNumber', '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣'],
  ['a company that registers', 'registrationNumber', '١٠١٠٠٠٠٠٠٠'],
  ['a company that registers', 'postcode', '١٢٢١١'],
  ['a company that registers', 'adminPhone', '٠٥٥١٢٣٤٥٦٧'],
  ['a rule', 'threshold', '٥٠٠٫٥'],
  ['a role', 'name', 'x'.repeat(40)],
  ['a team', 'description', 'x'.repeat(1000)],
  ['the reason of a decision', 'reason', 'x'.repeat(2000)],
] as const)('%s, %s: what is just right is taken, Arabic digits too', async (form, name, value) => {
  const { element } = await show(ALL[form] as Form);
  const field = fieldOf(element, name);
  fireEvent.change(field, { target: { value } });
  await submitForm(element);
  expect(field).not.toHaveAttribute('aria-invalid');
});

test.each(Object.entries(ALL))('%s: of 10,000 characters that are pasted nothing is cut', async (_name, form) => {
  const { element, user } = await show(form);
  for (const field of textsOf(element)) {
    fireEvent.change(field, { target: { value: '' } });
    await user.click(field);
    await user.paste('x'.repeat(10_000));
    expect({ name: field.name, length: field.value.length }).toEqual({ name: field.name, length: 10_000 });
  }
});

/** A field without a rule for what it says, what else has to be filled in, and its form. */
type Free = readonly [form: string, field: string, others?: Readonly<Record<string, string>>];
const FREE: readonly Free[] = [
  ['the profile', 'name'],
  ['the profile', 'legalName'],
  ['the profile', 'city'],
  ['a team', 'name'],
  ['a team', 'description', { name: 'Stores' }],
  ["a purchase order's comments", 'comment'],
  ['the reason of a decision', 'reason'],
  ['a user', 'jobTitle', { firstName: 'Sara', lastName: 'Ali', email: 's@example.com', phone: '551234567', roleId: 'Mg==' }],
];

/** Every text in what was sent. */
const textsIn = (sent: unknown): readonly string[] =>
  typeof sent === 'string' ? [sent] : typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(textsIn) : [];

describe.each(FREE.map(([form, field, others = {}]) => [form, field, others] as const))('%s, %s', (form, name, others) => {
  test.each([VALUES['a script'], VALUES['an override of direction'], VALUES.emoji])(
    '%s is sent as it is, without the space around it',
    async (value) => {
      const { element, host } = await show(ALL[form] as Form);
      for (const [other, given] of Object.entries(others))
        fireEvent.change(element.elements.namedItem(other) as HTMLElement, { target: { value: given } });
      const typed = value.slice(0, 40).trim();
      fireEvent.change(fieldOf(element, name), { target: { value: ` ${typed} ` } });
      await submitForm(element);
      await waitFor(() => expect(textsIn(sentIn(host))).toContain(typed));
    },
  );
});

test('no form is missing from the table', () => {
  const root = join(__dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const calling = sources.filter((file) => /\buseShopForm[<(]/.test(readFileSync(join(root, file), 'utf8')));
  const known = [...new Set(Object.values(ALL).map(({ of }) => of)), ...WITHOUT_TEXT];
  expect(calling.toSorted()).toEqual(known.toSorted());
});
