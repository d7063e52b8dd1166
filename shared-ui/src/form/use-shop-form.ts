import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { GUEST, useIsHydrated } from 'shared-platform';
import { useUiText } from '../messages/source';
import { focusFirstError } from '../validation/focus-first-error';
import { all, useValidators, type Validator, type Validators } from '../validation/validators';
import { forgetText, isSecret, storeText, storedText } from './stored-text';
import { useUnsentGuard } from './use-unsent-guard';
import { useWriter } from './use-writer';

/** What became of what was sent. Nothing: it went well. */
export type ShopFormOutcome<Fields extends FieldValues> =
  | void
  | undefined
  | {
      /** Shown above the form. */
      failure?: string | undefined;
      /** Shown by their fields: what the platform says of one of them. */
      errors?: Partial<Record<Path<Fields>, string>> | undefined;
    };

export interface ShopFormOptions<Fields extends FieldValues> {
  /** Every field has one: an empty text, `false`. */
  defaultValues: Fields;
  /** Called with what was typed, once all rules hold. What it throws is said as the form's failure. */
  onSubmit: (values: Fields, sending: Sending) => Promise<ShopFormOutcome<Fields>>;
  /** Keeps what is typed for the tab under this name, without passwords, until it was sent. */
  keep?: string;
  /** Of the fields, only these are kept: all of them together may be what somebody else must not have. Default: all. */
  keepOnly?: readonly Path<Fields>[];
  /**
   * Asks before a page with unsent changes is left, and while they are sent. `not-kept`: changes of fields that `keep` does not keep, as
   * passwords are; the others are there again, so that nothing is lost.
   */
  guard?: boolean | 'not-kept';
  /** Something beside the fields has not been sent: files that were chosen. */
  hasUnsent?: boolean;
}

export interface Sending {
  /**
   * It has arrived: the page may be left without a question. For a form that leads on by itself, before it does; false where it has been
   * left meanwhile: whoever went elsewhere stays there.
   */
  arrived: () => boolean;
}

export interface ShopForm<Fields extends FieldValues> {
  /** For what goes beyond `field`. */
  form: UseFormReturn<Fields>;
  /** The specification's rules (section 5). */
  rules: Validators;
  /** What a field needs: `<TextField label="…" {...field('email', rules.required, rules.email)} />`. The first complaint counts. */
  field: (
    name: Path<Fields>,
    ...validators: readonly Validator[]
  ) => UseFormRegisterReturn & {
    error: string | undefined;
    /** What markup of the server shows, and only where there was such markup. */
    defaultValue?: string;
    defaultChecked?: boolean;
    /** While it is sent: what is changed then would not be sent, and a form that begins anew would take it away. The focus stays. */
    readOnly: boolean | undefined;
  };
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit' | 'aria-busy'>;
  failure: string | undefined;
  isBusy: boolean;
}

/** The one way to make a form: rules, first error focused, busy, failure, what the platform says at its field, text kept for the tab. */
export function useShopForm<Fields extends FieldValues>(options: ShopFormOptions<Fields>): ShopForm<Fields> {
  const { defaultValues, onSubmit, guard = false, hasUnsent = false } = options;
  const text = useUiText();
  const rules = useValidators();
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Fields>({ defaultValues: defaultValues as DefaultValues<Fields>, shouldFocusError: false });
  const { errors, isSubmitting, isDirty, dirtyFields, submitCount } = form.formState;
  const stored = useStoredText(form, options);
  const rendered = useRenderedValues(defaultValues);
  const isUnsent = guard === 'not-kept' ? Object.keys(dirtyFields).some((name) => !isKept(name, options)) : isDirty;
  const guarding = useUnsentGuard(guard !== false && (isUnsent || hasUnsent || isSubmitting));

  useEffect(() => {
    if (submitCount > 0) focusFirstError(element.current);
  }, [submitCount]);

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const outcome = await onSubmit(values, { arrived: guarding.end }).catch((error: unknown) => ({
      failure: messageOf(error) ?? text('ui.form.failed'),
    }));
    if (!outcome) {
      // Nothing is unsaved any more. Fields are held while it is sent: what is in them was sent, or `onSubmit` begins anew with it.
      form.reset(form.getValues());
      return stored.forget();
    }
    const atFields = Object.entries(('errors' in outcome && outcome.errors) || {});
    for (const [name, message] of atFields) form.setError(name as Path<Fields>, { message: String(message) });
    setFailure(outcome.failure ?? (atFields.length === 0 ? text('ui.form.failed') : undefined));
  });

  return {
    form,
    rules,
    field: (name, ...validators) => ({
      ...form.register(name, { validate: all(...validators) }),
      ...rendered(name),
      error: messageOf(form.getFieldState(name, { ...form.formState, errors }).error),
      readOnly: isSubmitting || undefined,
    }),
    formProps: {
      ref: element,
      noValidate: true,
      'aria-busy': isSubmitting || undefined,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSubmitting) void send(event);
      },
    },
    failure,
    isBusy: isSubmitting,
  };
}

/**
 * Values as attributes, for markup that is there before the form's code: the form itself writes them into the fields when it is. Never
 * changed: a field would take the new one for its value.
 */
function useRenderedValues<Fields extends FieldValues>(defaultValues: Fields) {
  const isHydrated = useIsHydrated();
  const [values] = useState(isHydrated ? undefined : defaultValues);
  return (name: Path<Fields>): { defaultValue?: string; defaultChecked?: boolean } => {
    const value: unknown = values && get(values, name);
    if (typeof value === 'boolean') return { defaultChecked: value };
    return typeof value === 'string' && value !== '' ? { defaultValue: value } : {};
  };
}

function isKept<Fields extends FieldValues>(name: string, { keep, keepOnly }: ShopFormOptions<Fields>): boolean {
  return keep !== undefined && !isSecret(name) && (keepOnly === undefined || keepOnly.some((kept) => kept === name));
}

/** Brings back what the same person typed before a reload, and keeps what is typed from then on. */
function useStoredText<Fields extends FieldValues>(form: UseFormReturn<Fields>, options: ShopFormOptions<Fields>) {
  const { keep, keepOnly, defaultValues: defaults } = options;
  const by = useWriter();
  const earlier = useRef('');
  const store = (name: string, typed: Fields) => {
    const values = keepOnly ? Object.fromEntries(keepOnly.map((field) => [field, typed[field]])) : typed;
    storeText(name, by, { values, from: defaults });
  };
  const restore = useEffectEvent((name: string) => {
    for (const [field, value] of Object.entries(storedText(name, by, defaults)))
      if (form.getValues(field as Path<Fields>) === defaults[field]) form.setValue(field as Path<Fields>, value, { shouldDirty: true });
    // What was typed before it was known who this is, too; never what somebody else typed.
    const values = form.getValues();
    const isOwn = ['', GUEST, by].includes(earlier.current);
    earlier.current = by;
    if (isOwn && Object.entries(values).some(([field, value]) => value !== defaults[field])) store(name, values);
  });
  const remember = useEffectEvent((values: Fields) => {
    if (keep !== undefined) store(keep, values);
  });
  const { subscribe } = form;
  useEffect(() => {
    // Who this is has to be known first.
    if (keep === undefined || by === '') return undefined;
    restore(keep);
    return subscribe({ formState: { values: true }, callback: ({ values }) => remember(values) });
  }, [keep, by, subscribe]);
  return {
    forget() {
      if (keep !== undefined) forgetText(keep);
    },
  };
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}
