import { SENTENCES, variantsOf } from 'commerce-sandbox/sentences';
import { textOf } from 'shared-platform/testing';
import { sayKnown, type PlatformTextId } from 'shared-ui';
import { toFailure } from './wishlist-failure';
import type { WishlistTextId } from './messages/source';

const english = textOf('en-US');
const arabic = textOf('ar-SA');

function sentencesAbout(wanted: string): readonly string[] {
  const found = SENTENCES.find(({ about }) => about === wanted);
  if (!found) throw new Error(`Nobody knows sentences about ${wanted}.`);
  return [...found.says, ...(found.elsewhere ?? [])].flatMap(variantsOf);
}

/** What a form of the account may be told (signing in, passwords, account, addresses, wish lists), and what the shopper reads then. */
const FORMS: Readonly<Record<string, readonly PlatformTextId[]>> = {
  'sign-in-wrong': ['said.sign-in-incorrect'],
  'sign-in-needed': ['said.signed-out'],
  'sign-in-over': ['said.signed-out'],
  'account-unconfirmed': ['said.not-confirmed'],
  'account-locked': ['said.locked'],
  'password-wrong': ['said.sign-in-incorrect', 'said.wrong-password'],
  'password-short': ['said.password-short'],
  'password-simple': ['said.password-simple'],
  'password-reset-refused': ['said.reset-link'],
  'password-needed-for-email': ['said.password-for-email'],
  'email-wrong': ['said.wrong-email'],
  'email-taken': ['said.email-taken'],
  'newsletter-known': ['said.subscribed'],
  'address-region': ['said.region'],
  'address-postcode': ['said.required'],
  'address-incomplete': ['said.required'],
  'address-default': ['said.default-address'],
  'wishlist-default': ['said.default-wish-list'],
  'order-unknown': ['said.gone'],
  'cancel-refused': ['said.order-final', 'said.order-not-yours', 'said.gone'],
  'page-unknown': ['said.gone'],
  'too-many': ['said.too-many'],
};

/** The same of what is done to a wish list. */
const WISH_LISTS: Readonly<Record<string, WishlistTextId | PlatformTextId>> = {
  'wishlist-unknown': 'said.gone',
  'wishlist-item-unknown': 'said.gone',
  'wishlist-quantity': 'wishlist.quantity',
  'product-not-available': 'wishlist.not-available',
  'quantity-not-positive': 'wishlist.quantity',
  'options-missing': 'wishlist.options',
  'sign-in-needed': 'said.signed-out',
  'sign-in-over': 'said.signed-out',
  'too-many': 'said.too-many',
};

/** What a message says without its values: its words before the first of them. */
const wordsOf = (id: WishlistTextId | PlatformTextId, text: typeof english): string =>
  text(id, { field: '§', length: 8, classes: 3, sku: '§' }).replace(/^§[^\p{L}]*|«?§.*$/gu, '');

describe.each(Object.entries(FORMS))('what stores say to a form: %s', (about, ids) => {
  test.each(sentencesAbout(about))('%s', (sentence) => {
    for (const text of [english, arabic]) {
      const said = sayKnown(sentence, text);
      expect(ids.some((id) => said.includes(wordsOf(id, text)))).toBe(true);
    }
    expect(sayKnown(sentence, arabic)).not.toMatch(/[A-Za-z]{3}/);
  });
});

describe.each(Object.entries(WISH_LISTS))('what stores say of wish lists: %s', (about, id) => {
  test.each(sentencesAbout(about))('%s', (sentence) => {
    const failure = { message: sentence, isNetworkError: false, status: 200, errors: [] };
    for (const text of [english, arabic]) expect(toFailure(failure, text).message).toContain(wordsOf(id, text));
  });
});

test.each(sentencesAbout('product-unknown'))('an unknown product on its way to a wish list: %s', (sentence) => {
  const failure = { message: sentence, isNetworkError: false, status: 200, errors: [] };
  expect(toFailure(failure, arabic).message).not.toContain('تعذّر تنفيذ الطلب');
});
