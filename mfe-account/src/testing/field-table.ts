/** What every field of every form of the account makes of bad input. */
import type { Said } from './form-fixtures';

/** Something that a rule refuses by one step, and what is said of it by the field. */
type Short = readonly [value: string, said: Said];

export interface Row {
  /** All that its rules refuse by one step; a sentence: why there is no such rule. */
  short: readonly Short[] | string;
  /** Arabic digits, and what they become when they are sent, or what is said of them; a sentence: why none can be typed. */
  digits: { typed: string; becomes: string | number } | { typed: string; said: Said } | string;
  /** Given where any text is taken: how many characters, if there is a limit. Only a password is sent with the space around it. */
  free?: { most: number; isExact?: boolean };
  /** What is said of it empty; none: it may be empty. */
  missing?: Said;
}

export interface FieldsOfForm {
  fields: Readonly<Record<string, Row>>;
  /** Something right in every field that has to be filled in. */
  filled: Readonly<Record<string, string>>;
  /** Why it is not sent by its fields alone. */
  isNotSent?: string;
}

const EMAIL: Said = ['ui.rule.email'];
const NAME: Said = ['ui.rule.name'];
const PASSWORD: Said = ['ui.rule.password'];
const PHONE: Said = ['ui.rule.phone'];
const MISSING: Said = ['ui.rule.required'];
const NO_QUANTITY: Said = ['ui.quantity.empty'];
const tooLong = (most: number): Short => ['x'.repeat(most + 1), ['ui.rule.max-length', { value: most }]];
const tooMany = (value: string, limit: number): Short => [value, ['ui.quantity.too-large', { limit }]];

/** Any text, up to so many characters. */
const words = (most: number, more: Partial<Row> = {}): Row => ({
  short: [tooLong(most)],
  digits: { typed: '٤٢ قطعة', becomes: '٤٢ قطعة' },
  free: { most },
  missing: MISSING,
  ...more,
});
/** A part's, order's or parcel's number: machines read it, in Western digits. */
const number = (most: number): Row => words(most, { digits: { typed: '٦٢٠٤-2RS', becomes: '6204-2RS' } });
const optional = ({ missing: _missing, ...row }: Row): Row => row;
const name = (wrong: string): Row => ({
  short: [[wrong, NAME], ['<b>', NAME], tooLong(255)],
  digits: { typed: 'سارة٢', said: NAME },
  missing: MISSING,
});
const email: Row = {
  short: ['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@@b.co', 'a@b.co,c@d.ef', '<a@b.co>'].map((typed) => [typed, EMAIL]),
  digits: { typed: 'a١@example.com', becomes: 'a١@example.com' },
  missing: MISSING,
};
/** No capital, no small letter, no digit, no sign. */
const WEAK = ['passw0rd!', 'PASSW0RD!', 'Password!', 'Passw0rdd'];
const newPassword: Row = {
  short: [...WEAK, 'Passw0!'].map((typed) => [typed, PASSWORD]),
  digits: { typed: 'كلمةسر١!', said: PASSWORD },
  missing: MISSING,
};
const ownPassword: Row = {
  short: 'Whatever the account has been given: the platform compares it.',
  digits: { typed: 'كلمة١', becomes: 'كلمة١' },
  free: { most: Infinity, isExact: true },
  missing: MISSING,
};
const pieces = (most: number): Row => ({
  short: [['1.5', ['ui.quantity.not-whole']], ['0', ['ui.quantity.too-small', { limit: 1 }]], tooMany(String(most + 1), most)],
  digits: { typed: '٣', becomes: 3 },
  missing: NO_QUANTITY,
});
const sought: Row = optional(words(100, { digits: { typed: '٠٠٠٠٠٠٠٤٢', becomes: '٠٠٠٠٠٠٠٤٢' } }));
const DAY = 'A field for a day holds days alone.';
const wishName: Row = words(255, { short: [['x'.repeat(256), ['wish.name-long', { most: 255 }]]] });

const onlyEmail: FieldsOfForm = { fields: { email }, filled: { email: 'a@example.com' } };
const onlyName = (row: Row): FieldsOfForm => ({ fields: { name: row }, filled: { name: 'Line 4' } });
const thread: FieldsOfForm = { fields: { message: words(10_000) }, filled: { message: 'Help' } };

