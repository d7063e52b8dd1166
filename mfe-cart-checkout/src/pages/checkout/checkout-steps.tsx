import { useState } from 'react';
import type { CartDetails } from 'shared-contracts';
import { useSnapshot } from 'shared-platform';
import { carrierTitle, DeliveryPrice, paymentTitle } from 'shared-ui';
import type { Checkout } from '../../features/checkout-process/checkout';
import { firstOpenSection, SECTIONS, type CheckoutState, type Section } from '../../features/checkout-process/checkout-state';
import { AddressStep } from './address-step';
import { AddressText } from './address-text';
import { DeliveryStep, type DeliveryStepProps } from './delivery-step';
import { PaymentStep } from './payment-step';
import { ReviewStep } from './review-step';
import { StepFrame } from './step-frame';
import type { AskedAgreements } from './use-agreements';
import type { AskedBuying } from './use-buying';
import type { Regions } from './use-regions';
import { useDeliveryText } from './use-delivery-text';
import { useText } from './messages/source';

export interface CheckoutStepsProps {
  checkout: Checkout;
  details: CartDetails;
  regions: Regions;
  agreements: AskedAgreements;
  buying: AskedBuying;
  onMarkDelivery: DeliveryStepProps['onMark'];
}

/** The steps, of which one is open: the first that is not done, or the one that the shopper went back to. */
export function CheckoutSteps({ checkout, details, regions, agreements, buying, onMarkDelivery }: CheckoutStepsProps) {
  const text = useText();
  const state = useSnapshot(checkout.state);
  const [edited, setEdited] = useState<Section>();

  const next = firstOpenSection(state);
  const open = edited !== undefined && SECTIONS.indexOf(edited) < SECTIONS.indexOf(next) ? edited : next;
  const isBusy = state.order === 'placing' || state.order === 'checking' || state.order === 'unconfirmed';
  const frame = (section: Section) => ({
    number: SECTIONS.indexOf(section) + 1,
    title: text(`checkout.section.${section}`),
    status:
      section === open ? ('open' as const) : SECTIONS.indexOf(section) < SECTIONS.indexOf(next) ? ('done' as const) : ('waiting' as const),
    onEdit: isBusy ? undefined : () => setEdited(section),
  });
  const done = () => setEdited(undefined);
  return (
    <div>
      <StepFrame {...frame('address')} summary={<AddressSummary state={state} />}>
        <AddressStep checkout={checkout} regions={regions} onDone={done} />
      </StepFrame>
      <StepFrame {...frame('delivery')} summary={<DeliverySummary state={state} />}>
        <DeliveryStep checkout={checkout} onDone={done} onMark={onMarkDelivery} />
      </StepFrame>
      <StepFrame {...frame('payment')} summary={<PaymentSummary state={state} />}>
        <PaymentStep
          checkout={checkout}
          regions={regions}
          isPurchaseOrder={buying.status === 'ready' && buying.known.kind === 'purchase-order'}
          onDone={done}
        />
      </StepFrame>
      <StepFrame {...frame('review')}>
        <ReviewStep checkout={checkout} details={details} asked={agreements} buying={buying} />
      </StepFrame>
    </div>
  );
}

function AddressSummary({ state }: { state: CheckoutState }) {
  if (!state.shippingAddress) return null;
  return (
    <>
      {state.shippingAddress.email && (
        <p>
          <bdi dir="ltr">{state.shippingAddress.email}</bdi>
        </p>
      )}
      <AddressText address={state.shippingAddress} />
    </>
  );
}

function DeliverySummary({ state: { shippingMethod } }: { state: CheckoutState }) {
  const text = useText();
  const deliveryText = useDeliveryText();
  if (!shippingMethod) return null;
  return (
    <p>
      {[carrierTitle(text, shippingMethod.carrier_title, shippingMethod.carrier_code), deliveryText(shippingMethod)]
        .filter(Boolean)
        .join(' · ')}{' '}
      · <DeliveryPrice money={shippingMethod.price} size="s" />
    </p>
  );
}

function PaymentSummary({ state: { paymentMethod, billingAddress } }: { state: CheckoutState }) {
  const text = useText();
  return (
    <>
      <p>{[paymentMethod && paymentTitle(text, paymentMethod), paymentMethod?.data.summary].filter(Boolean).join(' · ')}</p>
      {paymentMethod?.data.purchaseOrder && (
        <p>
          {text('checkout.payment.reference')}: <bdi dir="ltr">{paymentMethod.data.purchaseOrder}</bdi>
        </p>
      )}
      {billingAddress && (
        <p>
          {text('checkout.billing.title')}:{' '}
          {billingAddress.sameAsShippingAddress ? text('checkout.billing.is-same') : <AddressText address={billingAddress} isInline />}
        </p>
      )}
    </>
  );
}
