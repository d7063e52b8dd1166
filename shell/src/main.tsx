import './trusted-types';
import './shell.css';
import 'shared-contracts/tokens.css';
import { startShop } from './start-shop';
import { federationTransport } from './composition/federation-transport';

void startShop(federationTransport);
