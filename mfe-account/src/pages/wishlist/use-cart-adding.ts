import { useState } from 'react';
import { type AddToCartItem, cartRef, UNAVAILABLE } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { useText } from './messages/source';

/** Puts an item into the cart. The cart says that it is there; what goes wrong is `failure`. */
export function useCartAdding(item: AddToCartItem) {
  const host = useHost();
  const text = useText();
  const [state, setState] = useState<{ isAdding: boolean; failure?: string }>({ isAdding: false });
  const add = async () => {
    setState({ isAdding: true });
    try {
      const [failure] = (await host.service(cartRef)?.add([item])) ?? [];
      setState({ isAdding: false, ...(failure ? { failure: failure.message } : {}) });
    } catch (error) {
      // Errors that are for the shopper have said so; that the cart's code did not come is for nobody to read.
      const isForShopper = error instanceof Error && error.message !== '' && error.name !== UNAVAILABLE;
      setState({ isAdding: false, failure: isForShopper ? error.message : text('wish.add-failed') });
    }
  };
  return { add, isAdding: state.isAdding, failure: state.failure };
}
