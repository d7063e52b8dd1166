import { text, type Text } from '../../../platform/values/text.ts';

/** A branch where parts are sold and questions answered. */
export interface StoreLocationSeed {
  readonly code: string;
  readonly name: Text;
  readonly street: Text;
  readonly city: Text;
  /** ISO 3166-2 code of the region. */
  readonly region: string;
  readonly postcode: string;
  /** WGS 84, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly email: string;
  readonly hours: readonly OpeningHours[];
  readonly services: readonly BranchService[];
}

/** `days` count from Sunday (0); times are local, `HH:MM`. A day that is in no entry is closed. */
export interface OpeningHours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

export type BranchService = 'counter' | 'warehouse' | 'workshop' | 'hose-assembly';

export const BRANCH_SERVICES: Readonly<Record<BranchService, Text>> = {
  counter: text('Sales counter', 'منفذ بيع'),
  warehouse: text('Warehouse', 'مستودع'),
  workshop: text('Workshop: bores, keyways, belt welding', 'ورشة: ثقوب ومجاري خوابير ولحام سيور'),
  'hose-assembly': text('Hydraulic hose assembly', 'تجميع الخراطيم الهيدروليكية'),
};

const WEEK = [0, 1, 2, 3, 4];
const OFFICE: readonly OpeningHours[] = [{ days: WEEK, opens: '08:00', closes: '17:00' }];
const WITH_SATURDAY: readonly OpeningHours[] = [...OFFICE, { days: [6], opens: '09:00', closes: '13:00' }];

/** The eight branches of the demo shop. Streets and telephone numbers are invented, cities are not. */
export const STORE_LOCATIONS: readonly StoreLocationSeed[] = [
  {
    code: 'riyadh-industrial',
    name: text('Riyadh, Second Industrial City', 'الرياض، المدينة الصناعية الثانية'),
    street: text('4120 Street 74, Second Industrial City', '4120 شارع 74، المدينة الصناعية الثانية'),
    city: text('Riyadh', 'الرياض'),
    region: 'SA-01',
    postcode: '14331',
    latitude: 24.5372,
    longitude: 46.9116,
    phone: '+966 11 555 0101',
    email: 'riyadh@example.com',
    hours: WITH_SATURDAY,
    services: ['counter', 'warehouse', 'workshop', 'hose-assembly'],
  },
  {
    code: 'riyadh-olaya',
    name: text('Riyadh, Olaya', 'الرياض، العليا'),
    street: text('7421 King Fahd Road, Olaya', '7421 طريق الملك فهد، حي العليا'),
    city: text('Riyadh', 'الرياض'),
    region: 'SA-01',
    postcode: '12214',
    latitude: 24.6947,
    longitude: 46.6853,
    phone: '+966 11 555 0102',
    email: 'olaya@example.com',
    hours: OFFICE,
    services: ['counter'],
  },
  {
    code: 'jeddah',
    name: text('Jeddah, Industrial City', 'جدة، المدينة الصناعية'),
    street: text('2260 Al Sinaiyah Street, Phase 4', '2260 شارع الصناعية، المرحلة الرابعة'),
    city: text('Jeddah', 'جدة'),
    region: 'SA-02',
    postcode: '22524',
    latitude: 21.4179,
    longitude: 39.2394,
    phone: '+966 12 555 0103',
    email: 'jeddah@example.com',
    hours: WITH_SATURDAY,
    services: ['counter', 'warehouse', 'workshop'],
  },
  {
    code: 'dammam',
    name: text('Dammam, First Industrial City', 'الدمام، المدينة الصناعية الأولى'),
    street: text('3385 Street 21, First Industrial City', '3385 شارع 21، المدينة الصناعية الأولى'),
    city: text('Dammam', 'الدمام'),
    region: 'SA-04',
    postcode: '32234',
    latitude: 26.3927,
    longitude: 50.0888,
    phone: '+966 13 555 0104',
    email: 'dammam@example.com',
    hours: WITH_SATURDAY,
    services: ['counter', 'warehouse', 'hose-assembly'],
  },
  {
    code: 'jubail',
    name: text('Jubail, Support Industries', 'الجبيل، منطقة الصناعات المساندة'),
    street: text('118 Support Industries Road', '118 طريق الصناعات المساندة'),
    city: text('Jubail', 'الجبيل'),
    region: 'SA-04',
    postcode: '35717',
    latitude: 27.0361,
    longitude: 49.6032,
    phone: '+966 13 555 0105',
    email: 'jubail@example.com',
    hours: OFFICE,
    services: ['counter', 'workshop'],
  },
  {
    code: 'yanbu',
    name: text('Yanbu Industrial City', 'ينبع الصناعية'),
    street: text('902 King Abdulaziz Street', '902 شارع الملك عبدالعزيز'),
    city: text('Yanbu', 'ينبع'),
    region: 'SA-03',
    postcode: '46452',
    latitude: 24.0232,
    longitude: 38.2012,
    phone: '+966 14 555 0106',
    email: 'yanbu@example.com',
    hours: OFFICE,
    services: ['counter'],
  },
  {
    code: 'buraydah',
    name: text('Buraydah, Industrial Area', 'بريدة، المنطقة الصناعية'),
    street: text('5577 Umar Ibn Al Khattab Road', '5577 طريق عمر بن الخطاب'),
    city: text('Buraydah', 'بريدة'),
    region: 'SA-05',
    postcode: '52369',
    latitude: 26.3029,
    longitude: 43.9671,
    phone: '+966 16 555 0107',
    email: 'buraydah@example.com',
    hours: OFFICE,
    services: ['counter'],
  },
  {
    code: 'khamis-mushait',
    name: text('Khamis Mushait', 'خميس مشيط'),
    street: text('6640 Industrial Area Road', '6640 طريق المنطقة الصناعية'),
    city: text('Khamis Mushait', 'خميس مشيط'),
    region: 'SA-14',
    postcode: '62461',
    latitude: 18.3093,
    longitude: 42.7662,
    phone: '+966 17 555 0108',
    email: 'khamis@example.com',
    hours: OFFICE,
    services: ['counter'],
  },
];
