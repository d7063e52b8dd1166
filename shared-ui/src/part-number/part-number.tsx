import { Fragment } from 'react';
import { classNames } from '../class-names';
import { findDesignations } from './find-designations';
import styles from './part-number.module.css';

/** From this length on it is written smaller, from the second one it may break after all. */
const LONG = 14;
const TOO_LONG = 28;

/** A part number: left to right in both languages, in one line whatever hyphens it has. */
export function PartNumber({ sku, className }: { sku: string; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={classNames(styles.number, lengthClass(sku), className)}>
      {sku}
    </bdi>
  );
}

/** A name or a sentence whose designations stay whole: `6205-2RS` in one line, `HLP 32` left to right in Arabic. */
export function PartText({ children }: { children: string }) {
  return findDesignations(children).map(({ text, isDesignation }, index) =>
    isDesignation ? (
      <bdi key={index} dir="ltr" className={text.length > TOO_LONG ? undefined : styles.whole}>
        {text}
      </bdi>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}

function lengthClass(sku: string): string {
  if (sku.length > TOO_LONG) return styles.tooLong ?? '';
  return (sku.length > LONG && styles.long) || '';
}
