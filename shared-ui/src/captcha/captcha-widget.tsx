import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Host } from 'shared-contracts';
import { createText, useHost, type TextFunction } from 'shared-platform';
import { Button } from '../button/button';
import { TextField } from '../fields/text-field';
import { Field } from '../fields/field';
import type { CaptchaChallenge, CaptchaFieldProps } from './captcha';
import { CaptchaCanvas } from './captcha-canvas';
import { createCaptchaCode, createCaptchaSum } from './captcha-code';
import styles from './captcha.module.css';
import { captchaMessages, type CaptchaTextId } from './messages/source';
import { loadProvider, watchFrames, type CaptchaProvider } from './provider';

// With the widget, because an answer that can be checked came from it: who loses the network then still reads what is wrong.
export { checkAnswer } from './check-answer';

/** `loaded`: it can be answered. `expired`: what was answered is good no more. `reset`: something else is asked. */
export type CaptchaState = 'reset' | 'loaded' | 'errored' | 'expired';

export interface CaptchaWidgetProps extends CaptchaFieldProps {
  text: TextFunction<CaptchaTextId>;
  /** Somebody has pressed a button for it, which is gone now: the focus is led to it. */
  isAwaited: boolean;
}

/** What the widget says. Rejects where the texts do not come. */
export const readText = async ({ language, locale }: Host['intl']): Promise<TextFunction<CaptchaTextId>> =>
  createText(locale, (await captchaMessages[language]()).default);

export default function CaptchaWidget(props: CaptchaWidgetProps) {
  const { captcha, error, isAwaited } = props;
  const { captcha: provider } = useHost().config;
  const { challenge, options } = captcha;
  const place = useRef<HTMLDivElement>(null);
  /** Stays what was chosen last. */
  const [kind, setKind] = useState(challenge?.kind ?? (provider ? 'provider' : 'code'));
  const pose = (wanted: CaptchaChallenge['kind']) =>
    captcha.ask(
      wanted === 'sum'
        ? { kind: wanted, ...createCaptchaSum() }
        : wanted === 'provider' && provider
          ? { kind: wanted, ...provider }
          : { kind: 'code', code: createCaptchaCode(options.length, options.alphabet) },
    );
  const choose = (wanted: CaptchaChallenge['kind']) => {
    setKind(wanted);
    pose(wanted);
  };
  const begin = useEffectEvent(() => pose(kind));
  const isAsked = challenge !== undefined;
  useEffect(() => {
    if (!isAsked) begin();
  }, [isAsked]);
  const greet = useEffectEvent(() => {
    if ((isAwaited || error !== undefined) && isIdle(place.current))
      place.current?.querySelector<HTMLElement>('input, [role="group"]')?.focus();
  });
  // Who has sent before it was there is led to it when it comes.
  const isGreeted = useRef(false);
  useEffect(() => {
    if (!isAsked || isGreeted.current) return;
    isGreeted.current = true;
    greet();
  }, [isAsked]);
  return <div ref={place}>{challenge && <Challenge {...props} challenge={challenge} onAsk={choose} />}</div>;
}

type ChallengeProps = CaptchaWidgetProps & { challenge: CaptchaChallenge; onAsk: (kind: CaptchaChallenge['kind']) => void };

