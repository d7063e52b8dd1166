import { text } from '../../../platform/values/text.ts';
import type { CmsPageSeed } from './cms-page-seed.ts';

/** Help and legal pages. */
export const HELP_PAGES: readonly CmsPageSeed[] = [
  {
    identifier: 'faqs',
    title: text('Frequently Asked Questions', 'الأسئلة الشائعة'),
    summary: text('Answers on orders, delivery and payment.', 'إجابات عن الطلبات والتوصيل والدفع.'),
    content: text(
      '<h2>How long does delivery take?</h2><p>Two to four working days in the whole Kingdom; working days are Sunday to ' +
        'Thursday.</p><h2>Do prices include VAT?</h2><p>Yes, 15% VAT is included. Cart and invoice also show the amount without ' +
        'VAT.</p><h2>How can I pay?</h2><p>By credit or debit card, by bank transfer, or cash on delivery; companies also by purchase order.</p><h2>I cannot ' +
        'find my part number.</h2><p>Write it any way you like, with or without dashes. If nothing is found, <a ' +
        'href="/contact-us">ask us</a>.</p>',
      '<h2>كم تستغرق مدة التوصيل؟</h2><p>من يومين إلى أربعة أيام عمل في جميع أنحاء المملكة، وأيام العمل من الأحد إلى ' +
        'الخميس.</p><h2>هل تشمل الأسعار ضريبة القيمة المضافة؟</h2><p>نعم، تشمل ضريبة بنسبة <bdi dir="ltr">15%</bdi>. وتعرض السلة ' +
        'والفاتورة المبلغ دون الضريبة أيضاً.</p><h2>كيف يمكنني الدفع؟</h2><p>ببطاقة ائتمان أو مدى، أو بتحويل بنكي، أو نقداً عند الاستلام، وللشركات بأمر شراء ' +
        'أيضاً.</p><h2>لا أجد رقم القطعة.</h2><p>اكتبه كما تشاء، بشرطات أو بدونها. وإن لم تجد شيئاً <a ' +
        'href="/contact-us">فاسألنا</a>.</p>',
    ),
  },
  {
    identifier: 'calculators-e-tools',
    title: text('Calculators & E-Tools', 'الحاسبات والأدوات الإلكترونية'),
    summary: text('Tools for selecting parts.', 'أدوات لاختيار القطع.'),
    content: text(
      '<p>Is your case another one? <a href="/contact-us">Send us the drawing</a>, and our engineers calculate it for you.</p>',
      '<p>هل حالتك مختلفة؟ <a href="/contact-us">أرسل إلينا الرسم</a> ليحسبها مهندسونا لك.</p>',
    ),
  },
  {
    identifier: 'video-tutorials',
    title: text('Video Tutorials', 'دروس مرئية'),
    summary: text('How to mount, grease and align.', 'كيف تركّب وتشحّم وتحاذي.'),
    content: text(
      '<h2>Mounting a bearing</h2><p>Press on the ring that has the tight fit, never through the rolling ' +
        'elements.</p><h2>Aligning pulleys</h2><p>Lay a straight edge over both pulleys; it has to touch in four places.</p>',
      '<h2>تركيب المحمل</h2><p>اضغط على الحلقة ذات التوافق المحكم، ولا تضغط عبر عناصر الدحرجة أبداً.</p><h2>محاذاة ' +
        'البكرات</h2><p>ضع مسطرة مستقيمة على البكرتين؛ يجب أن تلامسهما في أربعة مواضع.</p>',
    ),
  },
  {
    identifier: 'terms-and-conditions',
    title: text('Terms & Conditions', 'الشروط والأحكام'),
    summary: text('The terms of our shop.', 'شروط متجرنا.'),
    content: text(
      '<h2>Contract</h2><p>An order is an offer; the contract is made by our confirmation.</p><h2>Prices</h2><p>Prices are in ' +
        'Saudi riyals and include VAT.</p><h2>Law</h2><p>The law of the Kingdom of Saudi Arabia applies.</p>',
      '<h2>العقد</h2><p>الطلب عرضٌ، وينعقد العقد بتأكيدنا.</p><h2>الأسعار</h2><p>الأسعار بالريال السعودي وتشمل ضريبة القيمة ' +
        'المضافة.</p><h2>القانون</h2><p>يُطبَّق نظام المملكة العربية السعودية.</p>',
    ),
  },
  {
    identifier: 'privacy-policy-cookie-restriction-mode',
    title: text('Privacy Policy', 'سياسة الخصوصية'),
    summary: text('What we keep and why.', 'ما نحفظه ولماذا.'),
    content: text(
      '<p>We keep what an order needs: names, addresses, e-mail, telephone and what was bought. We do not sell data. You can ask ' +
        'for a copy or for deletion through the <a href="/contact-us">contact form</a>.</p>',
      '<p>نحفظ ما يحتاجه الطلب: الأسماء والعناوين والبريد الإلكتروني والهاتف وما تم شراؤه. لا نبيع البيانات، ويمكنك طلب نسخة ' +
        'منها أو حذفها عبر <a href="/contact-us">نموذج الاتصال</a>.</p>',
    ),
  },
  {
    identifier: 'return-policy',
    title: text('Return Policy', 'سياسة الإرجاع'),
    summary: text('Returns within 14 days.', 'الإرجاع خلال 14 يوماً.'),
    content: text(
      '<p>Unused parts in their packing are taken back within 14 days. Open a return in your account; we answer within one ' +
        'working day. Parts made to drawing cannot be returned.</p>',
      '<p>نسترجع القطع غير المستعملة في عبوتها خلال <bdi dir="ltr">14</bdi> يوماً. افتح طلب إرجاع في حسابك وسنجيب خلال يوم عمل. ' +
        'لا تُسترجع القطع المصنّعة حسب الرسم.</p>',
    ),
  },
  {
    identifier: 'shipping-policy',
    title: text('Shipping Policy', 'سياسة الشحن'),
    summary: text('Shipping costs and times.', 'تكاليف الشحن ومدته.'),
    content: text(
      '<p>Standard delivery costs SAR 25.00; orders of SAR 500.00 and more are delivered free of charge. Delivery takes two to ' +
        'four working days.</p>',
      '<p>تكلفة التوصيل العادي <bdi dir="ltr">SAR 25.00</bdi>، والتوصيل مجاني للطلبات من <bdi dir="ltr">SAR 500.00</bdi> فأكثر. ' +
        'يستغرق التوصيل من يومين إلى أربعة أيام عمل.</p>',
    ),
  },
];
