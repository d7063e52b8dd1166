import { type Ref, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, IconButton, TextField, useKeptInput, useValidators, VisuallyHidden } from 'shared-ui';
import { Fold } from './fold';
import { useText } from './messages/source';
import styles from './coupon-form.module.css';
import { cartOf } from '../../service/own-cart';

/** One coupon at a time, as the platform has it: the field, or the code that is applied. */
export function CouponForm({ coupons }: { coupons: readonly string[] }) {
  const text = useText();
  const form = useRef<HTMLDivElement>(null);
  const { code, setCode, error, isBusy, said, apply, remove } = useCoupon(form);
  const { field, chip } = useFocusOnChange(coupons.length);
  const [isOpen, setOpen] = useState<boolean>();
  // A code that was typed before a reload is seen again.
  if (code !== '' && isOpen === undefined) setOpen(true);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    apply();
    field.current?.focus();
  };
  return (
    <div ref={form} className={styles.coupon}>
      {coupons.length === 0 ? (
        <Fold label={text('coupon.have')} isOpen={isOpen ?? false} onToggle={setOpen}>
          <form className={styles.form} noValidate onSubmit={submit}>
            <TextField
              ref={field}
              label={text('coupon.label')}
              value={code}
              error={error}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
              className={styles.field}
            />
            <Button type="submit" variant="secondary" busy={isBusy} className={styles.apply}>
              {text('coupon.apply')}
            </Button>
          </form>
        </Fold>
      ) : (
        coupons.map((applied) => <AppliedCode key={applied} ref={chip} code={applied} isBusy={isBusy} onRemove={() => remove(applied)} />)
      )}
      {coupons.length > 0 && error !== undefined && (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface AppliedCodeProps {
  ref: Ref<HTMLButtonElement>;
  code: string;
  isBusy: boolean;
  onRemove: () => void;
}

function AppliedCode({ ref, code, isBusy, onRemove }: AppliedCodeProps) {
  const text = useText();
  return (
    <p className={styles.applied}>
      <span>
        {text('coupon.applied')}{' '}
        <bdi dir="ltr" className={styles.code}>
          {code}
        </bdi>
      </span>
      <IconButton ref={ref} icon="close" label={text('coupon.remove', { code })} aria-disabled={isBusy || undefined} onClick={onRemove} />
    </p>
  );
}

function useCoupon(form: RefObject<HTMLElement | null>) {
  const host = useHost();
  const text = useText();
  const { required } = useValidators();
  const [code, setCode] = useKeptInput('coupon');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const run = async (action: Promise<void>, done: string) => {
    setBusy(true);
    setError(undefined);
    setSaid('');
    try {
      await action;
      setCode('');
      setSaid(done);
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure);
      // Once the form is not shown any more the shell says it.
      if (form.current) setError(message);
      else host.toasts.add({ type: 'error', message });
    } finally {
      setBusy(false);
    }
  };
  return {
    code,
    error,
    isBusy,
    said,
    setCode(typed: string) {
      setCode(typed);
      setError(undefined);
    },
    apply() {
      if (isBusy) return;
      const problem = required(code);
      if (problem !== true) setError(problem);
      else void run(cartOf(host).applyCoupon(code.trim()), text('coupon.was-applied', { code: code.trim() }));
    },
    remove(applied: string) {
      if (!isBusy) void run(cartOf(host).removeCoupon(applied), text('coupon.was-removed', { code: applied }));
    },
  };
}

/** Field and applied code take each other's place: the focus stays in it. */
function useFocusOnChange(count: number) {
  const field = useRef<HTMLInputElement>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const last = useRef(count);
  useLayoutEffect(() => {
    if (last.current === count) return;
    last.current = count;
    const active = document.activeElement;
    // Only when the focus was lost with what is gone.
    if (active === null || active === document.body) (count > 0 ? chip : field).current?.focus();
  }, [count]);
  return { field, chip };
}
