import { textOf } from 'shared-platform/testing';
import { normalizePhone } from './phone';
import { all, createValidators } from './validators';

const en = createValidators(textOf('en-US'));
const ar = createValidators(textOf('ar-SA'));

describe('the rules of section 5, with their messages', () => {
  test.each(['', '   ', '\t\n', undefined, null, false, 0])('required refuses %p', (value) => {
    expect(en.required(value)).toBe('This field is required.');
    expect(en.notEmpty(value)).toBe('This field can not be empty.');
  });

  test.each(['a', ' a ', true, 'بلي'])('required takes %p', (value) => {
    expect(en.required(value)).toBe(true);
    expect(en.notEmpty(value)).toBe(true);
  });

  test('minimum length counts without surrounding space', () => {
    expect(en.minLength(3)('ab ')).toBe('Must contain at least 3 character(s).');
    expect(en.minLength(3)('abc')).toBe(true);
  });

  test('maximum length counts characters as people do, without surrounding space', () => {
    expect(en.maxLength(10_000)('x'.repeat(10_001))).toBe('At most 10,000 characters.');
    expect(ar.maxLength(40)('x'.repeat(41))).toBe('40 حرفًا على الأكثر.');
    expect(ar.maxLength(10_000)('x'.repeat(10_001))).toMatch(/^10[,٬]000 حرف على الأكثر\.$/);
    expect(en.maxLength(3)(' 🔩🔩🔩 ')).toBe(true);
    expect(en.maxLength(3)('')).toBe(true);
  });

  test.each(['Sara', 'Sara Ali', 'سارة', 'عبد الله', 'مُحَمَّد', 'José'])('a name may be %s', (name) => expect(en.name(name)).toBe(true));
  test.each(['Sara1', 'Sara-Ali', "O'Hara", 'سارة٢', '<b>', 'a@b'])('a name may not be %s', (name) =>
    expect(en.name(name)).toBe('Name must contain only alphabets'),
  );

  test.each(['a@b.co', 'first.last+tag@sub.example.com', " o'neil@example.sa "])('an e-mail address may be %s', (email) =>
    expect(en.email(email)).toBe(true),
  );
  test.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@@b.co', 'a@b.co,c@d.ef', '<a@b.co>'])(
    'an e-mail address may not be %s',
    (email) => expect(en.email(email)).toBe('Please enter valid email'),
  );

  test.each(['Passw0rd!', 'aB3$aB3$', 'كلمةaB3&x'])('a password may be %s', (password) => expect(en.password(password)).toBe(true));
  test.each(['Pass0rd', 'password0!', 'PASSWORD0!', 'Password!!', 'Passw0rdd', 'Passw0rd#', 'Aa1!'])(
    'a password may not be %s',
    (password) =>
      expect(en.password(password)).toBe(
        'Password must be at least 8 characters in length with at least 1 Upper Case, 1 Lower Case and 1 Special Character (_!@#$=)',
      ),
  );

  test.each([
    '551234567',
    '0551234567',
    '+966551234567',
    '00966 55 123 4567',
    '966551234567',
    '٠٥٥١٢٣٤٥٦٧',
    '+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧',
    '۵۵۱۲۳۴۵۶۷',
    '(055) 123-4567',
    '+966 0551234567',
  ])('%s is a phone number', (phone) => {
    expect(en.phone(phone)).toBe(true);
    expect(normalizePhone(phone)).toBe('551234567');
  });
  test.each(['55123456', '5512345678', '+97155123456', 'abcdefghi', '55-12-34', '1'])('%s is none', (phone) =>
    expect(en.phone(phone)).toBe('Invalid phone number(must contain 9 digits number)'),
  );

  test('numbers only, of either kind', () => {
    expect(en.numbersOnly('12345')).toBe(true);
    expect(en.numbersOnly('١٢٣٤٥')).toBe(true);
    expect(en.numbersOnly('12a')).toBe('Must contain only numbers');
    expect(en.numbersOnly('-1')).toBe('Must contain only numbers');
  });

  test('must differ from another field', () => {
    expect(en.differs('New Password', 'old')('old')).toBe('New Password must be different');
    expect(en.differs('New Password', 'old')('new')).toBe(true);
  });

  test.each(['a@b.co', 'A@B.co', ' a@b.CO '])('%j is the address a@B.co', (typed) => {
    const differs = en.differsFromEmail('New email', 'a@B.co');
    expect(differs(typed)).toBe('New email must be different');
    expect(differs('a@b.com')).toBe(true);
  });

  test('a captcha is compared exactly', () => {
    expect(en.captcha('aB3')('ab3')).toBe('Please enter the correct captcha value');
    expect(en.captcha('aB3')('aB3')).toBe(true);
  });

  test.each([
    [1, 'حرف واحد'],
    [2, 'حرفين'],
    [8, '8 أحرف'],
    [11, '11 حرفًا'],
    [100, '100 حرف'],
  ])('Arabic counts %i characters', (value, words) => expect(textOf('ar-SA')('ui.rule.min-length', { value })).toContain(words));

  test('only the two rules for empty fields refuse an empty one', () => {
    for (const rule of [
      en.name,
      en.email,
      en.password,
      en.phone,
      en.numbersOnly,
      en.minLength(8),
      en.differs('x', ''),
      en.differsFromEmail('x', ''),
    ])
      expect(rule('')).toBe(true);
  });

  test('the first complaint of several counts', () => {
    expect(all(en.required, en.email)('')).toBe('This field is required.');
    expect(all(en.required, en.email)('x')).toBe('Please enter valid email');
    expect(all(en.required, en.email)('a@b.co')).toBe(true);
  });

  test('Arabic messages for all of them', () => {
    const answers = [
      ar.required(''),
      ar.notEmpty(''),
      ar.minLength(8)('x'),
      ar.name('1'),
      ar.email('x'),
      ar.password('x'),
      ar.phone('x'),
      ar.numbersOnly('x'),
      ar.differs('الاسم', 'a')('a'),
      ar.captcha('aB3')('ab3'),
    ];
    for (const answer of answers) expect(answer).toMatch(/[\u0600-\u06ff]/);
  });
});
