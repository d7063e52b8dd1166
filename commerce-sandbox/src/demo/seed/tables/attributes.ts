import { text, type Text } from '../../../platform/values/text.ts';

export interface AttributeSeed {
  readonly id: number;
  readonly code: string;
  readonly kind: 'select' | 'number';
  readonly label: Text;
  /** `mm` and the like; options of such a select are numbers and get it in their labels. */
  readonly unit?: Text;
  readonly filterable: boolean;
  readonly sortable?: boolean;
}

const MM = text('mm', 'مم');
const KN = text('kN', 'كيلو نيوتن');

/** The shop's own product attributes. The filterable ones stand in schema/shop-attributes.graphql as well; a test compares. */
export const ATTRIBUTES = [
  { id: 83, code: 'manufacturer', kind: 'select', label: text('Manufacturer', 'الشركة المصنّعة'), filterable: true, sortable: true },
  {
    id: 140,
    code: 'bore_diameter',
    kind: 'select',
    label: text('Bore diameter d', 'قطر الثقب d'),
    unit: MM,
    filterable: true,
    sortable: true,
  },
  {
    id: 141,
    code: 'outside_diameter',
    kind: 'select',
    label: text('Outside diameter D', 'القطر الخارجي D'),
    unit: MM,
    filterable: true,
    sortable: true,
  },
  { id: 142, code: 'width_mm', kind: 'select', label: text('Width B', 'العرض B'), unit: MM, filterable: true },
  { id: 143, code: 'seal_type', kind: 'select', label: text('Seal', 'نوع الإحكام'), filterable: true },
  { id: 144, code: 'cage_material', kind: 'select', label: text('Cage', 'مادة القفص'), filterable: true },
  { id: 145, code: 'material', kind: 'select', label: text('Material', 'المادة'), filterable: true },
  { id: 146, code: 'belt_section', kind: 'select', label: text('Belt section', 'مقطع السير'), filterable: true },
  { id: 147, code: 'belt_length', kind: 'select', label: text('Belt length', 'طول السير'), unit: MM, filterable: true },
  { id: 148, code: 'thread', kind: 'select', label: text('Thread', 'السن اللولبي'), filterable: true },
  { id: 149, code: 'pitch_mm', kind: 'select', label: text('Pitch', 'الخطوة'), unit: MM, filterable: true },
  { id: 150, code: 'cross_section_mm', kind: 'select', label: text('Cross section', 'قطر المقطع'), unit: MM, filterable: true },
  { id: 151, code: 'viscosity_grade', kind: 'select', label: text('ISO viscosity grade', 'درجة اللزوجة ISO'), filterable: true },
  { id: 152, code: 'nlgi_grade', kind: 'select', label: text('NLGI grade', 'درجة NLGI'), filterable: true },
  { id: 153, code: 'length_mm', kind: 'number', label: text('Length', 'الطول'), unit: MM, filterable: true },
  {
    id: 154,
    code: 'dynamic_load_kn',
    kind: 'number',
    label: text('Dynamic load rating C, calculated', 'الحمل الديناميكي C، محسوب'),
    unit: KN,
    filterable: true,
  },
  {
    id: 155,
    code: 'static_load_kn',
    kind: 'number',
    label: text('Static load rating C0, calculated', 'الحمل الساكن C0، محسوب'),
    unit: KN,
    filterable: false,
  },
  { id: 156, code: 'height_mm', kind: 'number', label: text('Height', 'الارتفاع'), unit: MM, filterable: false },
  {
    id: 157,
    code: 'shaft_height_mm',
    kind: 'number',
    label: text('Shaft centre height H', 'ارتفاع مركز العمود H'),
    unit: MM,
    filterable: false,
  },
  {
    id: 158,
    code: 'bolt_distance_mm',
    kind: 'number',
    label: text('Bolt hole distance J', 'المسافة بين ثقوب التثبيت J'),
    unit: MM,
    filterable: false,
  },
  { id: 159, code: 'roller_diameter_mm', kind: 'number', label: text('Roller diameter', 'قطر الدحروج'), unit: MM, filterable: false },
  {
    id: 160,
    code: 'inner_width_mm',
    kind: 'number',
    label: text('Width between inner plates', 'العرض بين الألواح الداخلية'),
    unit: MM,
    filterable: false,
  },
  { id: 161, code: 'teeth', kind: 'number', label: text('Number of teeth', 'عدد الأسنان'), filterable: false },
  { id: 162, code: 'groove_diameter_mm', kind: 'number', label: text('Groove diameter', 'قطر المجرى'), unit: MM, filterable: false },
  {
    id: 163,
    code: 'width_across_flats_mm',
    kind: 'number',
    label: text('Width across flats', 'عرض الرأس بين الأسطح'),
    unit: MM,
    filterable: false,
  },
  { id: 164, code: 'volume_l', kind: 'number', label: text('Volume', 'الحجم'), unit: text('l', 'لتر'), filterable: false },
  { id: 165, code: 'net_weight_kg', kind: 'number', label: text('Net weight', 'الوزن الصافي'), unit: text('kg', 'كجم'), filterable: false },
  { id: 167, code: 'pack_size', kind: 'select', label: text('Pack', 'العبوة'), filterable: true },
  { id: 168, code: 'clearance', kind: 'select', label: text('Radial clearance', 'الخلوص نصف القطري'), filterable: true },
  { id: 169, code: 'grooves', kind: 'number', label: text('Number of grooves', 'عدد المجاري'), filterable: false },
  { id: 166, code: 'standard', kind: 'select', label: text('Standard', 'المواصفة القياسية'), filterable: false },
] as const satisfies readonly AttributeSeed[];

