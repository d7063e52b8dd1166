import { text } from '../../../platform/values/text.ts';
import type { CmsPageSeed } from './cms-page-seed.ts';

/** Pages about the company, and the text parts of pages whose records come from elsewhere (careers, locations). */
export const COMPANY_PAGES: readonly CmsPageSeed[] = [
  {
    identifier: 'about-us',
    title: text('Who We Are', 'من نحن'),
    summary: text('An industrial marketing company with stock in three Saudi cities.', 'شركة تسويق صناعي بمخزون في ثلاث مدن سعودية.'),
    content: text(
      '<p>We supply workshops, plants and contractors in the Kingdom with bearings, housings, seals, drives, lubricants and ' +
        'tools. What we list is on our shelves in Riyadh, Jeddah and Dammam.</p><h2>How we work</h2><p>Every part is described by ' +
        'its standard and its dimensions, with a drawing. Our application engineers answer questions on fits, lubrication and ' +
        'replacement on the same working day.</p><h2>What we stand for</h2><ul><li>True data: what we do not know we do not ' +
        'publish.</li><li>Prices that include VAT, with tier prices for boxes.</li><li>Delivery in two to four working days in the ' +
        'whole Kingdom.</li></ul>',
      '<p>نزوّد الورش والمصانع والمقاولين في المملكة بالمحامل والمبيتات وموانع التسرب ومكونات نقل القدرة والزيوت والعدد. كل ما ' +
        'نعرضه متوفر في مخازننا في الرياض وجدة والدمام.</p><h2>كيف نعمل</h2><p>توصف كل قطعة بمواصفتها القياسية وأبعادها مع رسم. ' +
        'يجيب مهندسو التطبيقات لدينا عن أسئلة التوافقات والتزييت والبدائل في يوم العمل نفسه.</p><h2>مبادئنا</h2><ul><li>بيانات ' +
        'صادقة: ما لا نعرفه لا ننشره.</li><li>أسعار تشمل ضريبة القيمة المضافة مع أسعار خاصة للكميات.</li><li>التوصيل خلال يومين ' +
        'إلى أربعة أيام عمل في جميع أنحاء المملكة.</li></ul>',
    ),
  },
  {
    identifier: 'press-room',
    title: text('Press Room', 'المركز الإعلامي'),
    summary: text('News about the company.', 'أخبار الشركة.'),
    content: text(
      '<h2>New warehouse in Dammam</h2><p>Since March our third warehouse serves the Eastern Province within one working ' +
        'day.</p><h2>Drawings for every part</h2><p>Every product page now shows a dimensioned drawing instead of a ' +
        'photograph.</p><p>Journalists reach us through the <a href="/contact-us">contact form</a>.</p>',
      '<h2>مستودع جديد في الدمام</h2><p>منذ شهر مارس يخدم مستودعنا الثالث المنطقة الشرقية خلال يوم عمل واحد.</p><h2>رسم لكل ' +
        'قطعة</h2><p>تعرض كل صفحة منتج الآن رسماً بالأبعاد بدلاً من الصورة.</p><p>يمكن للصحفيين مراسلتنا عبر <a ' +
        'href="/contact-us">نموذج الاتصال</a>.</p>',
    ),
  },
  {
    identifier: 'careers',
    title: text('Careers', 'الوظائف'),
    summary: text('Work with us.', 'اعمل معنا.'),
    content: text(
      '<p>We look for people who like machines and keep their word: application engineers, warehouse staff and sales ' +
        'representatives in Riyadh, Jeddah and Dammam.</p>',
      '<p>نبحث عن أشخاص يحبون الآلات ويفون بوعودهم: مهندسي تطبيقات وموظفي مستودعات ومندوبي مبيعات في الرياض وجدة والدمام.</p>',
    ),
  },
  {
    identifier: 'locations',
    title: text('Locations', 'مواقعنا'),
    summary: text('Our branches and their hours.', 'فروعنا وساعات عملها.'),
    content: text(
      '<p>Our branches are open Sunday to Thursday. Their counters sell what they have in stock; orders are delivered.</p>',
      '<p>فروعنا مفتوحة من الأحد إلى الخميس. تُباع القطع المتوفرة في الفروع مباشرة، وتُوصَّل الطلبات إليك.</p>',
    ),
  },
  {
    identifier: 'benefits-of-amc-eshop',
    title: text('Benefits of AMC eShop', 'مزايا متجر AMC الإلكتروني'),
    summary: text('Why to order online.', 'لماذا تطلب عبر الإنترنت.'),
    content: text(
      '<ul><li>Stock and price at a glance, at any hour.</li><li>Quick order by part number or from a ' +
        'spreadsheet.</li><li>Sub-users and roles for companies.</li><li>Stock alerts, order history and returns in one ' +
        'account.</li></ul>',
      '<ul><li>المخزون والسعر أمامك في أي ساعة.</li><li>طلب سريع برقم القطعة أو من جدول بيانات.</li><li>مستخدمون فرعيون وأدوار ' +
        'للشركات.</li><li>تنبيهات المخزون وسجل الطلبات والمرتجعات في حساب واحد.</li></ul>',
    ),
  },
];
