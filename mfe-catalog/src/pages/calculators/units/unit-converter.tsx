import { useHost, useSnapshot } from 'shared-platform';
import { ButtonLink, isolateLtr } from 'shared-ui';
import { Amount } from '../amount';
import styles from '../calculator.module.css';
import { defineCalculator, type ResultProps } from '../define-calculator';
import { listPath, nearestOptions, numberOf, optionsOf } from '../../../features/attribute-options/matching-list';
import { useText } from '../messages/source';
import { Results } from '../results';
import { Ruler } from './ruler';
import { type Conversion, convert, QUANTITIES, UNIT_INPUTS, unitsOf, type UnitValues } from './units';

const BORE = 'bore_diameter';
/** Conversions are exact, or nearly: more figures than elsewhere. */
const FIGURES = 7;

export const unitConverter = defineCalculator({
  tool: 'units',
  inputs: UNIT_INPUTS,
  labels: { quantity: 'calc.units.quantity', unit: 'calc.units.unit', value: 'calc.units.value' },
  choices: {
    quantity: {
      length: 'calc.units.length',
      force: 'calc.units.force',
      torque: 'calc.units.torque',
      pressure: 'calc.units.pressure',
      power: 'calc.units.power',
      mass: 'calc.units.mass',
      temperature: 'calc.units.temperature',
    },
  },
  offered: (name, { quantity }) => {
    const chosen = UNIT_INPUTS.quantity.options.find((option) => option === quantity);
    return name === 'unit' && chosen ? unitsOf(chosen).map(([unit]) => unit) : undefined;
  },
  attributes: [BORE],
  calculate: convert,
  impossible: { input: 'value', text: 'calc.units.absolute-zero' },
  result: UnitsResult,
  formula: (
    <>
      <p>1 in = 25.4 mm, 1 lb = 0.453 592 37 kg, 1 kgf = 9.806 65 N</p>
      <p>1 lbf = 0.453 592 37 · 9.806 65 N, 1 psi = 1 lbf / in², 1 hp = 550 ft·lbf/s, 1 PS = 75 kgf·m/s</p>
      <p>t[°C] = (t[°F] − 32) · 5/9 = T[K] − 273.15</p>
    </>
  ),
  source: 'NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B',
});

function UnitsResult({ values, result, options }: ResultProps<UnitValues, Conversion>) {
  const text = useText();
  const { current } = useSnapshot(useHost().storeView.state);
  const [first] = result.to;
  const valueIn = (from: string, unit: string, value: number) =>
    convert({ ...values, unit: from, value })?.to.find(({ name }) => name === unit)?.value ?? 0;
  const symbol = unitsOf(values.quantity).find(([name]) => name === result.from)?.[1].symbol ?? '';
  const mm = values.quantity !== 'length' ? undefined : result.from === 'mm' ? values.value : valueIn(result.from, 'mm', values.value);
  const bore = mm === undefined ? undefined : nearestOptions(optionsOf(options, BORE), mm, { within: 1e-4 })[0];
  if (!first) return null;
  return (
    <>
      <Results
        main={{
          label: <Amount value={values.value} unit={symbol} figures={FIGURES} />,
          value: <Amount value={first.value} unit={first.symbol} figures={FIGURES} />,
        }}
        rows={result.to.slice(1).map((other) => ({
          label: <bdi dir="ltr">{other.symbol}</bdi>,
          value: <Amount value={other.value} unit={other.symbol} figures={FIGURES} />,
        }))}
      />
      <Ruler
        name={text('calc.units.drawing')}
        value={values.value}
        units={[symbol, first.symbol]}
        toOther={(value) => linear(values.quantity, result.from, first.name, value)}
        toOwn={(value) => linear(values.quantity, first.name, result.from, value)}
      />
      {bore && (
        <div className={styles.actions}>
          <ButtonLink to={listPath('bearings', current.categorySuffix, [[BORE, bore.value]])} variant="secondary">
            {text('calc.units.list', { d: isolateLtr(`d = ${numberOf(bore)} mm`) })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** As `convert`, below the absolute zero too: scales begin somewhere. */
function linear(quantity: UnitValues['quantity'], from: string, to: string, value: number): number {
  const units = new Map(Object.entries<{ factor: number; offset?: number }>(QUANTITIES[quantity]));
  const [a, b] = [units.get(from), units.get(to)];
  return a && b ? (value * a.factor + (a.offset ?? 0) - (b.offset ?? 0)) / b.factor : value;
}
