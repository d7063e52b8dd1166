import { commonUnit, shortLabel, toMeasure } from './measures';

test('numbers with a unit are measures, in both languages; designations are none', () => {
  expect(toMeasure('25 mm')).toEqual({ value: 25, number: '25', unit: 'mm' });
  expect(toMeasure('1.78 مم')).toEqual({ value: 1.78, number: '1.78', unit: 'مم' });
  for (const label of ['M8', 'ISO VG 32', '2RS', '', '25', 'mm']) expect(toMeasure(label)).toBeUndefined();
});

test('an attribute of sizes has one unit for all of them', () => {
  expect(commonUnit(['25 mm', '1.5 mm'])).toBe('mm');
  expect(commonUnit(['400 ml aerosol can', '1 kg tin'])).toBeUndefined();
  expect(commonUnit(['25 mm', 'Open'])).toBeUndefined();
  expect(commonUnit([])).toBeUndefined();
});

test('a code in brackets stands for the whole label', () => {
  expect(shortLabel('Rubber seals, both sides (2RS)')).toBe('2RS');
  expect(shortLabel('Silicone rubber (VMQ)')).toBe('VMQ');
  expect(shortLabel('Open')).toBe('Open');
  expect(shortLabel('Load (calculated)')).toBe('Load (calculated)');
});
