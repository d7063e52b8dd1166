import { fieldsOrigin, readFieldsMessage, sandboxProvider } from './hosted-fields';
import { toStoredCards } from '../payment-methods/methods/hosted-card/stored-cards';

const FRAME = { name: 'the frame' } as unknown as MessageEventSource;
const ORIGIN = 'https://pay.example';
const PROVIDER = sandboxProvider(ORIGIN, { parent: 'https://shop.example', language: 'ar' });
const from = { ...PROVIDER, frame: FRAME };
const CARD = { type: 'VI', maskedCC: '1111', expirationDate: '12/2030' };
const sent = (data: unknown, { origin = ORIGIN, source = FRAME as MessageEventSource | null } = {}) => ({ data, origin, source });

test.each([
  ['https://pay.example/', 'https://pay.example'],
  ['https://pay.example:8443/x?y', 'https://pay.example:8443'],
  ['http://localhost:4010', 'http://localhost:4010'],
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010'],
  ['http://pay.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/fields', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('fields at %s: %s', (address, origin) => expect(fieldsOrigin(address)).toBe(origin));

test('the frame is told for whom it is, and in which language', () => {
  expect(PROVIDER.src).toBe('https://pay.example/fields?parent=https%3A%2F%2Fshop.example&lang=ar');
});

test.each([
  [{ type: 'hosted-card:ready' }, { type: 'ready' }],
  [{ type: 'hosted-card:challenge' }, { type: 'challenge' }],
  [
    { type: 'hosted-card:height', height: 300.2 },
    { type: 'height', height: 301 },
  ],
  [
    { type: 'hosted-card:height', height: 1e9 },
    { type: 'height', height: 900 },
  ],
  [
    { type: 'hosted-card:height', height: -5 },
    { type: 'height', height: 120 },
  ],
  [
    { type: 'hosted-card:error', message: 'No.' },
    { type: 'error', message: 'No.' },
  ],
  [{ type: 'hosted-card:error' }, { type: 'error', message: '' }],
  [
    { type: 'hosted-card:token', token: 't', card: CARD },
    { type: 'token', token: { nonce: 't', card: CARD } },
  ],
  // A provider that says more than the last digits is not repeated.
  [
    { type: 'hosted-card:token', token: 't', card: { ...CARD, maskedCC: '4111111111111111' } },
    { type: 'token', token: { nonce: 't', card: CARD } },
  ],
])('%j is understood', (data, message) => expect(readFieldsMessage(sent(data), from)).toEqual(message));

test.each([
  ['another origin', sent({ type: 'hosted-card:token', token: 't', card: CARD }, { origin: 'https://evil.example' })],
  ['another window', sent({ type: 'hosted-card:ready' }, { source: {} as MessageEventSource })],
  ['no window', sent({ type: 'hosted-card:ready' }, { source: null })],
  ['a token without its card', sent({ type: 'hosted-card:token', token: 't' })],
  ['an empty token', sent({ type: 'hosted-card:token', token: '', card: CARD })],
  ['a height that is none', sent({ type: 'hosted-card:height', height: Number.NaN })],
  ['another message', sent({ type: 'webpackOk' })],
  ['a text', sent('hosted-card:ready')],
  ['nothing', sent(null)],
])('what comes from %s does not count', (_what, event) => expect(readFieldsMessage(event, from)).toBeUndefined());

test('a frame that is not there says nothing', () => {
  expect(readFieldsMessage(sent({ type: 'hosted-card:ready' }, { source: null }), { ...PROVIDER, frame: null })).toBeUndefined();
});

test('stored cards: those of the method, in order, that can be read and are not over', () => {
  const token = (public_hash: string, details: string, payment_method_code = 'hosted_card') => ({
    __typename: 'PaymentToken' as const,
    public_hash,
    payment_method_code,
    type: 'card' as const,
    details,
  });
  const items = [
    token('a', JSON.stringify(CARD)),
    token('over', JSON.stringify({ ...CARD, expirationDate: '10/2026' })),
    token('last month', JSON.stringify({ ...CARD, expirationDate: '11/2026' })),
    token('junk', '{'),
    token('other', JSON.stringify(CARD), 'braintree'),
    null,
  ];
  const data = { customerPaymentTokens: { __typename: 'CustomerPaymentTokens' as const, items } };
  expect(toStoredCards(data, 'hosted_card', new Date(2026, 10, 23)).map(({ publicHash }) => publicHash)).toEqual(['a', 'last month']);
  expect(toStoredCards(undefined, 'hosted_card', new Date())).toEqual([]);
});