export type AttributeCode = (typeof ATTRIBUTES)[number]['code'];

/** Labels of options that are words; options that are numbers or designations are their own label. */
export const OPTION_LABELS: Readonly<Record<string, Text>> = {
  // manufacturers: invented
  norvik: text('Norvik', 'نورفيك'),
  kaidan: text('Kaidan', 'كايدان'),
  ostervogt: text('Ostervogt', 'أوسترفوغت'),
  delmaro: text('Delmaro', 'ديلمارو'),
  gehavar: text('Gehavar', 'غيهافار'),
  sealtara: text('Sealtara', 'سيلتارا'),
  gummarin: text('Gummarin', 'غومارين'),
  kettonia: text('Kettonia', 'كيتونيا'),
  riemora: text('Riemora', 'ريمورا'),
  lubrazen: text('Lubrazen', 'لوبرازن'),
  boltara: text('Boltara', 'بولتارا'),
  wrenmark: text('Wrenmark', 'رينمارك'),
  // seals
  open: text('Open', 'مفتوح'),
  contact: text('Rubber seals, both sides (2RS)', 'إحكام مطاطي من الجانبين (2RS)'),
  shield: text('Steel shields, both sides (2Z)', 'غطاء معدني من الجانبين (2Z)'),
  // cages
  steel_cage: text('Pressed steel', 'فولاذ مضغوط'),
  polyamide_cage: text('Polyamide PA66', 'بولي أميد PA66'),
  brass_cage: text('Machined brass', 'نحاس أصفر مشغول'),
  // materials
  bearing_steel: text('Bearing steel', 'فولاذ محامل'),
  cast_iron: text('Grey cast iron', 'حديد زهر رمادي'),
  nbr: text('NBR rubber', 'مطاط NBR'),
  fkm: text('FKM rubber', 'مطاط FKM'),
  carbon_steel: text('Carbon steel', 'فولاذ كربوني'),
  spring_steel: text('Spring steel', 'فولاذ نوابض'),
  steel_8_8: text('Steel 8.8, zinc plated', 'فولاذ 8.8 مجلفن'),
  stainless_a2: text('Stainless steel A2', 'فولاذ مقاوم للصدأ A2'),
  chrome_vanadium: text('Chrome vanadium steel', 'فولاذ كروم فاناديوم'),
  aramid_rubber: text('Rubber with polyester cord', 'مطاط مع حبال بوليستر'),
  mineral_oil: text('Mineral oil', 'زيت معدني'),
  synthetic_oil: text('Synthetic oil (PAO)', 'زيت تخليقي (PAO)'),
  lithium_soap: text('Lithium soap', 'صابون الليثيوم'),
  lithium_complex: text('Lithium complex', 'مركب الليثيوم'),
  calcium_sulfonate: text('Calcium sulfonate complex', 'مركب سلفونات الكالسيوم'),
  aluminium_complex: text('Aluminium complex', 'مركب الألومنيوم'),
  polyglycol: text('Polyglycol (PAG)', 'بولي غليكول (PAG)'),
  stainless_440c: text('Stainless bearing steel', 'فولاذ محامل مقاوم للصدأ'),
  stainless_a4: text('Stainless steel A4', 'فولاذ مقاوم للصدأ A4'),
  stainless_spring: text('Stainless spring steel', 'فولاذ نوابض مقاوم للصدأ'),
  steel_8: text('Steel 8, zinc plated', 'فولاذ 8 مجلفن'),
  steel_12_9: text('Steel 12.9, black', 'فولاذ 12.9 مسوّد'),
  zinc_steel: text('Steel, zinc plated', 'فولاذ مجلفن'),
  chloroprene: text('Chloroprene with glass cord', 'كلوروبرين مع حبال زجاجية'),
  polyurethane: text('Polyurethane', 'بولي يوريثان'),
  epdm: text('EPDM rubber', 'مطاط EPDM'),
  vmq: text('Silicone rubber (VMQ)', 'مطاط السيليكون (VMQ)'),
  // packs
  pack_1l: text('1 l bottle', 'قارورة 1 لتر'),
  pack_5l: text('5 l canister', 'عبوة 5 لتر'),
  pack_20l: text('20 l pail', 'دلو 20 لتراً'),
  pack_208l: text('208 l drum', 'برميل 208 لترات'),
  pack_400g: text('400 g cartridge', 'خرطوشة 400 جم'),
  pack_1kg: text('1 kg tin', 'علبة 1 كجم'),
  pack_5kg: text('5 kg pail', 'دلو 5 كجم'),
  pack_18kg: text('18 kg pail', 'دلو 18 كجم'),
  can_400ml: text('400 ml aerosol can', 'عبوة بخاخ 400 مل'),
};
