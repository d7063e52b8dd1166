import { whatsappAddress } from './whatsapp-address';

const settings = { whatsapp_general_enable: true, whatsapp_general_number: '966920000000', whatsapp_general_message: 'Hello & سؤال?' };

test('begins a conversation with the shop’s number and its first words', () =>
  expect(whatsappAddress(settings)).toBe('https://wa.me/966920000000?text=Hello%20%26%20%D8%B3%D8%A4%D8%A7%D9%84%3F'));

test.each(['+966 92 000-0000', '00966920000000'])('the number may be written %s', (whatsapp_general_number) =>
  expect(whatsappAddress({ ...settings, whatsapp_general_number, whatsapp_general_message: ' ' })).toBe('https://wa.me/966920000000'),
);

test.each([
  ['it is switched off', { ...settings, whatsapp_general_enable: false }],
  ['there is no number', { ...settings, whatsapp_general_number: null }],
  ['the number is none', { ...settings, whatsapp_general_number: 'javascript:alert(1)' }],
  ['the platform said nothing', undefined],
])('there is none where %s', (_what, given) => expect(whatsappAddress(given)).toBeUndefined());
