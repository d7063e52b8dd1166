import { useHost, useSnapshot } from 'shared-platform';
import { ButtonLink, Notice } from 'shared-ui';
import { Amount } from '../amount';
import styles from '../calculator.module.css';
import { defineCalculator, type ResultProps } from '../define-calculator';
import { LogChart } from '../log-chart';
import { listPath } from '../../../features/attribute-options/matching-list';
import { useText } from '../messages/source';
import { Results } from '../results';
import { GREASE_INPUTS, type Greasing, greasing, type GreaseValues } from './grease';

const HOURS_A_DAY = 24;

export const greaseCalculator = defineCalculator({
  tool: 'grease',
  inputs: GREASE_INPUTS,
  labels: {
    type: 'calc.bearing.type',
    d: 'calc.grease.d',
    D: 'calc.grease.D',
    B: 'calc.grease.B',
    n: 'calc.speed',
    temperature: 'calc.grease.temperature',
    dirt: 'calc.grease.dirt',
    moisture: 'calc.grease.moisture',
    vibration: 'calc.grease.vibration',
    position: 'calc.grease.position',
  },
  choices: {
    type: { ball: 'calc.grease.ball', cylindrical: 'calc.grease.cylindrical', spherical: 'calc.grease.spherical' },
    temperature: {
      'below-65': 'calc.grease.below-65',
      '65-80': 'calc.grease.65-80',
      '80-93': 'calc.grease.80-93',
      'above-93': 'calc.grease.above-93',
    },
    dirt: {
      light: 'calc.grease.light',
      heavy: 'calc.grease.heavy',
      abrasive: 'calc.grease.abrasive',
      'heavy-abrasive': 'calc.grease.heavy-abrasive',
    },
    moisture: {
      dry: 'calc.grease.dry',
      humid: 'calc.grease.humid',
      condensation: 'calc.grease.condensation',
      water: 'calc.grease.water',
    },
    vibration: { low: 'calc.grease.low', medium: 'calc.grease.medium', high: 'calc.grease.high' },
    position: { horizontal: 'calc.grease.horizontal', inclined: 'calc.grease.inclined', vertical: 'calc.grease.vertical' },
  },
  attributes: [],
  calculate: greasing,
  result: GreaseResult,
  formula: (
    <>
      <p>T = K · (14 000 000 / (n · √d) − 4 d) [h]</p>
      <p>
        K = K<sub>T</sub> · K<sub>C</sub> · K<sub>M</sub> · K<sub>V</sub> · K<sub>P</sub> · K<sub>D</sub>
      </p>
      <p>G = 0.005 · D · B [g]</p>
    </>
  ),
  source: 'Noria Corporation, Machinery Lubrication: grease frequency; SKF: G = 0.005 · D · B',
});

function GreaseResult({ values, result }: ResultProps<GreaseValues, Greasing>) {
  const text = useText();
  const { current } = useSnapshot(useHost().storeView.state);
  const { K, hours, isLimitedByAge, grams } = result;
  return (
    <>
      {hours === undefined ? (
        <Notice type="warning">{text('calc.grease.too-fast')}</Notice>
      ) : (
        <Results
          main={{ label: text('calc.grease.interval'), value: <Amount value={hours} unit="h" /> }}
          rows={[
            { label: text('calc.grease.days'), value: <Amount value={hours / HOURS_A_DAY} unit="d" figures={3} /> },
            { label: text('calc.grease.amount'), value: <Amount value={grams} unit="g" figures={3} /> },
            { label: text('calc.grease.K'), value: <Amount value={K} unit="" /> },
          ]}
        />
      )}
      {isLimitedByAge && <Notice type="info">{text('calc.grease.age')}</Notice>}
      {hours !== undefined && (
        <LogChart
          name={text('calc.grease.chart')}
          xLabel="n [r/min]"
          yLabel="T [h]"
          curve={(n) => greasing({ ...values, n }).hours}
          point={{ x: values.n, y: hours }}
        />
      )}
      <div className={styles.actions}>
        <ButtonLink to={listPath('lubrication/greases', current.categorySuffix, [])} variant="secondary">
          {text('calc.grease.list')}
        </ButtonLink>
      </div>
    </>
  );
}
