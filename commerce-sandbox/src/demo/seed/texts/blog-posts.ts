import { text, type Text } from '../../../platform/values/text.ts';
import type { CmsPageSeed } from './cms-page-seed.ts';
import { pictureOf, productsWidget } from './products-widget.ts';

interface Post {
  readonly slug: string;
  readonly date: string;
  readonly title: Text;
  readonly summary: Text;
  readonly content: Text;
  /** What the drawing above it shows: of which part, and in words. */
  readonly picture: { readonly sku: string; readonly of: Text };
  readonly parts: readonly Part[];
  /** The language in which alone it is published. */
  readonly only?: keyof Text;
}

/** A part of the demo catalogue that an article speaks of: `url_key`, number, and what it is called. */
type Part = readonly [key: string, sku: string, en: string, ar: string];

const ltr = (value: string): string => `<bdi dir="ltr">${value}</bdi>`;

const POSTS: readonly Post[] = [
  {
    slug: 'reading-a-bearing-number',
    date: '2026-09-14',
    title: text('Reading a bearing number', 'كيف تقرأ رقم المحمل'),
    summary: text('Type, series, bore, and what the suffixes mean.', 'النوع والسلسلة والثقب ومعنى اللواحق.'),
    content: text(
      '<p>A bearing number is a sentence. In 6205-2RS1/C3 every part says something, and who can read it finds a replacement ' +
        'without a catalogue.</p><h2>The basic number</h2><ul><li><strong>6</strong> is the type: deep groove ball bearing. 1 is ' +
        'self-aligning, 2 spherical roller, 3 tapered roller, 5 thrust, 7 angular contact, N and NU cylindrical ' +
        'roller.</li><li><strong>2</strong> is the diameter series: how thick the ring is for its bore. 8 and 9 are thin, 0 light, ' +
        '2 and 3 medium, 4 heavy.</li><li><strong>05</strong> is the bore: times five, 25 mm. Exceptions are 00 (10 mm), 01 (12), ' +
        '02 (15) and 03 (17).</li></ul><h2>The suffixes</h2><p>2RS, 2RS1, DDU and LLU all mean contact seals on both sides; 2Z and ' +
        'ZZ mean steel shields. C3 is a clearance larger than normal, K a tapered bore, E a reinforced design. Makers differ in ' +
        'their suffixes, never in the basic number.</p>',
      `<p>رقم المحمل جملة كاملة. في ${ltr('6205-2RS1/C3')} لكل جزء معنى، ومن يقرؤه يجد البديل دون كتالوج.</p><h2>الرقم الأساسي</h2><ul><li>${ltr('6')} هو النوع: محمل كريات عميق الأخدود. و${ltr('1')} ذاتي المحاذاة و${ltr('2')} دحاريج كروية و${ltr('3')} مخروطية و${ltr('5')} دفعي و${ltr('7')} زاوي التماس، و${ltr('N')} و${ltr('NU')} دحاريج أسطوانية.</li><li>${ltr('2')} هي سلسلة القطر: سماكة الحلقة بالنسبة إلى الثقب. ${ltr('8')} و${ltr('9')} رقيقة و${ltr('0')} خفيفة و${ltr('2')} و${ltr('3')} متوسطة و${ltr('4')} ثقيلة.</li><li>${ltr('05')} هو الثقب: مضروباً في خمسة، أي ${ltr('25')} مم. والاستثناءات ${ltr('00')} و${ltr('01')} و${ltr('02')} و${ltr('03')}، أي ${ltr('10')} و${ltr('12')} و${ltr('15')} و${ltr('17')} مم.</li></ul><h2>اللواحق</h2><p>${ltr('2RS')} و${ltr('2RS1')} و${ltr('DDU')} و${ltr('LLU')} تعني كلها إحكاماً ملامساً من الجانبين، و${ltr('2Z')} و${ltr('ZZ')} غطاءً معدنياً. ${ltr('C3')} خلوص أكبر من العادي، و${ltr('K')} ثقب مخروطي، و${ltr('E')} تصميم مقوّى. تختلف الشركات في اللواحق ولا تختلف في الرقم الأساسي.</p>`,
    ),
    picture: { sku: '6205-2RS', of: text('Drawing of a deep groove ball bearing', 'رسم محمل كريات عميق الأخدود') },
    parts: [
      ['deep-groove-ball-bearing-6205-2rs', '6205-2RS', 'Deep groove ball bearing', 'محمل كريات عميق الأخدود'],
      ['deep-groove-ball-bearing-6205-2z', '6205-2Z', 'Deep groove ball bearing', 'محمل كريات عميق الأخدود'],
      ['deep-groove-ball-bearing-6205-2rs-c3', '6205-2RS-C3', 'Deep groove ball bearing', 'محمل كريات عميق الأخدود'],
      ['cylindrical-roller-bearing-nu210-e', 'NU210-E', 'Cylindrical roller bearing', 'محمل دحاريج أسطوانية'],
    ],
  },
  {
    slug: 'how-much-grease',
    date: '2026-08-03',
    title: text('How much grease does a bearing need?', 'كم يحتاج المحمل من الشحم؟'),
    summary: text('A formula, an interval, and why more is worse.', 'معادلة وفترة، ولماذا الزيادة أسوأ.'),
    content: text(
      '<p>Most bearings that fail early were not starved: they were overfed. Grease that finds no room is churned, warms up, and ' +
        'loses its oil.</p><h2>Filling and topping up</h2><p>Fill the bearing itself completely and the housing to a third. To top ' +
        'up, the amount in grams is about the outside diameter times the width, both in millimetres, times 0.005: for 6310 (110 × ' +
        '27) about 15 g.</p><h2>How often</h2><p>The interval halves for every 15 °C above 70 °C, for vertical shafts, and for ' +
        'dusty or wet places. In a Gulf summer a fan on a roof needs its grease twice as often as the table says.</p><p>Never mix ' +
        'thickeners: lithium and calcium sulfonate mixed run out of the bearing like water.</p>',
      `<p>معظم المحامل التي تتلف مبكراً لم تُحرم الشحم بل أُتخمت به. الشحم الذي لا يجد مكاناً يُخضّ فيسخن ويفقد زيته.</p><h2>التعبئة وإعادة التشحيم</h2><p>املأ المحمل نفسه بالكامل والمبيت إلى ثلثه. وعند إعادة التشحيم تساوي الكمية بالغرام تقريباً القطر الخارجي في العرض بالمليمتر في ${ltr('0.005')}: للمحمل ${ltr('6310')} بمقاس ${ltr('110 × 27')} نحو ${ltr('15')} غراماً.</p><h2>كم مرة</h2><p>تنتصف الفترة لكل ${ltr('15')} درجة فوق ${ltr('70')} درجة مئوية، وللأعمدة الرأسية، وللأماكن المغبرة أو الرطبة. في صيف الخليج تحتاج مروحة السطح إلى التشحيم ضعف ما يقوله الجدول.</p><p>لا تخلط المُغلِّظات أبداً: خليط الليثيوم وسلفونات الكالسيوم يسيل من المحمل كالماء.</p>`,
    ),
    picture: { sku: 'LGM2-400G', of: text('Drawing of a cartridge of bearing grease', 'رسم عبوة شحم محامل') },
    parts: [
      ['grease-lgm2-400g', 'LGM2-400G', 'Multi-purpose bearing grease, 400 g', 'شحم محامل متعدد الأغراض، 400 جم'],
      ['grease-lgm2-1kg', 'LGM2-1KG', 'Multi-purpose bearing grease, 1 kg', 'شحم محامل متعدد الأغراض، 1 كجم'],
      ['deep-groove-ball-bearing-6310', '6310', 'Deep groove ball bearing', 'محمل كريات عميق الأخدود'],
    ],
  },
  {
    slug: 'v-belt-tension',
    date: '2026-06-21',
    title: text('Tensioning V-belts without guessing', 'شدّ السيور دون تخمين'),
    summary: text('Deflection, run-in, and matched sets.', 'الانحراف والتليين والمجموعات المتطابقة.'),
    content: text(
      '<p>A slack belt slips and burns; a tight one kills the bearing behind the pulley. Between the two lies a ' +
        'number.</p><h2>The deflection</h2><p>Press in the middle of the free span until the belt gives by 16 mm for each metre of ' +
        'span. The force for that is about 25 N for SPZ, 40 N for SPA, 65 N for SPB and 110 N for SPC on pulleys of medium size. ' +
        'New belts take a third more.</p><h2>Run-in</h2><p>Run for half an hour at full load, then tension again; most of the ' +
        'stretch of a belt happens on its first day. Replace all belts of a drive at once and order them together.</p>',
      `<p>السير المرتخي ينزلق ويحترق، والمشدود يقتل المحمل خلف البكرة، وبينهما رقم.</p><h2>الانحراف</h2><p>اضغط في منتصف المسافة الحرة حتى ينحرف السير ${ltr('16')} مم لكل متر. القوة اللازمة نحو ${ltr('25 N')} لمقطع ${ltr('SPZ')} و${ltr('40 N')} لمقطع ${ltr('SPA')} و${ltr('65 N')} لمقطع ${ltr('SPB')} و${ltr('110 N')} لمقطع ${ltr('SPC')} على بكرات متوسطة. وتحتاج السيور الجديدة إلى زيادة الثلث.</p><h2>التليين</h2><p>شغّل نصف ساعة بالحمل الكامل ثم أعد الشدّ؛ فمعظم استطالة السير تحدث في يومه الأول. استبدل سيور المحرك كلها معاً واطلبها معاً.</p>`,
    ),
    picture: { sku: 'SPZ-800', of: text('Drawing of a wedge belt', 'رسم سير إسفيني') },
    parts: [
      ['wedge-belt-spa', 'SPA-BELT', 'Wedge belt SPA', 'سير إسفيني ضيق SPA'],
      ['cogged-wedge-belt-xpa', 'XPA-BELT', 'Cogged wedge belt XPA', 'سير إسفيني مسنن الباطن XPA'],
      ['v-belt-spz-800', 'SPZ-800', 'Wedge belt SPZ 800', 'سير إسفيني ضيق SPZ 800'],
    ],
  },
  {
    slug: 'nbr-or-fkm',
    date: '2026-05-10',
    title: text('NBR or FKM? Choosing the rubber of a seal', 'NBR أم FKM؟ اختيار مطاط مانع التسرب'),
    summary: text('Temperature, medium, speed and price.', 'الحرارة والوسط والسرعة والسعر.'),
    content: text(
      '<p>Four questions choose the compound of a shaft seal or an O-ring.</p><ul><li><strong>How hot?</strong> NBR lasts to 100 ' +
        '°C, EPDM to 150 °C, FKM and silicone to 200 °C. At the lip of a fast shaft it is 20 to 40 °C warmer than in the ' +
        'oil.</li><li><strong>What does it touch?</strong> Mineral oil: NBR or FKM. Hot water, steam, brake fluid: EPDM, which ' +
        'mineral oil destroys. Air and food: silicone.</li><li><strong>How fast?</strong> NBR up to 12 m/s, FKM up to 30 ' +
        'm/s.</li><li><strong>What may it cost?</strong> FKM costs four times as much as NBR, and much less than a second stop of ' +
        'the machine.</li></ul>',
      `<p>أربعة أسئلة تحدد مركّب مانع التسرب أو حلقة الإحكام.</p><ul><li>ما الحرارة؟ يتحمل ${ltr('NBR')} حتى ${ltr('100 °C')} و${ltr('EPDM')} حتى ${ltr('150 °C')} و${ltr('FKM')} والسيليكون حتى ${ltr('200 °C')}. وعند شفة العمود السريع تزيد الحرارة ${ltr('20')} إلى ${ltr('40')} درجة على حرارة الزيت.</li><li>ما الذي يلامسه؟ الزيت المعدني: ${ltr('NBR')} أو ${ltr('FKM')}. الماء الساخن والبخار وسائل المكابح: ${ltr('EPDM')} الذي يتلفه الزيت المعدني. الهواء والأغذية: السيليكون.</li><li>ما السرعة؟ ${ltr('NBR')} حتى ${ltr('12 m/s')} و${ltr('FKM')} حتى ${ltr('30 m/s')}.</li><li>كم يجوز أن يكلف؟ يكلف ${ltr('FKM')} أربعة أضعاف ${ltr('NBR')}، وأقل بكثير من توقف ثانٍ للآلة.</li></ul>`,
    ),
    picture: { sku: 'TC-30X52X7-FKM', of: text('Drawing of a radial shaft seal', 'رسم مانع تسرب زيت للأعمدة') },
    parts: [
      ['radial-shaft-seal-30x52x7-nbr', 'TC-30X52X7-NBR', 'Radial shaft seal', 'مانع تسرب زيت للأعمدة'],
      ['radial-shaft-seal-30x52x7-fkm', 'TC-30X52X7-FKM', 'Radial shaft seal', 'مانع تسرب زيت للأعمدة'],
      ['o-ring-214-nbr', 'OR-214-NBR', 'O-ring', 'حلقة إحكام دائرية'],
      ['o-ring-214-fkm', 'OR-214-FKM', 'O-ring', 'حلقة إحكام دائرية'],
    ],
  },
  {
    slug: 'mounting-on-adapter-sleeves',
    date: '2026-03-29',
    title: text('Mounting a bearing on an adapter sleeve', 'تركيب محمل على جلبة تثبيت'),
    summary: text('Measure the clearance, not the torque.', 'قس الخلوص لا العزم.'),
    content: text(
      '<p>A bearing with a tapered bore is right when its clearance has shrunk by the right amount. Feeler gauges tell, arm ' +
        'strength does not.</p><ol><li>Measure the radial clearance of the bearing unmounted, above the top roller.</li><li>Oil ' +
        'the thread and the face of the nut, not the taper.</li><li>Drive the nut up with the hook spanner and measure again. For ' +
        'a bore of 50 mm the clearance shrinks by 0.025 to 0.030 mm, for 100 mm by 0.045 to 0.060 mm.</li><li>Bend a tab of the ' +
        'lock washer into a slot of the nut. If none fits, turn on, never back.</li></ol>',
      `<p>يكون المحمل ذو الثقب المخروطي صحيحاً حين ينقص خلوصه بالمقدار الصحيح. تخبرك بذلك شفرات القياس لا قوة الذراع.</p><ol><li>قس الخلوص نصف القطري للمحمل قبل التركيب فوق الدحروج العلوي.</li><li>زيّت السن ووجه الصامولة، ولا تزيّت المخروط.</li><li>ادفع الصامولة بالمفتاح الخطافي وأعد القياس. لثقب ${ltr('50')} مم ينقص الخلوص ${ltr('0.025–0.030')} مم، ولثقب ${ltr('100')} مم ${ltr('0.045–0.060')} مم.</li><li>اثنِ لسان حلقة التأمين في فتحة الصامولة. وإن لم يطابق أي لسان فأدِر إلى الأمام ولا تُدِر إلى الخلف أبداً.</li></ol>`,
    ),
    picture: { sku: 'H310', of: text('Drawing of an adapter sleeve', 'رسم جلبة تثبيت') },
    parts: [
      ['spherical-roller-bearing-22210-e-k', '22210-E-K', 'Spherical roller bearing', 'محمل دحاريج كروية'],
      ['adapter-sleeve-h310', 'H310', 'Adapter sleeve', 'جلبة تثبيت'],
      ['hook-spanner-hn-68-75', 'HN-68-75', 'Hook spanner', 'مفتاح خطافي'],
      ['measuring-tool-fg-20', 'FG-20', 'Feeler gauge, 20 blades', 'مقياس خلوص بعشرين شفرة'],
    ],
  },
  {
    slug: 'chain-wear',
    date: '2026-02-08',
    title: text('When is a roller chain worn out?', 'متى تُعد السلسلة الدحروجية مستهلكة؟'),
    summary: text('Measure ten links; three per cent is the end.', 'قس عشر حلقات؛ ثلاثة بالمئة هي النهاية.'),
    content: text(
      '<p>Chains do not stretch: their joints wear, and every pitch grows a little. The longer chain then climbs on the teeth of ' +
        'the sprocket and wears those as well.</p><h2>Measure</h2><p>Pull the chain tight and measure over ten pitches, pin to ' +
        'pin. For 16B-1 (pitch 25.4 mm) that is 254.0 mm when new. At 3 per cent, 261.6 mm, it is done; on sprockets with more ' +
        'than 67 teeth the limit is 200 divided by the number of teeth, in per cent.</p><h2>Prevent</h2><p>Nine of ten worn chains ' +
        'were dry. Oil belongs into the joints, on the inner side of the returning strand, once a week in dust.</p>',
      `<p>السلاسل لا تتمدد بل تتآكل مفاصلها فتكبر كل خطوة قليلاً. عندها تصعد السلسلة الأطول على أسنان العجلة فتآكلها أيضاً.</p><h2>القياس</h2><p>شدّ السلسلة وقس عشر خطوات من مسمار إلى مسمار. للسلسلة ${ltr('16B-1')} بخطوة ${ltr('25.4')} مم يكون الطول ${ltr('254.0')} مم وهي جديدة. وعند ثلاثة بالمئة، أي ${ltr('261.6')} مم، تكون قد انتهت. وللعجلات التي تزيد أسنانها على ${ltr('67')} يكون الحد ${ltr('200')} مقسوماً على عدد الأسنان بالمئة.</p><h2>الوقاية</h2><p>تسع من عشر سلاسل متآكلة كانت جافة. مكان الزيت في المفاصل، على الجهة الداخلية من الفرع الراجع، مرة كل أسبوع في الغبار.</p>`,
    ),
    picture: { sku: '16B-1', of: text('Drawing of a roller chain', 'رسم سلسلة نقل دحروجية') },
    parts: [
      ['roller-chain-16b-1', '16B-1', 'Roller chain, 5 m', 'سلسلة نقل دحروجية بطول 5 م'],
      ['sprocket-16b-15', 'SPR-16B-15', 'Sprocket, 15 teeth', 'عجلة مسننة للسلاسل بعدد أسنان 15'],
      ['oil-cho100-1l', 'CHO100-1L', 'Chain oil, 1 l', 'زيت سلاسل، 1 لتر'],
    ],
  },
  {
    slug: 'inch-bearings-in-metric',
    date: '2026-06-02',
    title: text('Inch bearings in millimetres', 'محامل البوصة بالمليمترات'),
    summary: text('Fractions on the old drawing, and what fits today.', 'الكسور في الرسم القديم وما يناسبها اليوم.'),
    content: text(
      '<p>Old drawings from abroad name bores in fractions. One inch is 25.4 mm; 63/64 inch, which is 25.003 mm, is the nearest to a ' +
        'metric bore of 25 mm.</p><h2>Measure first</h2><p>Measure the shaft in three places, at room temperature. A shaft of 25.40 mm ' +
        'takes no metric bearing: turn it down to 25 mm, or order the inch size.</p><h2>Never by force</h2><p>A metric ring that is ' +
        'driven over an inch shaft loses its clearance, runs hot and is gone within a week.</p>',
      '',
    ),
    picture: { sku: '6205-2RS', of: text('Drawing of a deep groove ball bearing', 'رسم محمل كريات عميق الأخدود') },
    parts: [['deep-groove-ball-bearing-6205-2rs', '6205-2RS', 'Deep groove ball bearing', 'محمل كريات عميق الأخدود']],
    only: 'en',
  },
];

