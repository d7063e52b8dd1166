import { type ChangeEvent, type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { FieldError } from '../fields/field';
import type { Captcha } from './use-captcha';
import styles from './captcha.module.css';

export interface CaptchaFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur' | 'value'> {
  captcha: Captcha;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
}

const AGAIN_MS = 3000;

/** Where a guest shows to be a person; nothing for customers. It comes when it is shown, with its own texts. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { isNeeded } = props.captcha;
  const [Widget, setWidget] = useState<ComponentType<CaptchaFieldProps>>();
  // It comes with the network, as often as it has to be asked for.
  useEffect(() => {
    if (!isNeeded) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const load = async () => {
      const found = await import('./captcha-widget').catch(() => undefined);
      if (isGone) return;
      if (found) setWidget(() => found.default);
      else again = setTimeout(() => void load(), AGAIN_MS);
    };
    void load();
    return () => {
      isGone = true;
      clearTimeout(again);
    };
  }, [isNeeded]);
  if (!isNeeded) return null;
  return (
    <div className={styles.place}>
      {Widget ? (
        <Widget {...props} />
      ) : (
        <>
          <Skeleton height="7rem" shape="block" />
          <FieldError id="captcha-error" error={props.error} />
        </>
      )}
    </div>
  );
}
