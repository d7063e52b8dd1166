import { text, type Text } from '../../../platform/values/text.ts';

/** An open position. Descriptions are plain semantic HTML, as in CMS pages. */
export interface VacancySeed {
  readonly code: string;
  readonly title: Text;
  readonly department: Text;
  readonly city: Text;
  /** The branch of `STORE_LOCATIONS` where the work is. */
  readonly location: string;
  readonly employment: 'full-time' | 'part-time';
  readonly summary: Text;
  readonly description: Text;
  /** ISO dates. */
  readonly postedOn: string;
  readonly closesOn: string;
}

export const EMPLOYMENT_LABELS: Readonly<Record<VacancySeed['employment'], Text>> = {
  'full-time': text('Full time', 'دوام كامل'),
  'part-time': text('Part time', 'دوام جزئي'),
};

export const VACANCIES: readonly VacancySeed[] = [
  {
    code: 'application-engineer-bearings',
    title: text('Application Engineer, Bearings', 'مهندس تطبيقات، محامل'),
    department: text('Engineering', 'الهندسة'),
    city: text('Riyadh', 'الرياض'),
    location: 'riyadh-industrial',
    employment: 'full-time',
    summary: text(
      'Helps plants to choose, fit and lubricate rolling bearings.',
      'يساعد المصانع في اختيار المحامل الدحروجية وتركيبها وتزييتها.',
    ),
    description: text(
      '<h3>Your work</h3><ul><li>Answer questions on fits, clearances and lubrication on the same working day.</li><li>Find ' +
        'replacements for parts that are no longer made.</li><li>Examine failed bearings and write down why they ' +
        'failed.</li></ul><h3>What you bring</h3><ul><li>A degree in mechanical engineering.</li><li>Three years in maintenance or ' +
        'in the bearing trade.</li><li>Arabic and English.</li></ul>',
      '<h3>مهامك</h3><ul><li>الإجابة عن أسئلة التوافقات والخلوص والتزييت في يوم العمل نفسه.</li><li>إيجاد بدائل للقطع التي توقف ' +
        'إنتاجها.</li><li>فحص المحامل التالفة وكتابة سبب تلفها.</li></ul><h3>ما نطلبه</h3><ul><li>شهادة في الهندسة ' +
        'الميكانيكية.</li><li>خبرة ثلاث سنوات في الصيانة أو في تجارة المحامل.</li><li>إجادة العربية والإنجليزية.</li></ul>',
    ),
    postedOn: '2026-06-01',
    closesOn: '2027-06-30',
  },
  {
    code: 'warehouse-supervisor',
    title: text('Warehouse Supervisor', 'مشرف مستودع'),
    department: text('Logistics', 'الخدمات اللوجستية'),
    city: text('Dammam', 'الدمام'),
    location: 'dammam',
    employment: 'full-time',
    summary: text(
      'Runs a warehouse of 9,000 pallet places and a team of twelve.',
      'يدير مستودعاً يتسع لتسعة آلاف طبلية وفريقاً من اثني عشر موظفاً.',
    ),
    description: text(
      '<h3>Your work</h3><ul><li>Plan receipt, picking and dispatch of the day.</li><li>Keep stock figures true: count a tenth ' +
        'of the places every week.</li><li>Train the team in safe handling.</li></ul><h3>What you bring</h3><ul><li>Five years in ' +
        'a warehouse, two of them leading people.</li><li>Practice with scanners and a warehouse system.</li></ul>',
      '<h3>مهامك</h3><ul><li>تخطيط الاستلام والتجهيز والشحن اليومي.</li><li>المحافظة على صحة أرصدة المخزون بجرد عُشر المواقع كل ' +
        'أسبوع.</li><li>تدريب الفريق على المناولة الآمنة.</li></ul><h3>ما نطلبه</h3><ul><li>خبرة خمس سنوات في المستودعات، منها ' +
        'سنتان في قيادة الفرق.</li><li>ممارسة استخدام الماسحات ونظام إدارة المستودعات.</li></ul>',
    ),
    postedOn: '2026-07-12',
    closesOn: '2027-03-31',
  },
  {
    code: 'sales-representative-western-region',
    title: text('Sales Representative, Western Region', 'مندوب مبيعات، المنطقة الغربية'),
    department: text('Sales', 'المبيعات'),
    city: text('Jeddah', 'جدة'),
    location: 'jeddah',
    employment: 'full-time',
    summary: text(
      'Looks after cement, food and water plants between Yanbu and Jazan.',
      'يرعى مصانع الأسمنت والأغذية ومحطات المياه بين ينبع وجازان.',
    ),
    description: text(
      '<h3>Your work</h3><ul><li>Visit plants, learn their machines, and know what they will need before it ' +
        'breaks.</li><li>Agree on prices and deliveries, and keep to them.</li></ul><h3>What you bring</h3><ul><li>Experience with ' +
        'technical products.</li><li>A driving licence and the wish to travel three days a week.</li></ul>',
      '<h3>مهامك</h3><ul><li>زيارة المصانع ومعرفة آلاتها وتوقع احتياجاتها قبل وقوع الأعطال.</li><li>الاتفاق على الأسعار والتسليم ' +
        'والالتزام بهما.</li></ul><h3>ما نطلبه</h3><ul><li>خبرة في المنتجات التقنية.</li><li>رخصة قيادة ورغبة في السفر ثلاثة أيام ' +
        'في الأسبوع.</li></ul>',
    ),
    postedOn: '2026-08-20',
    closesOn: '2027-02-28',
  },
  {
    code: 'hose-workshop-technician',
    title: text('Hose Workshop Technician', 'فني ورشة خراطيم'),
    department: text('Workshop', 'الورشة'),
    city: text('Jubail', 'الجبيل'),
    location: 'jubail',
    employment: 'part-time',
    summary: text(
      'Cuts, crimps and tests hydraulic hoses while the customer waits.',
      'يقص الخراطيم الهيدروليكية ويكبسها ويختبرها أثناء انتظار العميل.',
    ),
    description: text(
      '<h3>Your work</h3><ul><li>Make hose assemblies to sample or drawing, and test each at one and a half times its working ' +
        'pressure.</li><li>Keep the record of every assembly.</li></ul><h3>What you bring</h3><ul><li>A vocational certificate in ' +
        'mechanics.</li><li>Care: a hose that bursts hurts people.</li></ul>',
      '<h3>مهامك</h3><ul><li>تجميع الخراطيم حسب العينة أو الرسم واختبار كل منها بمرة ونصف ضغط التشغيل.</li><li>حفظ سجل كل ' +
        'خرطوم.</li></ul><h3>ما نطلبه</h3><ul><li>شهادة مهنية في الميكانيكا.</li><li>الدقة، فانفجار الخرطوم يؤذي الناس.</li></ul>',
    ),
    postedOn: '2026-09-05',
    closesOn: '2027-01-31',
  },
];
