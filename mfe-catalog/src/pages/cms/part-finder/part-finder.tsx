import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { cartPage, pathTo, toWesternDigits } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, FieldError, Icon, SEARCH_PATH, searchPath, useKeptInput } from 'shared-ui';
import { useText } from './messages/source';
import styles from './part-finder.module.css';

const SIZES = ['d', 'D', 'B'] as const;

const loadDialog = () => import(/* webpackChunkName: "on-demand" */ './paste-dialog');

/** What a buyer has in hand: a number, an old part to measure, or a list. Each leads to what can be ordered. */
export function PartFinder() {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.finder} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text('finder.title')}
      </h2>
      <NumberForm />
      <SizeForm />
      <ListButton />
    </section>
  );
}

function NumberForm() {
  const host = useHost();
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useKeptInput('find_number');
  // The field is the form's own, so that what is typed before the scripts are there stays.
  useEffect(() => {
    if (input.current?.value === '') input.current.value = typed;
  }, [typed]);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (query === '') return input.current?.focus();
    host.navigation.push(searchPath(query));
    return setTyped('');
  };
  return (
    <form
      className={styles.row}
      action={host.navigation.href(SEARCH_PATH)}
      role="search"
      aria-label={text('finder.number')}
      onSubmit={find}
    >
      <label htmlFor={id} className={styles.label}>
        {text('finder.number')}
      </label>
      <input
        ref={input}
        id={id}
        name="query"
        type="search"
        maxLength={128}
        autoComplete="off"
        dir="auto"
        placeholder="6205-2RS"
        className={styles.wide}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{text('finder.find')}</Button>
    </form>
  );
}

/** Two sizes are enough to know a bearing by; the search takes them in any order. */
function SizeForm() {
  const { navigation } = useHost();
  const text = useText();
  const id = useId();
  const inputs = { d: useKeptInput('find_d'), D: useKeptInput('find_D'), B: useKeptInput('find_B') } as const;
  const [problem, setProblem] = useState<string>();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = SIZES.flatMap((size) => (inputs[size][0].trim() === '' ? [] : [toSize(inputs[size][0])]));
    const isWrong = wanted.length < 2 || wanted.includes(undefined);
    setProblem(isWrong ? text(wanted.length < 2 ? 'finder.size-few' : 'finder.size-wrong') : undefined);
    if (isWrong) event.currentTarget.querySelector('input')?.focus();
    else {
      navigation.push(searchPath(wanted.join('x')));
      for (const size of SIZES) inputs[size][1]('');
    }
  };
  return (
    <form className={`${styles.row} ${styles.sizes}`} noValidate onSubmit={find} aria-label={text('finder.size')}>
      <span className={styles.label} aria-hidden="true">
        {text('finder.size')}
      </span>
      <span className={styles.fields}>
        {SIZES.map((size) => (
          <label key={size} className={styles.field}>
            <bdi aria-hidden="true">{size}</bdi>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              dir="ltr"
              aria-label={text(`finder.${size}`)}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? id : undefined}
              value={inputs[size][0]}
              onChange={(event) => inputs[size][1](event.target.value)}
            />
          </label>
        ))}
      </span>
      <Button type="submit">{text('finder.find')}</Button>
      <div aria-live="polite" className={styles.problem}>
        <FieldError id={id} error={problem} />
      </div>
    </form>
  );
}

/** As the search reads it: "25", "2.5"; undefined for what is no size. */
function toSize(typed: string): string | undefined {
  const western = toWesternDigits(typed).trim().replace(/[,٫]/, '.');
  return /^\d{1,4}(\.\d{1,3})?$/.test(western) && Number(western) > 0 ? String(Number(western)) : undefined;
}

function ListButton() {
  const host = useHost();
  const text = useText();
  const [Opened, setOpened] = useState<ComponentType<{ cart: string; onClose: () => void }>>();
  const cart = pathTo(host, cartPage);
  const open = async () => {
    try {
      const { PasteDialog } = await loadDialog();
      setOpened(() => PasteDialog);
    } catch (error) {
      host.telemetry.recordError(error);
      host.toasts.add({ type: 'error', message: text('load-failed.offline') });
    }
  };
  if (cart === undefined) return null;
  return (
    <div className={styles.list}>
      <Button variant="secondary" full onClick={() => void open()}>
        <Icon name="list" />
        {text('finder.list')}
      </Button>
      {Opened && <Opened cart={cart} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
