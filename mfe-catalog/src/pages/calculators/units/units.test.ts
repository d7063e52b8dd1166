import { convert, type UnitValues } from './units';

const into = (quantity: UnitValues['quantity'], unit: string, value: number, wanted: string) =>
  convert({ quantity, unit, value })?.to.find(({ name }) => name === wanted)?.value;

describe('NIST SP 811, Guide for the use of the SI, appendix B', () => {
  test('B.7: 36 ft = 10.9728 m', () => expect(into('length', 'ft', 36, 'm')).toBeCloseTo(10.9728, 6));

  test('B.8: 1 psi = 6.894 757 kPa, 1 lbf = 4.448 222 N, 1 lbf·ft = 1.355 818 N·m, 1 hp (550 ft·lbf/s) = 745.6999 W', () => {
    expect(into('pressure', 'psi', 1, 'kPa')).toBeCloseTo(6.894757, 6);
    expect(into('force', 'lbf', 1, 'N')).toBeCloseTo(4.448222, 6);
    expect(into('torque', 'lbfft', 1, 'Nm')).toBeCloseTo(1.355818, 6);
    expect(into('power', 'hp', 1, 'W')).toBeCloseTo(745.6999, 4);
  });

  test('B.8: 212 °F = 100 °C = 373.15 K; 1 PS = 735.4988 W; 1 lb = 0.453 592 37 kg', () => {
    expect(into('temperature', 'F', 212, 'C')).toBeCloseTo(100, 9);
    expect(into('temperature', 'F', 212, 'K')).toBeCloseTo(373.15, 9);
    expect(into('power', 'PS', 1, 'W')).toBeCloseTo(735.4988, 4);
    expect(into('mass', 'lb', 1, 'kg')).toBe(0.45359237);
  });
});

test('a unit of another quantity is the first of this one', () => {
  expect(convert({ quantity: 'force', unit: 'mm', value: 1000 })).toMatchObject({ from: 'N' });
});

test('there is nothing below the absolute zero', () => {
  expect(convert({ quantity: 'temperature', unit: 'C', value: -273.15 })).toBeDefined();
  expect(convert({ quantity: 'temperature', unit: 'C', value: -274 })).toBeUndefined();
});
