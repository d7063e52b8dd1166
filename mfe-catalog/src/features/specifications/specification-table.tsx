import { type ReactNode, useState } from 'react';
import { AttributeValue } from './attribute-value';
import { toMeasure } from './measures';
import styles from './specification-table.module.css';
import type { Specification } from './specifications';
import { SYMBOLS } from './symbols';

interface SpecificationTableProps {
  specifications: readonly Specification[];
  caption: string;
  /** Names of the choice of the unit, and of the units. */
  unitTexts: { label: string; mm: string; inch: string };
}

const MM_PER_INCH = 25.4;

/** What a product is, in figures: with the letter that drawings use, lengths in millimetres or inches. */
export function SpecificationTable({ specifications, caption, unitTexts }: SpecificationTableProps) {
  const [isInch, setInch] = useState(false);
  const choice = (inch: boolean) => (
    <button type="button" className={styles.unit} aria-pressed={isInch === inch} onClick={() => setInch(inch)}>
      {inch ? unitTexts.inch : unitTexts.mm}
    </button>
  );
  return (
    <>
      {specifications.some((specification) => millimetres(specification) !== undefined) && (
        <div role="group" aria-label={unitTexts.label} className={styles.units}>
          {choice(false)}
          {choice(true)}
        </div>
      )}
      <table className={styles.table} aria-label={caption}>
        <tbody>
          {specifications.map((specification) => (
            <tr key={specification.code} data-symbol={SYMBOLS[specification.code]}>
              <th scope="row">{nameOf(specification)}</th>
              <td className={styles.symbol}>{SYMBOLS[specification.code] && <bdi dir="ltr">{SYMBOLS[specification.code]}</bdi>}</td>
              <td>{(isInch && inInches(specification, unitTexts.inch)) || <AttributeValue {...specification} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The letter stands in a column of its own: "Bore diameter d" is "Bore diameter". */
function nameOf({ code, label }: Specification): string {
  const symbol = SYMBOLS[code]?.replace('₀', '0');
  return symbol ? label.replace(new RegExp(` ${symbol}(?= |$)`), '') : label;
}

function inInches(specification: Specification, unit: string): ReactNode {
  const length = millimetres(specification);
  return length === undefined ? undefined : (
    <>
      <bdi dir="ltr">{Number((length / MM_PER_INCH).toFixed(4))}</bdi> {unit}
    </>
  );
}

/** A length; undefined for what is none. */
function millimetres({ value, unit }: Specification): number | undefined {
  if (unit) return unit === 'unit.mm' ? Number(value) : undefined;
  const measure = toMeasure(value);
  return measure && ['mm', 'مم'].includes(measure.unit) ? measure.value : undefined;
}
