import { useHost, useSnapshot } from 'shared-platform';
import { ChromeIcon } from 'shared-ui';
import { lazyPart } from '../../composition/lazy-part';
import { useText } from '../../messages/source';
import { MenuButton } from './menu-button';

const StoreList = lazyPart(() => import('./store-list'));

/** The store views, grouped by store group, in order. Hidden when there is only one. */
export function StoreSwitcher() {
  const text = useText();
  const { current, available } = useSnapshot(useHost().storeView.state);
  if (available.length < 2) return null;
  return (
    // The focus is given back to it in the other view's document (header-moves.ts).
    <MenuButton id="store-switcher" label={text('header.store-view', { name: current.name })} list={<StoreList />}>
      <ChromeIcon name="globe" />
      <span>{current.name}</span>
    </MenuButton>
  );
}
