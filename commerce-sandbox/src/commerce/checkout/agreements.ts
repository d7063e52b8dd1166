import { PlatformError } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';

/** What a buyer agrees to: `MANUAL` by a mark of their own, which an order needs; `AUTO` by ordering. */
interface Agreement {
  readonly agreement_id: number;
  readonly mode: 'AUTO' | 'MANUAL';
  readonly name: string;
  readonly checkbox_text: string;
  readonly content: string;
  readonly content_height: string | null;
  readonly is_html: boolean;
}

const TEXTS = {
  en: {
    sale: 'Terms of sale',
    agree: 'I agree to the terms of sale',
    terms:
      '<p>Prices hold 15% VAT.</p><ul><li>What is on stock leaves our warehouse within two working days.</li>' +
      '<li>Unused parts in their packing can be returned for 14 days.</li></ul>' +
      '<p>The whole text: <a href="/terms-and-conditions">Terms and conditions</a></p>',
    privacy: 'Privacy',
    read: 'We use what you tell us for this order',
    policy:
      'Your name, address and telephone number go to the carrier that delivers the order.\nThey are kept as long as the law wants invoices kept.',
  },
  ar: {
    sale: 'شروط البيع',
    agree: 'أوافق على شروط البيع',
    terms:
      '<p>الأسعار شاملة ضريبة القيمة المضافة 15٪.</p><ul><li>ما هو متوفر في المخزون يغادر مستودعنا خلال يومي عمل.</li>' +
      '<li>يمكن إرجاع القطع غير المستعملة في عبوتها خلال 14 يومًا.</li></ul>' +
      '<p>النص الكامل: <a href="/terms-and-conditions">الشروط والأحكام</a></p>',
    privacy: 'الخصوصية',
    read: 'نستخدم ما تخبرنا به من أجل هذا الطلب',
    policy: 'يُسلَّم اسمك وعنوانك ورقم هاتفك إلى شركة الشحن التي توصل الطلب.\nوتُحفظ ما دام النظام يوجب حفظ الفواتير.',
  },
} as const;

function agreementsOf({ language }: StoreView): readonly Agreement[] {
  const { sale, agree, terms, privacy, read, policy } = TEXTS[language];
  return [
    { agreement_id: 1, mode: 'MANUAL', name: sale, checkbox_text: agree, content: terms, content_height: '200px', is_html: true },
    { agreement_id: 2, mode: 'AUTO', name: privacy, checkbox_text: read, content: policy, content_height: null, is_html: false },
  ];
}

/**
 * Refuses an order without the marks that it needs. The platform asks this of the checkout's REST call only: `placeOrder` has no place for
 * them, and does not ask.
 */
export function needAgreements({ switches, store }: Pick<RequestContext, 'switches' | 'store'>, accepted: readonly number[]): void {
  const isAccepted = ({ mode, agreement_id }: Agreement): boolean => mode === 'AUTO' || accepted.includes(agreement_id);
  if (!switches.agreements || agreementsOf(store).every(isAccepted)) return;
  throw new PlatformError('input', "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.");
}

const query = resolve('Query')({
  checkoutAgreements: (_source, _input, context) => (context.switches.agreements ? agreementsOf(context.store) : []),
});

export const agreementQueries: readonly TypeResolvers[] = [query];
