import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useSnapshot } from 'shared-platform';
import { Button, carrierTitle, DeliveryPrice, Notice, RadioCards } from 'shared-ui';
import type { Checkout } from '../../features/checkout-process/checkout';
import { isSameMethod, type ShippingMethod } from '../../features/checkout-process/checkout-state';
import { useDeliveryText } from './use-delivery-text';
import { useText } from './messages/source';
import styles from './checkout-page.module.css';

export interface DeliveryStepProps {
  checkout: Checkout;
  onDone: () => void;
  /** What is marked while the step is open; undefined once it is not. */
  onMark: (method: ShippingMethod | undefined) => void;
}

/** How the order is delivered. */
export function DeliveryStep({ checkout, onDone, onMark }: DeliveryStepProps) {
  const text = useText();
  const deliveryText = useDeliveryText();
  const first = useRef<HTMLInputElement>(null);
  const { availableShippingMethods: methods, shippingMethod, errors, isSubmitting } = useSnapshot(checkout.state);
  const [chosen, setChosen] = useState(() => keyOf(shippingMethod ?? methods[0]));
  const [isMissing, setMissing] = useState(false);
  const method =
    methods.find((candidate) => keyOf(candidate) === chosen) ?? methods.find((candidate) => isSameMethod(candidate, shippingMethod));

  useEffect(() => onMark(method), [onMark, method]);
  useEffect(() => () => onMark(undefined), [onMark]);

  if (methods.length === 0) return <Notice type="warning">{text('checkout.delivery.none')}</Notice>;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(!method);
    if (!method) first.current?.focus();
    else if (await checkout.submitShippingMethod(method)) onDone();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioCards
        ref={first}
        legend={text('checkout.delivery.legend')}
        name="shipping-method"
        value={keyOf(method)}
        readOnly={isSubmitting}
        error={isMissing ? text('checkout.delivery.choose') : undefined}
        onChange={setChosen}
        options={methods.map((option) => ({
          value: keyOf(option),
          label: carrierTitle(text, option.carrier_title, option.carrier_code),
          ...(deliveryText(option) ? { description: deliveryText(option) } : {}),
          aside: <DeliveryPrice money={option.price} />,
        }))}
      />
      {errors.shippingMethod !== undefined && <Notice type="error">{errors.shippingMethod}</Notice>}
      <Button type="submit" busy={isSubmitting} className={styles.next}>
        {text('checkout.to-payment')}
      </Button>
    </form>
  );
}

function keyOf(method: ShippingMethod | undefined): string {
  return method ? `${method.carrier_code}_${method.method_code}` : '';
}
