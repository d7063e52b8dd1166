import { useHost, useSnapshot } from 'shared-platform';
import { lazyPart } from '../../composition/lazy-part';
import { useText } from '../../messages/source';
import { MenuButton } from './menu-button';

const CurrencyList = lazyPart(() => import('./currency-list'));

/** The currencies to choose from. Hidden when there is only one. They come with the document: nothing is waited for. */
export function CurrencySwitcher() {
  const text = useText();
  const { currency, currencies } = useSnapshot(useHost().storeView.state);
  if (currencies.length < 2) return null;
  return (
    <MenuButton label={text('header.currency', { code: currency })} list={<CurrencyList />}>
      {currency}
    </MenuButton>
  );
}