/** A day in the words of each language: what an editor would write. */
const inWords = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
const timeOf = (date: string) => ({
  en: `<p><time datetime="${date}">${inWords(date, 'en-GB')}</time></p>`,
  ar: `<p><time datetime="${date}">${inWords(date, 'ar-SA-u-ca-gregory-nu-latn')}</time></p>`,
});

/** The drawing at the beginning of an article; in the list it stands for the heading beside it. */
const pictureIn = ({ picture: { sku, of } }: Post, language: 'en' | 'ar'): string =>
  `<p class="cms-picture"><img src="${pictureOf(sku)}?width=640" alt="${of[language]}" width="320" height="400"></p>`;

const partsOf = ({ parts }: Post, language: 'en' | 'ar'): string =>
  `<section class="cms-section"><h2>${language === 'en' ? 'Parts in this article' : 'قطع وردت في هذا المقال'}</h2>
${productsWidget(parts.map(([key, sku, en, ar]) => ({ key, sku, name: language === 'en' ? en : ar })))}
</section>`;

/** The list of posts, newest first, and a page for each. */
export function blogPages(): readonly CmsPageSeed[] {
  const list = (language: 'en' | 'ar'): string =>
    `<div class="cms-articles">\n${POSTS.filter(({ only }) => only === undefined || only === language)
      .map(
        ({ slug, date, title, summary, picture }) =>
          `<article class="cms-article"><img src="${pictureOf(picture.sku)}?width=320" alt="" width="320" height="400" loading="lazy"><h2><a href="/blog/${slug}">${title[language]}</a></h2><p>${summary[language]}</p>${timeOf(date)[language]}</article>`,
      )
      .join('\n')}\n</div>`;
  const page = (post: Post, language: 'en' | 'ar'): string =>
    `${pictureIn(post, language)}${timeOf(post.date)[language]}${post.content[language]}${partsOf(post, language)}<p><a href="/blog">${language === 'en' ? 'All articles' : 'جميع المقالات'}</a></p>`;
  return [
    {
      identifier: 'blog',
      title: text('Blog', 'المدونة'),
      summary: text('Knowledge for maintenance.', 'معرفة لأعمال الصيانة.'),
      content: text(list('en'), list('ar')),
    },
    ...POSTS.map((post) => ({
      identifier: `blog/${post.slug}`,
      title: post.title,
      summary: post.summary,
      content: text(page(post, 'en'), page(post, 'ar')),
      ...(post.only ? { only: post.only } : {}),
    })),
  ];
}