/** By the names of `FORMS`. */
export const FIELDS: Readonly<Record<string, FieldsOfForm>> = {
  'signing in': {
    fields: {
      email,
      password: {
        ...newPassword,
        short: [...WEAK.map((typed): Short => [typed, PASSWORD]), ['Passw0!', ['ui.rule.min-length', { value: 8 }]]],
      },
    },
    filled: { email: 'a@example.com', password: 'Passw0rd!' },
  },
  'a new account': {
    fields: {
      firstName: name('Sara1'),
      lastName: name('سارة٢'),
      email,
      password: newPassword,
      confirmation: {
        short: [
          ['Other1!x', ['create.mismatch']],
          ['Passw0rd! ', ['create.mismatch']],
        ],
        digits: { typed: 'Passw٠rd!', said: ['create.mismatch'] },
        missing: MISSING,
      },
    },
    filled: { firstName: 'Sara', lastName: 'Ali', email: 'a@example.com', password: 'Passw0rd!', confirmation: 'Passw0rd!' },
  },
  'a forgotten password': onlyEmail,
  'a new password': { fields: { email, password: newPassword }, filled: { email: 'a@example.com', password: 'Passw0rd!' } },
  "a guest's order": {
    fields: {
      number: {
        short: ['../admin', '42 43', 'x'.repeat(51)].map((typed) => [typed, ['guest.wrong-number']]),
        digits: { typed: '٠٠٠٠٠٠٠٤٢', becomes: '000000042' },
        missing: MISSING,
      },
      email,
      lastName: words(255),
    },
    filled: { number: '000000042', email: 'a@example.com', lastName: 'Ali' },
  },
  'the account': { fields: { firstName: name('Sara1'), lastName: name('Ali 2') }, filled: { firstName: 'Sara', lastName: 'Ali' } },
  'the end of the account': { fields: { password: ownPassword }, filled: { password: 'Passw0rd!' } },
  'a new list': { fields: { name: words(40), description: optional(words(255)) }, filled: { name: 'Line 4' } },
  'e-mail and password': {
    fields: {
      email: {
        ...email,
        short: [...(email.short as readonly Short[]), ['shopper@example.com', ['ui.rule.differs', { value: ['security.new-email'] }]]],
      },
      password: ownPassword,
      currentPassword: ownPassword,
      newPassword: {
        ...newPassword,
        short: [...(newPassword.short as readonly Short[]), ['Passw0rd!', ['ui.rule.differs', { value: ['security.new-password'] }]]],
      },
    },
    filled: { email: 'a@example.com', password: 'Passw0rd!', currentPassword: 'Passw0rd!', newPassword: 'Passw0rd!2' },
  },
  'an address': {
    fields: {
      firstName: name('Sara1'),
      lastName: name('سارة٢'),
      street: words(255),
      city: words(255),
      postcode: {
        short: [
          ['1221', ['book.postcode-error']],
          ['122111', ['book.postcode-error']],
          ['١٢٢١', ['book.postcode-error']],
          ['1221a', ['ui.rule.numbers']],
        ],
        digits: { typed: '١٢٢١١', becomes: '12211' },
        missing: MISSING,
      },
      phone: {
        short: ['55123456', '5512345678', '٥٥١٢٣٤٥٦'].map((typed) => [typed, PHONE]),
        digits: { typed: '٠٥٥١٢٣٤٥٦٧', becomes: '551234567' },
        missing: MISSING,
      },
      company: optional(words(255)),
      vatNumber: {
        short: [['30000000000000', ['book.vat-error']]],
        digits: { typed: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', becomes: '300000000000003' },
      },
    },
    filled: {
      firstName: 'Sara',
      lastName: 'Ali',
      street: '7421 King Fahd Road',
      city: 'Riyadh',
      regionCode: 'SA-01',
      postcode: '12211',
      phone: '551234567',
    },
  },
  'a ticket': {
    fields: { subject: words(200), order: optional(number(32)), message: words(10_000) },
    filled: { category: 'product', subject: 'Help', message: 'Help' },
  },
  "a ticket's thread": thread,
  'a drawing request': {
    fields: {
      title: words(200),
      description: optional(words(10_000)),
      sku: optional(number(64)),
      quantity: {
        short: ['1.5', '0', '1000001'].map((typed) => [typed, ['create-request.wrong-quantity']]),
        digits: { typed: '٣', becomes: 3 },
      },
    },
    filled: { title: 'Shaft' },
    isNotSent: 'A drawing has to be chosen.',
  },
  "a request's thread": thread,
  'a return': {
    fields: {
      'quantity-0': {
        short: [tooMany('5', 4), tooMany('٥', 4)],
        digits: { typed: '٤', becomes: 4 },
        missing: NO_QUANTITY,
      },
      'answer-reason_other-0': words(255),
      comment: optional(words(4000)),
    },
    filled: { 'quantity-0': '3', 'answer-reason_other-0': 'Broken' },
  },
  "a return's parcels and messages": {
    fields: { trackingNumber: number(120), comment: words(4000) },
    filled: { carrier: 'smsa', trackingNumber: 'A1', comment: 'Help' },
  },
  'a part for a list': { fields: { sku: number(64), quantity: pieces(10_000) }, filled: { sku: '6204', quantity: '1' } },
  'a list that is passed on': onlyName(words(40)),
  'another name of a list': {
    fields: { name: words(40, { missing: ['ui.rule.not-empty'] }), description: optional(words(255)) },
    filled: { name: 'Line 4' },
  },
  'a copy of entries': onlyName(words(40)),
  'entries that move': onlyName(words(40)),
  'a new wish list': onlyName(wishName),
  'another name of a wish list': onlyName({ ...wishName, missing: ['ui.rule.not-empty'] }),
  'a comment on a wish': { fields: { quantity: pieces(10_000), comment: optional(words(1000)) }, filled: { quantity: '1' } },
  'a wish that moves': onlyName(words(255)),
  'an account that is confirmed': onlyEmail,
  'another mail to confirm an account': onlyEmail,
  'a search among orders': {
    fields: {
      query: sought,
      from: { short: 'One day alone is always right: `to` is compared with it.', digits: DAY },
      to: { short: [['2026-01-01', ['orders.date-order']]], digits: DAY },
    },
    filled: { query: '42', from: '2026-01-02', to: '2026-01-02' },
  },
  'a search among addresses': { fields: { query: sought }, filled: { query: 'Riyadh' } },
  'the pieces of an entry': { fields: { quantity: pieces(10_000) }, filled: { quantity: '2' } },
};
