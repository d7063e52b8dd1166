import { SENTENCES, variantsOf } from 'commerce-sandbox/sentences';
import { textOf } from 'shared-platform/testing';
import { failure } from '../testing/fake-platform';
import { isInvalidCart } from './platform-answers';
import { toShoppersWords } from './platform-messages';

const arabic = textOf('ar-SA');
const CARTS_THAT_ARE_GONE = ['cart-unknown', 'cart-inactive', 'cart-of-another', 'cart-of-another-store'];
// Wish lists are another team's, with a test like this one.
const CARTS_AND_ALL = SENTENCES.filter(({ about }) => !about.startsWith('wishlist-'));

describe.each(CARTS_AND_ALL)('what stores say of $about', ({ about, says, elsewhere = [] }) => {
  const sentences = [...says, ...elsewhere].flatMap(variantsOf);

  if (CARTS_THAT_ARE_GONE.includes(about))
    test.each(sentences)('%s: another cart is made', (sentence) => {
      const { error } = failure(sentence);
      expect(error && isInvalidCart(error)).toBe(true);
    });
  else
    test.each(sentences)('%s: in the shopper’s language', (sentence) => {
      const said = toShoppersWords(sentence, arabic);
      expect(said).toMatch(/[\u0600-\u06ff]/);
      expect(said).not.toContain(sentence);
    });
});
