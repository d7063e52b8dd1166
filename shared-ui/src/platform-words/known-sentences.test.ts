import { textOf } from 'shared-platform/testing';
import { plain } from './plain';
import { sayKnown } from './known-sentences';
import { sayFailure } from './say-failure';

const en = textOf('en-US');
const ar = textOf('ar-SA');

test.each([
  ['The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.', /sign-in was/, /بيانات/],
  ['Invalid login or password', /sign-in was incorrect/, /بيانات الدخول/],
  ['The account is locked.', /account is locked/, /مقفل/],
  ["This account isn't confirmed. Verify and try again.", /not been confirmed/, /لم يُؤكَّد/],
  ["The password doesn't match this account. Verify the password and try again.", /not correct/, /غير صحيحة/],
  ['The password doesn’t match this account', /not correct/, /غير صحيحة/],
  ["The password can't begin or end with a space. Verify the password and try again.", /space/, /مسافة/],
  ['The password needs at least 8 characters. Create a new password and try again.', /at least 8 characters/, /8 أحرف/],
  ['The password token is mismatched. Reset and try again.', /link has expired/, /صلاحية الرابط/],
  ['The password token is expired. Reset and try again.', /^The link has expired\. /, /^انتهت صلاحية الرابط\./],
  ["Cannot set the customer's password", /link has expired/, /صلاحية الرابط/],
  ['A customer with the same email address already exists in an associated website.', /already exists/, /مسجّل/],
  ['A customer with the same email already assigned to company.', /already exists/, /مسجّل/],
  ['This email address is already subscribed.', /already subscribed/, /مشترك/],
  ['"a@b" is not a valid email address.', /valid email/, /بريد إلكتروني صحيح/],
  ['`a@b` is not a valid email address', /valid email/, /بريد إلكتروني صحيح/],
  ['The email address is invalid. Verify the email address and try again.', /valid email/, /بريد إلكتروني صحيح/],
  ['Customer is not a company user.', /not a company account/, /ليس حساب شركة/],
  ['You do not have authorization to perform this action.', /role does not allow/, /لا يسمح دورك/],
  ["The current customer isn't authorized.", /sign in again/, /تسجيل الدخول/],
  ['Name field is required.', /: Name\.$/, /: الاسم\.$/],
  ['"Street Address" is required. Enter and try again.', /: Street address\.$/, /: عنوان الشارع\.$/],
  ['"Fleet number" is a required value.', /: Fleet number\.$/, /: Fleet number\.$/],
  ['Required parameter "name" is missing', /: Name\.$/, /: الاسم\.$/],
  ['Required parameters are missing: firstname, lastname', /: First name, Last name\.$/, /: الاسم الأول، اسم العائلة\.$/],
  ['Region is required.', /choose a region/, /المنطقة/],
  ["The consumer isn't authorized to access %resources.", /sign in again/, /تسجيل الدخول/],
  ['Customer Address 7 is set as default billing address and cannot be deleted', /default address/, /افتراضي/],
  ['This role cannot be deleted because users are assigned to it. Reassign the users to another role to continue.', /has users/, /مُسند/],
  ['User role with this name already exists. Enter a different name to save this role.', /role with this name/, /دور بهذا الاسم/],
  ['Wish list "Workshop" already exists.', /wish list/, /قائمة أمنيات/],
  ["The default wish list can't be deleted.", /default wish list cannot/, /قائمة الأمنيات الافتراضية/],
  ['No such entity with addressId = 7', /not exist any more/, /لم يعد/],
  ['Internal server error', /right now/, /الآن/],
  ['ReCaptcha validation failed, please try again', /captcha value/, /رمز التحقق/],
  ['reCAPTCHA verification failed.', /captcha value/, /رمز التحقق/],
  ['Something went wrong with reCAPTCHA. Please contact the store owner.', /right now/, /الآن/],
])('%s', (sentence, inEnglish, inArabic) => {
  for (const said of [sentence, sentence.replace(/\.$/, ''), `${sentence.replace(/\.$/, '')}.`]) {
    expect(sayKnown(said, en)).toMatch(inEnglish);
    expect(sayKnown(said, ar)).toMatch(inArabic);
    expect(sayKnown(said, ar)).not.toContain('تعذّر تنفيذ الطلب. (');
  }
});

test('a team’s own sentences come first', () => {
  const own = [[/^No such entity with cartId = (\d+)/, 'said.required', 'field']] as const;
  expect(sayKnown('No such entity with cartId = 12.', en, own)).toBe('Please fill in: 12.');
});

test('a value is shown as the platform writes it, whatever digits it has', () => {
  for (const sku of ['00845', '12345678901234567890', '6205']) {
    const own = [[/with SKU "([^"]+)"/, 'said.other', 'message']] as const;
    expect(sayKnown(`Could not find a product with SKU "${sku}"`, en, own)).toBe(sku);
  }
});

test('what nobody knows is shown as it came, in Arabic with words around it; what is Arabic stays', () => {
  expect(sayKnown('Something new.', en)).toBe('Something new.');
  expect(sayKnown('Something new.', ar)).toMatch(/^تعذّر تنفيذ الطلب.*Something new\./);
  expect(sayKnown('المنتج غير متوفر', ar)).toBe('المنتج غير متوفر');
});

test('no answer and an error of the platform’s own are said as what they are; several sentences are joined', () => {
  const failure = { message: '[GraphQL] x', isNetworkError: false, status: 200, errors: [] };
  expect(sayFailure({ ...failure, isNetworkError: true, status: undefined }, en)).toMatch(/could not be reached/);
  expect(sayFailure({ ...failure, status: 503 }, ar)).toMatch(/تعذّر على المتجر/);
  const errors = ['The account is locked.', 'Customer is not a company user.', 'The account is locked'].map((message) => ({
    message,
    category: undefined,
    path: undefined,
  }));
  expect(sayFailure({ ...failure, errors }, en)).toBe('The account is locked. Please try again later., This is not a company account.');
});

test('generations differ in quotes and full stops only', () => expect(plain(' It isn’t “there”.. ')).toBe('It isn\'t "there"'));
