import { useEffect, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import type { PaymentMark } from './payment-mark';
import styles from './payment-marks.module.css';

type Drawings = (typeof import('./mark-drawings'))['MARK_DRAWINGS'];

/** The marks of a way to pay, with their names for who does not see them. Their drawings come after the step; without them it is whole. */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
  const text = useText();
  const [drawings, setDrawings] = useState<Drawings>();
  useEffect(() => {
    import(/* webpackChunkName: "mark-drawings" */ './mark-drawings').then(
      ({ MARK_DRAWINGS }) => setDrawings(MARK_DRAWINGS),
      () => undefined,
    );
  }, []);
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark}>
          <svg aria-hidden="true" viewBox="0 0 40 26" className={styles.mark}>
            {drawings?.[mark]}
          </svg>
          <VisuallyHidden>{text(`checkout.mark.${mark}`)} </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
