import { useHost, useSnapshot } from 'shared-platform';
import { ButtonLink, isolateLtr, Notice } from 'shared-ui';
import { Amount } from '../amount';
import styles from '../calculator.module.css';
import { defineCalculator, type ResultProps } from '../define-calculator';
import { listPath, nearestOptions, numberOf, optionsOf } from '../../../features/attribute-options/matching-list';
import { useText } from '../messages/source';
import { Results } from '../results';
import { formatSignificant } from '../significant';
import { TwoWheels } from '../two-wheels';
import { BELT_INPUTS, beltDistance, beltDrive, type BeltDrive, type BeltValues, standardLength } from './belt-length';

const SECTION = 'belt_section';
const LENGTH = 'belt_length';
/** Lengths that the list is opened with: those around the calculated one. */
const LISTED = { count: 4, within: 0.08 };

export const beltCalculator = defineCalculator({
  tool: 'belt-length',
  inputs: BELT_INPUTS,
  labels: { section: 'calc.belt.section', d1: 'calc.belt.d1', d2: 'calc.belt.d2', a: 'calc.distance', n: 'calc.speed-1' },
  attributes: [SECTION, LENGTH],
  calculate: beltDrive,
  impossible: { input: 'a', text: 'calc.problem.touch' },
  result: BeltResult,
  formula: (
    <>
      <p>
        L = 2 a + π/2 · (d<sub>1</sub> + d<sub>2</sub>) + (d<sub>2</sub> − d<sub>1</sub>)<sup>2</sup> / (4 a)
      </p>
      <p>
        v = π · d<sub>1</sub> · n<sub>1</sub> / 60 000
      </p>
      <p>
        β = 180° − 2 · arcsin((d<sub>2</sub> − d<sub>1</sub>) / (2 a))
      </p>
    </>
  ),
  source: 'DIN 7753-2; Budynas, Nisbett: Shigley’s Mechanical Engineering Design, 17-3',
});

function BeltResult({ values, result, options }: ResultProps<BeltValues, BeltDrive>) {
  const text = useText();
  const { current } = useSnapshot(useHost().storeView.state);
  const { length, speed, n2, ratio, wrap, range, isFast } = result;
  const standard = standardLength(length);
  const distance = beltDistance(standard, values);
  const section = optionsOf(options, SECTION).find(({ label }) => label === values.section);
  const lengths = nearestOptions(optionsOf(options, LENGTH), length, LISTED).sort((a, b) => numberOf(a) - numberOf(b));
  const path = listPath('power-transmission/v-belts', current.categorySuffix, [
    ...lengths.map((option) => [LENGTH, option.value] as const),
    ...(section ? [[SECTION, section.value] as const] : []),
  ]);
  const isUnusual = values.a < range[0] || values.a > range[1];
  return (
    <>
      <Results
        main={{ label: text('calc.belt.length'), value: <Amount value={length} unit="mm" /> }}
        rows={[
          { label: text('calc.belt.standard'), value: <Amount value={standard} unit="mm" /> },
          ...(distance === undefined ? [] : [{ label: text('calc.belt.distance'), value: <Amount value={distance} unit="mm" /> }]),
          { label: text('calc.belt.speed'), value: <Amount value={speed} unit="m/s" /> },
          { label: text('calc.ratio'), value: <Amount value={ratio} unit="" /> },
          { label: text('calc.n2'), value: <Amount value={n2} unit="r/min" /> },
          { label: text('calc.belt.wrap'), value: <Amount value={wrap} unit="°" /> },
        ]}
      />
      {isFast && <Notice type="warning">{text('calc.belt.fast')}</Notice>}
      {isUnusual && (
        <Notice type="info">
          {text('calc.distance-range', {
            from: isolateLtr(formatSignificant(range[0])),
            to: isolateLtr(`${formatSignificant(range[1])} mm`),
          })}
        </Notice>
      )}
      <TwoWheels name={text('calc.belt.drawing')} d1={values.d1} d2={values.d2} a={values.a} labels={['d₁', 'd₂']} />
      <div className={styles.actions}>
        <ButtonLink to={path} variant="secondary">
          {text('calc.belt.list', { section: isolateLtr(values.section), length: isolateLtr(`${formatSignificant(standard)} mm`) })}
        </ButtonLink>
      </div>
    </>
  );
}
