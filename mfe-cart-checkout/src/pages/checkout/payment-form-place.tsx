import { useEffect, useState, type ComponentType } from 'react';
import { Button, Notice, Skeleton } from 'shared-ui';
import type { PaymentFormModule, PaymentFormProps } from '../../features/payment-methods/define-payment-method';
import { useText } from './messages/source';

interface Loaded {
  Form: ComponentType<PaymentFormProps>;
}

/** Where a method's own form stands: its code comes when it is chosen. */
export function PaymentFormPlace({ load, ...props }: PaymentFormProps & { load: PaymentFormModule }) {
  const text = useText();
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void load().then(
      ({ default: Form }) => isWanted && setLoaded({ Form }),
      () => isWanted && setLoaded('failed'),
    );
    return () => void (isWanted = false);
  }, [load, tries]);

  if (loaded === undefined) return <Skeleton height={280} shape="block" />;
  if (loaded === 'failed') {
    const again = () => {
      setLoaded(undefined);
      setTries(tries + 1);
    };
    return (
      <Notice
        type="error"
        action={
          <Button variant="secondary" size="s" onClick={again}>
            {text('cart.try-again')}
          </Button>
        }
      >
        {text('checkout.payment.form-failed')}
      </Notice>
    );
  }
  return <loaded.Form {...props} />;
}
