import './trusted-types';
import './shell.css';
import 'shared-ui/tokens.css';
import { startShop } from './start-shop';
import { federationTransport } from './composition/federation-transport';
import { loadedAnew } from './composition/loaded-anew';

startShop(federationTransport, loadedAnew).catch((error: unknown) => {
  console.error(error);
  window.recoverStart?.();
});
