import { type ComponentType, useEffect, useState } from 'react';
import { useHost } from 'shared-platform';
import { Skeleton } from '../feedback/skeleton';
import { FieldError } from '../fields/field';
import type { CaptchaFieldProps } from './captcha';
import type { CaptchaWidgetProps } from './captcha-widget';
import { LoadingFailure } from './loading/loading-failure';
import styles from './captcha.module.css';

const AGAIN_MS = 3000;

/** Where a guest shows to be a person; nothing for customers. It comes when it is shown, with its own texts. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { isNeeded } = props.captcha;
  const { intl } = useHost();
  const [late, setLate] = useState<{ Widget: ComponentType<CaptchaWidgetProps>; text: CaptchaWidgetProps['text'] } | 'failed'>();
  /** How often somebody has asked for it. */
  const [presses, setPresses] = useState(0);
  // Code and texts come with the network, as often as they have to be asked for; the first failure is said.
  useEffect(() => {
    if (!isNeeded) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const load = async () => {
      try {
        const { default: Widget, readText } = await import('./captcha-widget');
        const text = await readText(intl);
        if (!isGone) setLate({ Widget, text });
      } catch {
        if (isGone) return;
        setLate('failed');
        again = setTimeout(() => void load(), AGAIN_MS);
      }
    };
    void load();
    return () => {
      isGone = true;
      clearTimeout(again);
    };
  }, [isNeeded, intl, presses]);
  if (!isNeeded) return null;
  return (
    <div className={styles.place}>
      {late && late !== 'failed' ? (
        <late.Widget {...props} text={late.text} isAwaited={presses > 0} />
      ) : (
        <>
          {late ? <LoadingFailure onAgain={() => setPresses(presses + 1)} /> : <Skeleton height="7rem" shape="block" />}
          <FieldError id="captcha-error" error={props.error} />
        </>
      )}
    </div>
  );
}