/** A challenge, what became of it, and what can be asked instead. */
function Challenge({ challenge, onAsk, ...props }: ChallengeProps) {
  const { captcha, text } = props;
  const hasProvider = useHost().config.captcha !== undefined;
  const [state, setState] = useState<CaptchaState>('reset');
  /** A provider's widget that has failed is made anew; one that works asks anew by itself. */
  const [attempt, setAttempt] = useState(0);
  const ask = (kind: CaptchaChallenge['kind']) => {
    if (state === 'errored') setAttempt(attempt + 1);
    setState('reset');
    onAsk(kind);
    clear(props);
  };
  const shown = { ...props, onState: setState };
  const isSum = challenge.kind === 'sum';
  const isErrored = !isSum && state === 'errored';
  // The shop's own question is checked by the browser alone: with a provider it is there where the provider is not.
  const other = isSum ? (hasProvider ? 'provider' : 'code') : !hasProvider || isErrored ? 'sum' : undefined;
  return (
    <div className={styles.captcha} data-captcha={isSum ? 'loaded' : state}>
      {challenge.kind === 'provider' ? (
        <Provider key={attempt} {...shown} challenge={challenge} />
      ) : (
        <Typed key={captcha.round} {...shown} challenge={challenge} />
      )}
      {isErrored && <p role="alert">{text('captcha.errored')}</p>}
      {!isSum && state === 'expired' && <p role="status">{text('captcha.expired')}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" size="s" onClick={() => ask(challenge.kind)}>
          {text(isSum ? 'captcha.new-sum' : isErrored || hasProvider ? 'captcha.again' : 'captcha.new')}
        </Button>
        {other && (
          <Button variant="quiet" size="s" onClick={() => ask(other)}>
            {text(`captcha.use-${other}`)}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Shown extends CaptchaWidgetProps {
  onState: (state: CaptchaState) => void;
}

/** A picture with a code, or a sum in words. Either stays until another is asked for: only this browser checks it, whenever that is. */
function Typed({ challenge, text, onState, error, ...input }: Shown & { challenge: Exclude<CaptchaChallenge, { kind: 'provider' }> }) {
  const { name, ref, onBlur, onChange, value } = input;
  const field = { name, ref, onBlur, onChange, ...(value === undefined ? {} : { value }) };
  return (
    <>
      {challenge.kind === 'code' && (
        <CaptchaCanvas
          code={challenge.code}
          label={text('captcha.picture')}
          onDrawn={(isDrawn) => onState(isDrawn ? 'loaded' : 'errored')}
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
  challenge: { script, siteKey, origins },
  captcha: { round },
  text,
  onState,
  error,
  ...input
}: Shown & { challenge: Extract<CaptchaChallenge, { kind: 'provider' }> }) {
  const { language } = useHost().intl;
  const place = useRef<HTMLDivElement>(null);
  const askAnew = useRef<() => void>(undefined);
  const answer = useEffectEvent((token: string) => input.onChange(changeOf(input.name, token)));
  const tell = useEffectEvent(onState);
  const opened = [script, ...(origins ?? [])].join(' ');
  useEffect(() => {
    let isGone = false;
    const leave = watchFrames(opened.split(' '));
    /** What the provider's code says, also long after its widget has gone. */
    const hear = (state: CaptchaState, token?: string) => {
      if (isGone) return;
      if (token !== undefined) answer(token);
      tell(state);
    };
    /** What the provider's code throws is its failure, not the page's. */
    const attempt = (action: () => void) => {
      try {
        action();
        tell('loaded');
      } catch {
        tell('errored');
      }
    };
    const show = (provider: CaptchaProvider) => {
      const element = place.current;
      if (isGone || !element) return;
      attempt(() => {
        const widget = provider.render(element, {
          sitekey: siteKey,
          hl: language,
          callback: (token) => hear('loaded', token),
          'expired-callback': () => hear('expired', ''),
          'error-callback': () => hear('errored'),
        });
        askAnew.current = () => attempt(() => provider.reset(widget));
      });
    };
    loadProvider(script).then(show, () => !isGone && tell('errored'));
    return () => {
      isGone = true;
      askAnew.current = undefined;
      leave();
    };
  }, [script, opened, siteKey, language]);
  useEffect(() => askAnew.current?.(), [round]);
  return (
    <Field label={text('captcha.provider')} error={error} required>
      {({ id, 'aria-describedby': describedBy }) => (
        // No control: the group of one. A script can give it the focus, so that its error is read out.
        <div
          id={id}
          ref={place}
          role="group"
          tabIndex={-1}
          aria-label={text('captcha.provider')}
          aria-describedby={describedBy}
          data-invalid={error ? true : undefined}
          className={styles.provider}
        />
      )}
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
