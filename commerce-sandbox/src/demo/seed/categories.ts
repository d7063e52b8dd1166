import { text, type Text } from '../../platform/values/text.ts';

export interface CategorySeed {
  readonly key: string;
  /** Where the Arabic view uses another key. */
  readonly keyArabic?: string;
  readonly name: Text;
  readonly inMenu?: boolean;
  /** Part number of what its picture shows; otherwise a part from its list. */
  readonly picture?: string;
  readonly children?: readonly CategorySeed[];
}

const c = (key: string, en: string, ar: string, children: readonly CategorySeed[] = []): CategorySeed => ({
  key,
  name: text(en, ar),
  children,
  ...(PICTURES[key] === undefined ? {} : { picture: PICTURES[key] }),
});

/** What the pictures of the top categories show. */
const PICTURES: Readonly<Record<string, string>> = {
  bearings: '6205-2RS',
  'ball-bearings': '6208',
  'roller-bearings': '22210-E',
  housing: 'UCP205',
  'flange-units': 'UCF205',
  seals: 'TC-25X47X7-NBR',
  'power-transmission': '08B-1',
  lubrication: 'HLP46-20L',
  oils: 'CLP220-5L',
  tools: 'CW-17',
  'hand-tools': 'CW-13',
  fasteners: 'ISO4017-M10X30-88',
  'mounting-tools': 'PUL-3-160',
  'v-belts': 'SPB-2000',
  'shop-now': '6205-2RS',
};

