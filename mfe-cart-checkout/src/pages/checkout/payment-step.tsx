import { useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { Button, CheckboxField, Notice, paymentTitle, RadioCards, Skeleton, TextField, useShopForm } from 'shared-ui';
import { toAddress, toForm, type AddressForm, type BillingAddress } from '../../features/checkout-process/address';
import type { Checkout } from '../../features/checkout-process/checkout';
import type { PaymentOption } from '../../features/checkout-process/checkout-state';
import type { PaymentForm, PaymentMethodKind } from '../../features/payment-methods/define-payment-method';
import { PaymentMarks } from '../../features/payment-methods/payment-marks';
import { methodText, paymentMethodKind } from '../../features/payment-methods/payment-methods';
import { AddressFields } from './address-fields';
import { PaymentFormPlace } from './payment-form-place';
import { useAddressForm } from './use-address-form';
import type { Regions } from './use-regions';
import { useText } from './messages/source';
import styles from './checkout-page.module.css';

/** The platform keeps this many characters of a purchase order's number. */
const PURCHASE_ORDER_LENGTH = 32;

interface PaymentStepProps {
  checkout: Checkout;
  regions: Regions;
  /** It is paid once it is approved: a card cannot be charged before. */
  isPurchaseOrder: boolean;
  onDone: () => void;
}

/** Who is billed, and how it is paid. */
export function PaymentStep({ checkout, regions, isPurchaseOrder, onDone }: PaymentStepProps) {
  const text = useText();
  const { paymentOptions: offered, billingAddress, errors, isSubmitting } = useSnapshot(checkout.state);
  const paymentOptions = isPurchaseOrder ? offered.filter(({ code }) => !paymentMethodKind(code)?.Form) : offered;
  const [isReading, setReading] = useState(false);
  const [isSame, setSame] = useState(
    () => billingAddress?.sameAsShippingAddress ?? checkout.storage.loadDraft('payment')?.isSame !== false,
  );
  const billing = useAddressForm(
    checkout.storage,
    'billing',
    billingAddress && !billingAddress.sameAsShippingAddress ? toForm(billingAddress) : {},
    // Sent with the payment, below.
    async () => undefined,
  );
  const payment = usePayment(checkout, paymentOptions);
  const error = errors.billingAddress ?? errors.paymentMethod;

  const submit = async () => {
    // Both are checked before either complains, so that everything to mend is in sight at once.
    const address = isSame ? sameAddress(checkout) : await readBilling(billing, regions);
    setReading(true);
    const method = await payment.read(address !== undefined).finally(() => setReading(false));
    if (address && method && (await checkout.submitBillingAddress(address)) && (await checkout.submitPaymentMethod(method))) onDone();
  };
  const changeSame = (same: boolean) => {
    setSame(same);
    keepTyped(checkout, { isSame: same });
  };
  if (paymentOptions.length === 0) return <Notice type="warning">{text('checkout.payment.none')}</Notice>;
  return (
    <form
      {...billing.formProps}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CheckboxField label={text('checkout.billing.same')} checked={isSame} onChange={(event) => changeSame(event.target.checked)} />
      {!isSame && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text('checkout.billing.title')}</legend>
          {regions.status === 'ready' ? (
            <AddressFields form={billing} regions={regions.known} kind="billing" />
          ) : (
            <Skeleton height={280} shape="block" />
          )}
        </fieldset>
      )}
      <PaymentChoice {...payment} options={paymentOptions} />
      {error !== undefined && <Notice type="error">{error}</Notice>}
      <Button type="submit" busy={isSubmitting || isReading} className={styles.next}>
        {text('checkout.to-review')}
      </Button>
    </form>
  );
}

/** Keeps what was typed for a reload, beside what is kept already. */
function keepTyped({ storage }: Checkout, values: { isSame: boolean } | { purchaseOrder: string } | { code: string }): void {
  storage.saveDraft('payment', { ...storage.loadDraft('payment'), ...values });
}

function sameAddress(checkout: Checkout): BillingAddress | undefined {
  const { shippingAddress } = checkout.state.get();
  return shippingAddress && { ...shippingAddress, sameAsShippingAddress: true };
}

