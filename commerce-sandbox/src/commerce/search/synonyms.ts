import { words } from './fold.ts';

/**
 * What buyers call the same thing. Any phrase of a line stands for all of it; one that begins with ">" is a wider term, which finds the
 * others but is not found by them. Arabic plurals that are not made by an ending are here, too.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['bearing', 'محمل', 'محامل', 'رولمان', 'رولمان بلي', 'رمان بلي', 'رمانة', 'بلية', 'بيرنج', 'بيرينغ', 'بيرنق'],
  ['ball bearing', 'محمل كريات', 'رولمان كريات'],
  ['roller bearing', 'محمل دحاريج', 'محمل بكرات'],
  ['needle bearing', 'needle roller', 'محمل إبري', 'دحاريج إبرية', 'رولمان ابر'],
  ['taper', 'tapered', 'conical', 'مخروطية', 'مخروطي'],
  ['spherical', 'barrel', 'كروية', 'كروي'],
  ['cylindrical', 'أسطوانية', 'اسطواني'],
  ['thrust', 'axial bearing', 'دفعي', 'دفعية'],
  ['self aligning', 'ذاتي المحاذاة', 'ذاتي التوجيه'],
  ['angular contact', 'زاوي التماس', 'زاوية التماس'],
  ['sealed', 'rubber seals', '2rs', 'محكم', 'مغلق'],
  ['shielded', 'steel shields', '2z', 'zz'],
  ['pillow block', 'pedestal bearing', 'pillow bearing', 'bearing stand', 'كرسي محمل', 'كرسي رولمان', 'كرسي تحميل', 'وحدة محمل بقاعدة'],
  ['flange unit', 'flange bearing', 'flanged bearing', 'flanged unit', 'وحدة محمل بشفة', 'كرسي فلنجة'],
  ['plummer block', 'split housing', 'plummer', 'مبيت منقسم'],
  ['housing', 'مبيت', 'مبيتات', 'هاوسنج'],
  ['insert bearing', 'محمل مدرج'],
  ['adapter sleeve', 'adaptor sleeve', 'جلبة تثبيت', 'جلبه شد'],
  ['withdrawal sleeve', 'جلبة سحب'],
  ['lock nut', 'locknut', 'shaft nut', 'صامولة زنق', 'صامولة تأمين'],
  [
    'shaft seal',
    'oil seal',
    'lip seal',
    'rotary seal',
    'simmerring',
    'simmering',
    'صوفة',
    'صوف',
    'أويل سيل',
    'اويل سيل',
    'مانع تسرب',
    'مانعة تسرب',
    'موانع تسرب',
    'حابك زيت',
  ],
  ['o ring', 'oring', '>حلقة إحكام', 'أورنج', 'أورينج', 'او رنج', 'او رينج', '>حلقة مطاطية', '>جلدة'],
  ['v ring', 'vee ring', 'حلقة v'],
  ['nbr', 'nitrile', 'buna', 'buna n', 'نتريل'],
  ['fkm', 'viton', 'fpm', 'فايتون', 'فيتون'],
  ['epdm', 'ethylene propylene'],
  ['silicone', 'vmq', 'سيليكون', 'سلكون'],
  ['v belt', 'vee belt', 'vbelt', 'fan belt', 'drive belt', 'سير على شكل v', 'سير v', 'سير مروحة', 'قشاط'],
  ['wedge belt', 'narrow v belt', 'سير إسفيني'],
  ['timing belt', 'toothed belt', 'synchronous belt', 'سير مسنن', 'سير توقيت', 'سير كاتينة'],
  ['pulley', 'sheave', 'بكرة', 'طارة', 'بكرات'],
  ['belt', 'سير', 'سيور', 'قشاط'],
  ['chain', 'سلسلة', 'سلاسل', 'جنزير', 'جنازير', 'كاتينة'],
  ['roller chain', 'drive chain', 'transmission chain', 'سلسلة دحروجية', 'جنزير نقل حركة'],
  ['connecting link', 'chain link', 'master link', 'joint link', 'وصلة سلسلة', 'وصلة ربط', 'حلقة وصل', 'قفل جنزير'],
  ['sprocket', 'chain wheel', 'chainwheel', 'عجلة مسننة', 'ترس جنزير', 'ترس', 'تروس جنزير'],
  ['bush', 'bushing', 'taper bush', 'جلبة مخروطية', 'جلبة'],
  ['coupling', 'وصلة مرنة', 'كوبلن', 'كبلنج', 'قارنة'],
  ['key', 'parallel key', 'feather key', 'خابور', 'خوابير'],
  ['circlip', 'snap ring', 'retaining ring', 'seeger', 'seeger ring', 'حلقة تثبيت', 'سيركلب', 'تيلة زنق', 'شنبر', '>حلقة زنق'],
  ['grease', 'شحم', 'شحوم', 'شحمة', 'جريس', 'قريس'],
  ['oil', 'زيت', 'زيوت'],
  ['hydraulic', 'hyd', 'هيدروليك', 'هيدروليكي', 'هايدروليك'],
  ['gear oil', 'gearbox oil', 'transmission oil', 'زيت تروس', 'زيت قير', 'زيت جير', 'زيت صندوق التروس'],
  ['compressor oil', 'زيت ضواغط', 'زيت كمبروسر', 'زيت ضاغط'],
  ['turbine oil', 'زيت توربينات', 'زيت تربين'],
  ['chain oil', 'chain lubricant', 'زيت سلاسل', 'زيت جنزير'],
  ['food grade', 'food safe', 'h1', 'غذائي', 'صالح للأغذية'],
  ['synthetic', 'pao', 'تخليقي', 'صناعي'],
  ['spray', 'aerosol', 'بخاخ'],
  ['drum', 'barrel 208', 'برميل'],
  ['grease gun', 'مشحمة', 'مسدس شحم', 'مضخة شحم'],
  ['wrench', 'spanner', 'مفتاح ربط', 'مفاتيح ربط', 'مفتاح صواميل', 'سبانة'],
  ['torque wrench', 'مفتاح عزم'],
  ['hexagon key', 'hex key', 'allen key', 'allen wrench', 'مفتاح سداسي', 'مفتاح ألن', 'الن كي', 'ألنكي'],
  ['puller', 'bearing puller', 'extractor', 'نازعة', 'زرجينة', 'فكاكة', 'ساحبة'],
  ['induction heater', 'bearing heater', 'سخان محامل', 'سخان حثي'],
  ['pliers', 'زردية', 'كماشة', 'بنسة'],
  ['socket', 'لقمة', 'لقم'],
  ['caliper', 'calliper', 'vernier', 'قدمة', 'فيرنية'],
  ['bolt', 'screw', 'برغي', 'براغي', 'مسمار', 'مسامير', 'صواميل وبراغي'],
  ['hexagon head screw', 'hex bolt', 'hexagon bolt', 'hex head bolt', 'hex screw', 'برغي سداسي', 'مسمار سداسي'],
  ['socket head cap screw', 'socket cap screw', 'cap screw', 'capscrew', 'allen bolt', 'allen screw', 'برغي ألن', 'مسمار ألن'],
  ['set screw', 'grub screw', 'برغي ضبط', 'مسمار زنق'],
  ['nut', 'hex nut', 'hexagon nut', 'صامولة', 'صواميل', 'عزقة'],
  ['washer', 'flat washer', 'وردة', 'حلقة تسوية', 'رنديلة', 'ورد'],
  ['spring washer', 'lock washer', 'وردة نابضية', 'وردة سوستة'],
  ['stainless', 'inox', 'a2', 'ستانلس', 'ستينلس', 'مقاوم للصدأ'],
  ['simplex', 'single strand', 'أحادية', 'مفرد', 'سنجل'],
  ['duplex', 'double strand', 'ثنائية', 'مزدوجة', 'مزدوج', 'دبل'],
  ['triplex', 'triple strand', 'ثلاثية', 'ثلاثي'],
  ['tool', 'عدة', 'عدد', 'أداة', 'أدوات'],
  ['sealing ring', 'sealing rings', 'حلقات إحكام'],
];

/** A phrase as its words. */
export type Phrase = readonly string[];

/** Groups by the first word of each phrase. */
export const PHRASES: ReadonlyMap<string, readonly { readonly phrase: Phrase; readonly group: readonly Phrase[] }[]> = index();

function index(): Map<string, { phrase: Phrase; group: readonly Phrase[] }[]> {
  const byFirst = new Map<string, { phrase: Phrase; group: readonly Phrase[] }[]>();
  for (const line of GROUPS) {
    const group = line.filter((phrase) => !phrase.startsWith('>')).map((phrase) => words(phrase));
    for (const phrase of line.map((written) => words(written))) {
      const [first] = phrase;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, group }]);
    }
  }
  return byFirst;
}

/** All words that synonyms are written with. */
export const SYNONYM_WORDS: readonly string[] = [...new Set(GROUPS.flat().flatMap((phrase) => words(phrase)))];
