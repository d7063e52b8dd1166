import { Fragment } from 'react';
import { useText } from '../../messages/source';
import type { KeyDatum } from './key-data';
import { unitText } from './specifications';

/** "25 × 52 × 15 mm · 2RS · C 14 kN": dimensions stay left to right in both languages, with their unit where that is Latin. */
export function KeyDataLine({ data, className }: { data: readonly KeyDatum[]; className?: string | undefined }) {
  const text = useText();
  return (
    <p className={className}>
      {data.map((datum, index) => {
        const unit = datum.unitMessage ? unitText(text, datum.unitMessage) : (datum.unit ?? '');
        const isLatin = /^[ -~]+$/.test(unit);
        return (
          <Fragment key={datum.text}>
            {index > 0 && ' · '}
            <bdi dir={unit ? 'ltr' : undefined}>
              {(isLatin ? `${datum.text} ${unit}` : datum.text).replaceAll(' ', unit ? '\u00a0' : ' ')}
            </bdi>
            {unit && !isLatin && `\u00a0${unit}`}
          </Fragment>
        );
      })}
    </p>
  );
}
