import { useHost, useSnapshot } from 'shared-platform';
import { ButtonLink, isolateLtr, Notice } from 'shared-ui';
import { Amount } from '../amount';
import styles from '../calculator.module.css';
import { defineCalculator, type ResultProps } from '../define-calculator';
import { LogChart } from '../log-chart';
import { listPath, nearestOptions, numberOf, optionsOf } from '../../../features/attribute-options/matching-list';
import { useText } from '../messages/source';
import { Results } from '../results';
import { formatSignificant } from '../significant';
import { BEARING_LIFE_INPUTS, bearingLife, type BearingLife, type BearingLifeValues } from './bearing-life';

const BORE = 'bore_diameter';

/** Where the shop has bearings of each kind. */
const CATEGORIES: Readonly<Record<BearingLifeValues['type'], string>> = {
  'deep-groove': 'bearings/ball-bearings/deep-groove',
  ball: 'bearings/ball-bearings',
  roller: 'bearings/roller-bearings',
};

export const bearingLifeCalculator = defineCalculator({
  tool: 'bearing-life',
  inputs: BEARING_LIFE_INPUTS,
  labels: {
    type: 'calc.bearing.type',
    C: 'calc.bearing.C',
    C0: 'calc.bearing.C0',
    f0: 'calc.bearing.f0',
    Fr: 'calc.bearing.Fr',
    Fa: 'calc.bearing.Fa',
    X: 'calc.bearing.X',
    Y: 'calc.bearing.Y',
    n: 'calc.speed',
    reliability: 'calc.bearing.reliability',
    hours: 'calc.bearing.hours',
    d: 'calc.bearing.d',
  },
  choices: {
    type: { 'deep-groove': 'calc.bearing.deep-groove', ball: 'calc.bearing.ball', roller: 'calc.bearing.roller' },
  },
  attributes: [BORE],
  calculate: bearingLife,
  impossible: { input: 'Fr', text: 'calc.bearing.no-load' },
  result: BearingLifeResult,
  formula: (
    <>
      <p>
        P = X · F<sub>r</sub> + Y · F<sub>a</sub>
      </p>
      <p>
        L<sub>10</sub> = (C / P)<sup>p</sup> · 10<sup>6</sup> r, p = 3 | 10/3
      </p>
      <p>
        L<sub>10h</sub> = 10<sup>6</sup> / (60 n) · (C / P)<sup>p</sup>, L<sub>nmh</sub> = a<sub>1</sub> · L<sub>10h</sub>
      </p>
    </>
  ),
  source: 'ISO 281:2007, Rolling bearings — Dynamic load ratings and rating life',
});

function BearingLifeResult({ values, result, options }: ResultProps<BearingLifeValues, BearingLife>) {
  const text = useText();
  const { current } = useSnapshot(useHost().storeView.state);
  const { P, X, Y, L10, L10h, a1, Lnmh, neededC, isOverloaded } = result;
  const bore = values.d === undefined ? undefined : nearestOptions(optionsOf(options, BORE), values.d)[0];
  const least = Number(neededC.toPrecision(4));
  const path = listPath(CATEGORIES[values.type], current.categorySuffix, [
    ...(bore ? [[BORE, bore.value] as const] : []),
    ['dynamic_load_kn', `${least}_*`],
  ]);
  const lifeAt = (load: number) =>
    bearingLife({ ...values, type: values.type === 'roller' ? 'roller' : 'ball', Fr: load, Fa: 0, X: 1, Y: 0 })?.Lnmh;
  return (
    <>
      <Results
        main={{ label: text('calc.bearing.life', { reliability: values.reliability }), value: <Amount value={Lnmh} unit="h" /> }}
        rows={[
          { label: text('calc.bearing.P'), value: <Amount value={P} unit="kN" /> },
          {
            label: text('calc.bearing.factors'),
            value: <bdi dir="ltr">{`X = ${formatSignificant(X, 3)}, Y = ${formatSignificant(Y, 3)}`}</bdi>,
          },
          { label: text('calc.bearing.L10'), value: <Amount value={L10} unit={'\u00d7 10\u2076 r'} /> },
          { label: text('calc.bearing.L10h'), value: <Amount value={L10h} unit="h" /> },
          { label: text('calc.bearing.a1'), value: <Amount value={a1} unit="" /> },
          { label: text('calc.bearing.needed'), value: <Amount value={neededC} unit="kN" /> },
        ]}
      />
      {isOverloaded && <Notice type="warning">{text('calc.bearing.overloaded')}</Notice>}
      <LogChart
        name={text('calc.bearing.chart')}
        xLabel="P [kN]"
        yLabel="L [h]"
        curve={lifeAt}
        point={{ x: P, y: Lnmh }}
        wanted={values.hours}
      />
      <div className={styles.actions}>
        <ButtonLink to={path} variant="secondary">
          {text(bore ? 'calc.bearing.list-bore' : 'calc.bearing.list', {
            C: isolateLtr(`C\u00a0≥\u00a0${formatSignificant(least)}\u00a0kN`),
            d: bore && isolateLtr(`d = ${numberOf(bore)} mm`),
          })}
        </ButtonLink>
      </div>
    </>
  );
}