async function readBilling(form: ReturnType<typeof useAddressForm>, regions: Regions): Promise<BillingAddress | undefined> {
  let address: BillingAddress | undefined;
  await form.form.handleSubmit((values: AddressForm) => {
    const typed = regions.status === 'ready' ? toAddress(values, regions.known, { withEmail: false }) : undefined;
    address = typed && { ...typed, sameAsShippingAddress: false };
  })();
  return address;
}

function usePayment(checkout: Checkout, paymentOptions: readonly PaymentOption[]) {
  const text = useText();
  const { paymentMethod } = useSnapshot(checkout.state);
  const [code, setCode] = useState(() => paymentMethod?.code ?? toText(checkout.storage.loadDraft('payment')?.code));
  const ownForm = useRef<PaymentForm>(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // Checked and sent with the rest of the step.
  const { form, field, rules } = useShopForm({
    defaultValues: {
      purchaseOrder: String(checkout.storage.loadDraft('payment')?.purchaseOrder ?? paymentMethod?.data.purchaseOrder ?? ''),
    },
    onSubmit: async () => undefined,
  });
  const option = paymentOptions.find((candidate) => candidate.code === code);
  const numberLabel = option && paymentMethodKind(option.code)?.numberLabel;
  const short = rules.maxLength(PURCHASE_ORDER_LENGTH);
  const numberField = numberLabel ? field('purchaseOrder', rules.required, short) : field('purchaseOrder', short);
  return {
    code: option?.code,
    numberLabel,
    error: isMissing && !option ? text('checkout.payment.choose') : undefined,
    first,
    numberField: {
      ...numberField,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        keepTyped(checkout, { purchaseOrder: event.target.value });
        return numberField.onChange(event);
      },
    },
    ownForm,
    choose(next: string) {
      setCode(next);
      keepTyped(checkout, { code: next });
    },
    /** What was chosen; the focus goes to what is missing, unless it is wanted elsewhere. */
    async read(mayFocus: boolean) {
      setMissing(!option);
      if (!option && mayFocus) first.current?.focus();
      if (!option) return undefined;
      if (!(await form.trigger('purchaseOrder', { shouldFocus: mayFocus }))) return undefined;
      const purchaseOrder = form.getValues('purchaseOrder').trim();
      const typed = purchaseOrder === '' ? {} : { purchaseOrder };
      if (!paymentMethodKind(option.code)?.Form) return { ...option, data: typed };
      // A card is not asked for its token before everything else is right.
      const paid = mayFocus ? await ownForm.current?.read() : undefined;
      return paid && { ...option, ...(paid.code === undefined ? {} : { code: paid.code }), data: { ...paid.data, ...typed } };
    },
  };
}

interface PaymentChoiceProps {
  options: readonly PaymentOption[];
  code: string | undefined;
  numberLabel: PaymentMethodKind['numberLabel'];
  error: string | undefined;
  first: RefObject<HTMLInputElement | null>;
  numberField: Omit<ComponentProps<typeof TextField>, 'label'>;
  choose: (code: string) => void;
  ownForm: RefObject<PaymentForm | null>;
}

function PaymentChoice({ options, code, numberLabel, error, first, numberField, choose, ownForm }: PaymentChoiceProps) {
  const text = useText();
  const { status } = useSnapshot(useHost().session.state);
  const Form = code === undefined ? undefined : paymentMethodKind(code)?.Form;
  return (
    <>
      <RadioCards
        ref={first}
        legend={text('checkout.payment.legend')}
        name="payment-method"
        value={code}
        error={error}
        onChange={choose}
        options={options.map((option) => ({ value: option.code, label: paymentTitle(text, option), ...describe(option, text) }))}
      />
      {Form && <PaymentFormPlace key={code} load={Form} ref={ownForm} isCustomer={status === 'customer'} />}
      {code !== undefined && (
        <TextField
          {...numberField}
          label={numberLabel ? methodText(text, numberLabel) : text('checkout.payment.reference')}
          {...(numberLabel ? { required: true } : { optional: true, hint: text('checkout.payment.reference-hint') })}
          dir="ltr"
          autoComplete="off"
        />
      )}
    </>
  );
}

function toText(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

function describe({ code }: PaymentOption, text: ReturnType<typeof useText>): { description?: string; aside?: ReactNode } {
  const kind = paymentMethodKind(code);
  if (!kind) return {};
  return { description: methodText(text, kind.describe), ...(kind.marks ? { aside: <PaymentMarks marks={kind.marks} /> } : {}) };
}
