import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { useSnapshot } from 'shared-platform';
import { Button, CheckboxField, Notice, RadioCards, Skeleton, TextField, useShopForm } from 'shared-ui';
import { toAddress, toForm, type AddressForm, type BillingAddress } from '../../features/checkout-process/address';
import type { Checkout } from '../../features/checkout-process/checkout';
import type { PaymentOption } from '../../features/checkout-process/checkout-state';
import { paymentMethodKind, type PaymentMethodKind } from '../../features/payment-methods/payment-methods';
import { AddressFields } from './address-fields';
import { useAddressForm } from './use-address-form';
import type { Regions } from './use-regions';
import { useText } from './messages/source';
import styles from './checkout-page.module.css';

/** Who is billed, and how it is paid. */
export function PaymentStep({ checkout, regions, onDone }: { checkout: Checkout; regions: Regions; onDone: () => void }) {
  const text = useText();
  const { paymentOptions, billingAddress, errors, isSubmitting } = useSnapshot(checkout.state);
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
  const payment = usePayment(checkout);
  const error = errors.billingAddress ?? errors.paymentMethod;

  const submit = async () => {
    // Both are checked before either complains, so that everything to mend is in sight at once.
    const address = isSame ? sameAddress(checkout) : await readBilling(billing, regions);
    const method = await payment.read(address !== undefined);
    if (address && method && (await checkout.submitBillingAddress(address)) && (await checkout.submitPaymentMethod(method))) onDone();
  };
  const changeSame = (same: boolean) => {
    setSame(same);
    checkout.storage.saveDraft('payment', { isSame: same });
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
      <Button type="submit" busy={isSubmitting} className={styles.next}>
        {text('checkout.to-review')}
      </Button>
    </form>
  );
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

function usePayment(checkout: Checkout) {
  const text = useText();
  const { paymentMethod, paymentOptions } = useSnapshot(checkout.state);
  const [code, setCode] = useState(paymentMethod?.code);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // Checked and sent with the rest of the step.
  const { form, field, rules } = useShopForm({
    defaultValues: { purchaseOrder: paymentMethod?.data.purchaseOrder ?? '' },
    onSubmit: async () => undefined,
  });
  const option = paymentOptions.find((candidate) => candidate.code === code);
  return {
    code: option?.code,
    field: option && paymentMethodKind(option.code)?.field,
    error: isMissing && !option ? text('checkout.payment.choose') : undefined,
    first,
    numberField: field('purchaseOrder', rules.required),
    choose: setCode,
    /** What was chosen; the focus goes to what is missing, unless it is wanted elsewhere. */
    async read(mayFocus: boolean) {
      setMissing(!option);
      if (!option && mayFocus) first.current?.focus();
      if (!option) return undefined;
      const name = paymentMethodKind(option.code)?.field?.name;
      if (name === undefined) return { ...option, data: {} };
      const isFilled = await form.trigger(name, { shouldFocus: mayFocus });
      return isFilled ? { ...option, data: { [name]: form.getValues(name).trim() } } : undefined;
    },
  };
}

interface PaymentChoiceProps {
  options: readonly PaymentOption[];
  code: string | undefined;
  field: PaymentMethodKind['field'];
  error: string | undefined;
  first: RefObject<HTMLInputElement | null>;
  numberField: Omit<ComponentProps<typeof TextField>, 'label'>;
  choose: (code: string) => void;
}

function PaymentChoice({ options, code, field, error, first, numberField, choose }: PaymentChoiceProps) {
  const text = useText();
  return (
    <>
      <RadioCards
        ref={first}
        legend={text('checkout.payment.legend')}
        name="payment-method"
        value={code}
        error={error}
        onChange={choose}
        options={options.map((option) => ({ value: option.code, label: option.title, ...describe(option, text) }))}
      />
      {field && <TextField {...numberField} label={text(field.label)} required dir="ltr" autoComplete="off" />}
    </>
  );
}

function describe({ code }: PaymentOption, text: ReturnType<typeof useText>): { description?: string } {
  const kind = paymentMethodKind(code);
  return kind ? { description: text(kind.description) } : {};
}
