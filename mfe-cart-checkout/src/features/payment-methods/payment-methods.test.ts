import { messages as page } from '../../pages/checkout/messages/source';
import { PAYMENT_METHODS, paymentMethodKind } from './payment-methods';

test('each code is there once', () => {
  const codes = PAYMENT_METHODS.flatMap(({ code, sentAs = [] }) => [code, ...sentAs]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['cashondelivery', 'banktransfer', 'purchaseorder', 'hosted_card', 'tap']));
});

test.each(PAYMENT_METHODS.map((method) => [method.code, method] as const))(
  '%s says how it goes, in both languages, and the page has the text',
  async (_code, { describe: id, numberLabel, messages }) => {
    for (const language of ['en', 'ar'] as const)
      for (const source of [messages, page])
        for (const each of [id, ...(numberLabel === undefined ? [] : [numberLabel])])
          expect((await source[language]()).default).toHaveProperty([each]);
  },
);

test.each(['hosted_card_vault', 'braintree', 'moyasar', 'hyperpay', 'tap_applepay', 'toString', '__proto__', ''])(
  '%s is in no map: it is not offered',
  (code) => expect(paymentMethodKind(code)).toBeUndefined(),
);
