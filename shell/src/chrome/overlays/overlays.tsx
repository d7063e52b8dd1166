import { SignInDialog } from 'shared-ui';
import type { HeaderPanel } from '../header/header-panel';
import { AccountMenu } from './account-menu';
import { MiniCartPanel } from './mini-cart-panel';
import { lazyPart } from '../../composition/lazy-part';
import { useText } from '../../messages/source';

const Drawer = lazyPart(() => import('../drawer/drawer'));

interface OverlaysProps {
  panel: HeaderPanel;
  rootCategoryUid: string;
  onClose: () => void;
}

/** What the header's triggers open. Loaded with the first of them. */
export default function Overlays({ panel, rootCategoryUid, onClose }: OverlaysProps) {
  const text = useText();
  switch (panel) {
    case 'mini-cart':
      return <MiniCartPanel onClose={onClose} />;
    case 'sign-in':
      return <SignInDialog titleOf={(view) => text(view === 'FORGOT_PASSWORD' ? 'sign-in.forgot' : 'sign-in.title')} onClose={onClose} />;
    case 'account-menu':
      return <AccountMenu onClose={onClose} />;
    case 'drawer':
      return <Drawer rootCategoryUid={rootCategoryUid} onClose={onClose} />;
    default:
      return null;
  }
}
