import arabic from './messages/ar.json';
import english from './messages/en.json';
import { PAYMENT_METHODS, paymentMethodKind } from './payment-methods';

test.each(Object.entries(PAYMENT_METHODS))('%s says how it goes, in both languages', (_code, { description, field }) => {
  for (const id of [description, ...(field ? [field.label] : [])]) {
    expect(english).toHaveProperty([id]);
    expect(arabic).toHaveProperty([id]);
  }
});

test.each(['hosted_card_vault', 'braintree', 'moyasar', 'hyperpay', 'tap_applepay', 'toString', '__proto__', ''])(
  '%s is in no map: it is not offered',
  (code) => expect(paymentMethodKind(code)).toBeUndefined(),
);
