import { toKeyData } from './key-data';

const said = (value: string) => ({ value, unit: undefined });

test('a bearing: size in the order d × D × B, seal, load', () => {
  const attributes = {
    width_mm: said('15 mm'),
    outside_diameter: said('52 mm'),
    bore_diameter: said('25 mm'),
    seal_type: said('Rubber seals, both sides (2RS)'),
    material: said('Bearing steel'),
    dynamic_load_kn: { value: '14', unit: 'unit.kn' as const },
  };
  expect(toKeyData(attributes)).toEqual([{ text: '25 × 52 × 15', unit: 'mm' }, { text: '2RS' }, { text: 'C 14', unitMessage: 'unit.kn' }]);
});

test('a screw, an O-ring, an oil, nothing', () => {
  const steel = { material: said('Steel 8.8') };
  expect(toKeyData({ ...steel, thread: said('M5'), length_mm: { value: '10', unit: 'unit.mm' } })).toEqual([
    { text: 'M5 × 10', unitMessage: 'unit.mm' },
    { text: 'Steel 8.8' },
  ]);
  expect(toKeyData({ bore_diameter: said('2.9 مم'), cross_section_mm: said('1.78 مم'), material: said('مطاط NBR') })).toEqual([
    { text: '2.9 × 1.78', unit: 'مم' },
    { text: 'مطاط NBR' },
  ]);
  expect(toKeyData({ viscosity_grade: said('ISO VG 32'), pack_size: said('5 l canister') })).toEqual([
    { text: 'ISO VG 32' },
    { text: '5 l canister' },
  ]);
  expect(toKeyData({})).toEqual([]);
});

test('what variants differ by is a span, in their common unit; words that differ are not said', () => {
  const several = (...values: string[]) => ({ ...said(values.join(', ')), several: values });
  expect(
    toKeyData({
      width_mm: { value: '12.7', unit: 'unit.mm' },
      belt_length: several('1250 mm', '800 mm', '4500 mm'),
      belt_section: said('SPA'),
      seal_type: several('Open', 'Sealed (2RS)'),
    }),
  ).toEqual([{ text: '12.7 × 800–4500', unit: 'mm' }, { text: 'SPA' }]);
  expect(toKeyData({ belt_length: several('800 mm', 'endless') })).toEqual([]);
});