/** The tree below the menu root. `shop-now` holds every product and is linked from the footer only. */
export const CATEGORIES: readonly CategorySeed[] = [
  c('bearings', 'Bearings', 'المحامل', [
    c('ball-bearings', 'Ball Bearings', 'محامل الكريات', [
      c('deep-groove', 'Deep Groove Ball Bearings', 'محامل الكريات عميقة الأخدود', [
        c('open', 'Open Bearings', 'محامل مفتوحة'),
        c('sealed', 'Sealed Bearings', 'محامل مزودة بموانع إحكام'),
        c('shielded', 'Shielded Bearings', 'محامل مزودة بأغطية معدنية'),
        c('thin-section', 'Thin Section Bearings', 'محامل رقيقة المقطع'),
        c('stainless', 'Stainless Steel Bearings', 'محامل من الفولاذ المقاوم للصدأ'),
      ]),
      c('angular-contact', 'Angular Contact Ball Bearings', 'محامل الكريات زاوية التماس'),
      c('self-aligning', 'Self-Aligning Ball Bearings', 'محامل الكريات ذاتية المحاذاة'),
      c('thrust-ball', 'Thrust Ball Bearings', 'محامل الكريات الدفعية'),
      c('double-row', 'Double Row Angular Contact Bearings', 'محامل زاوية التماس بصفين'),
      c('insert', 'Insert Bearings', 'المحامل المُدرجة'),
    ]),
    c('roller-bearings', 'Roller Bearings', 'محامل الدحاريج', [
      c('cylindrical', 'Cylindrical Roller Bearings', 'محامل الدحاريج الأسطوانية'),
      c('spherical', 'Spherical Roller Bearings', 'محامل الدحاريج الكروية'),
      c('tapered', 'Tapered Roller Bearings', 'محامل الدحاريج المخروطية'),
      c('needle', 'Needle Roller Bearings', 'محامل الدحاريج الإبرية'),
    ]),
  ]),
  c('housing', 'Housing', 'مبيتات المحامل', [
    c('pillow-block-units', 'Pillow Block Units', 'وحدات المحامل بقاعدة'),
    c('flange-units', 'Flange Units', 'وحدات المحامل بشفة', [
      c('square', 'Square Flange Units', 'وحدات بشفة مربعة'),
      c('oval', 'Oval Flange Units', 'وحدات بشفة بيضوية'),
    ]),
    c('plummer-block-housings', 'Plummer Block Housings', 'مبيتات المحامل المنقسمة'),
    c('adapter-sleeves', 'Adapter Sleeves', 'جلب التثبيت'),
    c('lock-nuts', 'Lock Nuts and Lock Washers', 'صواميل الزنق وحلقات التأمين'),
    c('accessories', 'Housing Seals', 'موانع تسرب المبيتات'),
  ]),
  c('seals', 'Seals', 'موانع التسرب', [
    c('radial-shaft-seals', 'Radial Shaft Seals', 'موانع تسرب الأعمدة', [
      c('nbr', 'NBR Shaft Seals', 'موانع تسرب NBR'),
      c('fkm', 'FKM Shaft Seals', 'موانع تسرب FKM'),
      c('single-lip', 'Single Lip Shaft Seals', 'موانع تسرب بشفة واحدة'),
    ]),
    c('o-rings', 'O-Rings', 'حلقات الإحكام الدائرية', [
      c('o-rings-nbr', 'NBR O-Rings', 'حلقات NBR'),
      c('o-rings-fkm', 'FKM O-Rings', 'حلقات FKM'),
      c('o-rings-epdm', 'EPDM O-Rings', 'حلقات EPDM'),
      c('o-rings-vmq', 'Silicone O-Rings', 'حلقات السيليكون'),
    ]),
    c('o-ring-cord', 'O-Ring Cord', 'حبل حلقات الإحكام'),
    c('v-rings', 'V-Rings', 'حلقات الإحكام V'),
  ]),
  c('power-transmission', 'Power Transmission', 'نقل القدرة', [
    c('v-belts', 'V-Belts', 'السيور على شكل V', [
      c('spz', 'SPZ Wedge Belts', 'سيور إسفينية SPZ'),
      c('spa', 'SPA Wedge Belts', 'سيور إسفينية SPA'),
      c('spb', 'SPB Wedge Belts', 'سيور إسفينية SPB'),
      c('spc', 'SPC Wedge Belts', 'سيور إسفينية SPC'),
      c('classical', 'Classical V-Belts', 'سيور تقليدية'),
      c('cogged', 'Cogged Wedge Belts', 'سيور إسفينية مسننة الباطن'),
    ]),
    c('timing-belts', 'Timing Belts', 'السيور المسننة', [
      c('xl-belts', 'XL Timing Belts', 'سيور مسننة XL'),
      c('l-belts', 'L Timing Belts', 'سيور مسننة L'),
      c('h-belts', 'H Timing Belts', 'سيور مسننة H'),
    ]),
    c('pulleys', 'V-Pulleys', 'بكرات السيور', [
      c('spz-pulleys', 'SPZ Pulleys', 'بكرات SPZ'),
      c('spa-pulleys', 'SPA Pulleys', 'بكرات SPA'),
      c('spb-pulleys', 'SPB Pulleys', 'بكرات SPB'),
    ]),
    c('taper-bushes', 'Taper Bushes', 'الجلب المخروطية'),
    c('couplings', 'Couplings', 'الوصلات المرنة'),
    {
      ...c('roller-chains', 'Roller Chains', 'السلاسل الدحروجية', [
        c('simplex', 'Simplex Chains', 'سلاسل أحادية'),
        c('duplex', 'Duplex Chains', 'سلاسل ثنائية'),
        c('triplex', 'Triplex Chains', 'سلاسل ثلاثية'),
        c('connecting-links', 'Connecting Links', 'وصلات السلاسل'),
      ]),
      keyArabic: 'salasil',
    },
    c('sprockets', 'Sprockets', 'العجلات المسننة للسلاسل'),
    c('keys', 'Parallel Keys', 'الخوابير المتوازية'),
  ]),
  c('lubrication', 'Lubrication', 'التزييت', [
    c('oils', 'Oils', 'الزيوت', [
      c('hydraulic-oils', 'Hydraulic Oils', 'الزيوت الهيدروليكية'),
      c('gear-oils', 'Gear Oils', 'زيوت التروس'),
      c('compressor-oils', 'Compressor Oils', 'زيوت الضواغط'),
      c('slideway-oils', 'Slideway Oils', 'زيوت المنزلقات'),
      c('turbine-oils', 'Turbine Oils', 'زيوت التوربينات'),
      c('chain-oils', 'Chain Oils', 'زيوت السلاسل'),
    ]),
    c('greases', 'Greases', 'الشحوم'),
    c('sprays', 'Sprays', 'البخاخات'),
  ]),
  c('tools', 'Tools', 'العدد والأدوات', [
    c('hand-tools', 'Hand Tools', 'العدد اليدوية', [
      c('combination-wrenches', 'Combination Wrenches', 'مفاتيح الربط المركبة'),
      c('hexagon-keys', 'Hexagon Keys', 'المفاتيح السداسية'),
      c('open-ended-wrenches', 'Open Ended Wrenches', 'مفاتيح مفتوحة الطرفين'),
      c('ring-wrenches', 'Ring Wrenches', 'مفاتيح حلقية'),
      c('sockets', 'Sockets', 'اللقم'),
      c('circlip-pliers', 'Circlip Pliers', 'زرديات السيركلب'),
    ]),
    c('measuring-tools', 'Measuring Tools', 'أدوات القياس'),
    c('mounting-tools', 'Mounting Tools', 'أدوات التركيب والنزع'),
    c('fasteners', 'Fasteners', 'أدوات الربط', [
      c('hexagon-screws', 'Hexagon Head Screws', 'براغي برأس سداسي'),
      c('hexagon-bolts', 'Hexagon Head Bolts', 'مسامير ملولبة برأس سداسي'),
      c('socket-screws', 'Socket Head Cap Screws', 'براغي برأس أسطواني'),
      c('nuts', 'Nuts', 'الصواميل'),
      c('washers', 'Washers', 'الورد'),
    ]),
    c('retaining-rings', 'Retaining Rings', 'حلقات التثبيت', [
      c('for-shafts', 'Rings for Shafts', 'حلقات للأعمدة'),
      c('for-bores', 'Rings for Bores', 'حلقات للثقوب'),
    ]),
    { ...c('discontinued', 'Discontinued Tools', 'عدد توقف إنتاجها'), inMenu: false },
  ]),
  { ...c('shop-now', 'All Products', 'جميع المنتجات'), inMenu: false },
];

/** Category ids count upwards from here in the order of the tree; 1 and 2 are the platform's roots. */
export const FIRST_CATEGORY_ID = 3;
export const MENU_ROOT_ID = 2;
