import { useHost, useSnapshot } from 'shared-platform';
import { ButtonLink, isolateLtr, Notice } from 'shared-ui';
import { Amount } from '../amount';
import styles from '../calculator.module.css';
import { defineCalculator, type ResultProps } from '../define-calculator';
import { listPath, nearestOptions, optionsOf } from '../../../features/attribute-options/matching-list';
import { useText } from '../messages/source';
import { Results } from '../results';
import { formatSignificant } from '../significant';
import { TwoWheels } from '../two-wheels';
import { CHAIN_INPUTS, chainDrive, type ChainDrive, type ChainValues, PITCHES } from './chain-length';

const PITCH = 'pitch_mm';

export const chainCalculator = defineCalculator({
  tool: 'chain-length',
  inputs: CHAIN_INPUTS,
  labels: { chain: 'calc.chain.chain', z1: 'calc.chain.z1', z2: 'calc.chain.z2', a: 'calc.distance', n: 'calc.speed-1' },
  attributes: [PITCH],
  calculate: chainDrive,
  impossible: { input: 'a', text: 'calc.problem.touch' },
  result: ChainResult,
  formula: (
    <>
      <p>
        X = 2 a / p + (z<sub>1</sub> + z<sub>2</sub>) / 2 + ((z<sub>2</sub> − z<sub>1</sub>) / 2π)<sup>2</sup> · p / a
      </p>
      <p>
        a = p / 4 · (S + √(S<sup>2</sup> − 8 · ((z<sub>2</sub> − z<sub>1</sub>) / 2π)<sup>2</sup>)), S = X − (z<sub>1</sub> + z<sub>2</sub>)
        / 2
      </p>
      <p>
        v = z<sub>1</sub> · p · n<sub>1</sub> / 60 000
      </p>
    </>
  ),
  source: 'DIN ISO 10823, ISO 606; Budynas, Nisbett: Shigley’s Mechanical Engineering Design, 17-5',
});

function ChainResult({ values, result, options }: ResultProps<ChainValues, ChainDrive>) {
  const text = useText();
  const { current } = useSnapshot(useHost().storeView.state);
  const { exact, pitches, length, distance, speed, ratio, n2, diameters, range } = result;
  const pitch = nearestOptions(optionsOf(options, PITCH), PITCHES[values.chain])[0];
  const path = listPath('power-transmission/roller-chains', current.categorySuffix, pitch ? [[PITCH, pitch.value]] : []);
  const isUnusual = values.a < range[0] || values.a > range[1];
  return (
    <>
      <Results
        main={{ label: text('calc.chain.length'), value: <bdi>{text('calc.chain.pitches', { count: pitches })}</bdi> }}
        rows={[
          { label: text('calc.chain.exact'), value: <Amount value={exact} unit="" /> },
          { label: text('calc.chain.length-mm'), value: <Amount value={length} unit="mm" figures={6} /> },
          { label: text('calc.chain.distance'), value: <Amount value={distance} unit="mm" /> },
          { label: text('calc.chain.speed'), value: <Amount value={speed} unit="m/s" /> },
          { label: text('calc.ratio'), value: <Amount value={ratio} unit="" /> },
          { label: text('calc.n2'), value: <Amount value={n2} unit="r/min" /> },
          {
            label: text('calc.chain.circles'),
            value: <bdi dir="ltr">{`${formatSignificant(diameters[0])} · ${formatSignificant(diameters[1])}\u00a0mm`}</bdi>,
          },
        ]}
      />
      {isUnusual && (
        <Notice type="info">
          {text('calc.distance-range', {
            from: isolateLtr(formatSignificant(range[0])),
            to: isolateLtr(`${formatSignificant(range[1])} mm`),
          })}
        </Notice>
      )}
      <TwoWheels
        name={text('calc.chain.drawing')}
        d1={diameters[0]}
        d2={diameters[1]}
        a={values.a}
        labels={[`z₁ = ${values.z1}`, `z₂ = ${values.z2}`]}
      />
      <div className={styles.actions}>
        <ButtonLink to={path} variant="secondary">
          {text('calc.chain.list', { pitch: isolateLtr(`${PITCHES[values.chain]} mm`) })}
        </ButtonLink>
      </div>
    </>
  );
}
