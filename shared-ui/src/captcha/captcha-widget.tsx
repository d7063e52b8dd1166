import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHost, type TextFunction } from 'shared-platform';
import { Button } from '../button/button';
import { Skeleton } from '../feedback/skeleton';
import { TextField } from '../fields/text-field';
import { Field } from '../fields/field';
import { CaptchaCanvas } from './captcha-canvas';
import type { CaptchaFieldProps } from './captcha-field';
import styles from './captcha.module.css';
import { captchaMessages, type CaptchaTextId } from './messages/source';
import { focusFirstError } from '../validation/focus-first-error';
import { useLateText } from '../text/use-late-text';
import { loadProvider, removeFramesLater, type CaptchaProvider } from './provider';

/** `loaded`: it can be answered. `expired`: what was answered is good no more. `reset`: something else is asked. */
export type CaptchaState = 'reset' | 'loaded' | 'errored' | 'expired';

/** A code that was looked at this long ago is asked anew. */
const LIFETIME_MS = 10 * 60_000;

export default function CaptchaWidget(props: CaptchaFieldProps) {
  // No form's messages hold them.
  const text = useLateText(captchaMessages);
  const [state, setState] = useState<CaptchaState>('reset');
  const { captcha } = props;
  const { challenge, round } = captcha;
  const place = useRef<HTMLDivElement>(null);
  const isShown = text !== undefined;
  const greet = useEffectEvent(() => {
    if (props.error !== undefined && isIdle(place.current)) focusFirstError(place.current);
  });
  // Who has sent before it was there is led to it when it comes.
  useEffect(() => {
    if (isShown) greet();
  }, [isShown]);
  if (!text) return <Skeleton height="7rem" shape="block" />;
  const renew = (kind?: 'code' | 'sum') => {
    setState('reset');
    captcha.renew(kind);
    clear(props);
  };
  const shown = { ...props, text, state, onState: setState, renew };
  return (
    <div ref={place} className={styles.captcha} data-captcha={state}>
      {challenge.kind === 'provider' ? <Provider key={round} {...shown} challenge={challenge} /> : <Typed key={round} {...shown} />}
      {state === 'errored' && <p role="alert">{text('captcha.errored')}</p>}
      {state === 'expired' && <p role="status">{text('captcha.expired')}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" size="s" onClick={() => renew()}>
          {text(challenge.kind === 'sum' ? 'captcha.new-sum' : state === 'errored' ? 'captcha.again' : 'captcha.new')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => renew(challenge.kind === 'sum' ? 'code' : 'sum')}>
          {text(challenge.kind === 'sum' ? 'captcha.use-code' : 'captcha.use-sum')}
        </Button>
      </div>
    </div>
  );
}

type Shown = CaptchaFieldProps & {
  text: TextFunction<CaptchaTextId>;
  state: CaptchaState;
  onState: (state: CaptchaState) => void;
  renew: (kind?: 'code' | 'sum') => void;
};

/** A picture with a code, or a sum in words. */
function Typed({ captcha: { challenge, round, renew }, text, state, onState, error, ...input }: Shown) {
  const expire = useEffectEvent(() => {
    if (state === 'errored') return;
    renew();
    clear(input);
    onState('expired');
  });
  useEffect(() => {
    const timer = setTimeout(expire, LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [round]);
  const { name, ref, onBlur, onChange, value } = input;
  const field = { name, ref, onBlur, onChange, ...(value === undefined ? {} : { value }) };
  return (
    <>
      {challenge.kind === 'code' && (
        <CaptchaCanvas
          code={challenge.code}
          label={text('captcha.picture')}
          // That the one before has expired is still to be read.
          onDrawn={(isDrawn) => onState(!isDrawn ? 'errored' : state === 'expired' ? state : 'loaded')}
        />
      )}
      <TextField
        {...field}
        label={challenge.kind === 'sum' ? text('captcha.sum', { a: challenge.a, b: challenge.b }) : text('captcha.label')}
        hint={challenge.kind === 'code' ? text('captcha.hint') : undefined}
        error={error}
        required
        dir="ltr"
        inputMode={challenge.kind === 'sum' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={styles.answer}
      />
    </>
  );
}

/** The provider's widget: where a site key is configured. Its frames go a while after it. */
function Provider({
  challenge: { script, siteKey },
  text,
  onState,
  error,
  ...input
}: Shown & { challenge: { script: string; siteKey: string } }) {
  const { language } = useHost().intl;
  const place = useRef<HTMLDivElement>(null);
  const answer = useEffectEvent((token: string) => input.onChange(changeOf(input.name, token)));
  const tell = useEffectEvent(onState);
  useEffect(() => {
    let isGone = false;
    const show = (provider: CaptchaProvider) => {
      if (isGone || !place.current) return;
      provider.render(place.current, {
        sitekey: siteKey,
        hl: language,
        callback: (token) => answer(token),
        'expired-callback': () => {
          answer('');
          tell('expired');
        },
        'error-callback': () => tell('errored'),
      });
      tell('loaded');
    };
    loadProvider(script).then(show, () => !isGone && tell('errored'));
    return () => {
      isGone = true;
      removeFramesLater(script);
    };
  }, [script, siteKey, language]);
  return (
    <Field label={text('captcha.provider')} error={error} required>
      {(control) => <div {...control} ref={place} role="group" aria-label={text('captcha.provider')} className={styles.provider} />}
    </Field>
  );
}

/** Nobody is about to do something else: the focus is on the button that has sent the form, or nowhere. */
function isIdle(place: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || (focused instanceof HTMLButtonElement && focused.form === place?.closest('form'));
}

const clear = ({ name, onChange }: Pick<CaptchaFieldProps, 'name' | 'onChange'>) => onChange(changeOf(name, ''));

/** A change as an input tells it. */
function changeOf(name: string | undefined, value: string): ChangeEvent<HTMLInputElement> {
  return { type: 'change', target: { name, value } } as ChangeEvent<HTMLInputElement>;
}
