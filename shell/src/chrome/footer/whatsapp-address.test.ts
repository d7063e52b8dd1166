import { whatsappAddress } from './whatsapp-address';

const settings = { whatsapp_general_enable: true, whatsapp_general_number: '966920000000', whatsapp_general_message: 'Hello & سؤال?' };

test('begins a conversation with the shop’s number and its first words', () =>
  expect(whatsappAddress(settings)).toBe('https://wa.me/966920000000?text=Hello%20%26%20%D8%B3%D8%A4%D8%A7%D9%84%3F'));

test.each([
  '+966 92 000-0000',
  '00966920000000',
  '00 966 (92) 000.0000',
  ' \u200e+966920000000\u200f ',
  '٩٦٦٩٢٠٠٠٠٠٠٠',
  '+۹۶۶ ۹۲ ۰۰۰ ۰۰۰۰',
])('the number may be written %s', (whatsapp_general_number) =>
  expect(whatsappAddress({ ...settings, whatsapp_general_number, whatsapp_general_message: ' ' })).toBe('https://wa.me/966920000000'),
);

test.each([
  ['it is switched off', { ...settings, whatsapp_general_enable: false }],
  ['there is no number', { ...settings, whatsapp_general_number: null }],
  ['the number is none', { ...settings, whatsapp_general_number: 'javascript:alert(1)' }],
  ['a letter stands for a digit', { ...settings, whatsapp_general_number: '9665512O4567' }],
  ['it says more than a number', { ...settings, whatsapp_general_number: '966512345678 ext. 9' }],
  ['the plus is not at its beginning', { ...settings, whatsapp_general_number: '966+512345678' }],
  ['it is a number within the country', { ...settings, whatsapp_general_number: '0512345678' }],
  ['it is too short', { ...settings, whatsapp_general_number: '966512' }],
  ['it is too long', { ...settings, whatsapp_general_number: '9665123456789012' }],
  ['the platform said nothing', undefined],
])('there is none where %s', (_what, given) => expect(whatsappAddress(given)).toBeUndefined());

test('who runs the shop is told of a number that is none, and of no other', () => {
  const onWrong = jest.fn();
  whatsappAddress({ ...settings, whatsapp_general_number: '9665512O4567' }, onWrong);
  expect(onWrong.mock.calls).toEqual([['9665512O4567']]);
  whatsappAddress(settings, onWrong);
  whatsappAddress({ ...settings, whatsapp_general_enable: false, whatsapp_general_number: 'x' }, onWrong);
  expect(onWrong).toHaveBeenCalledTimes(1);
});
