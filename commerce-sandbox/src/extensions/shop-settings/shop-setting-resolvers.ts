import { cardFieldsUrl } from '../../commerce/payment/card-payment.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';

/** Settings of ours that the shop asks for with the platform's. */
const settings = resolve('StoreConfig')({
  whatsapp_general_enable: (_store, _input, context) => context.switches.whatsapp !== undefined,
  whatsapp_general_number: (_store, _input, context) => context.switches.whatsapp ?? '966920000000',
  whatsapp_general_message: (store) => (store.language === 'en' ? 'Hello, I have a question.' : 'مرحباً، لدي سؤال.'),
  web_cookie_cookie_lifetime: () => '3600',
  hosted_card_fields_url: () => cardFieldsUrl(),
});

export const shopSettingResolvers: readonly TypeResolvers[] = [settings];
