import { cartRef } from 'shared-contracts';
import { provideService } from 'shared-platform/service';
import createCartService from './cart-service';

export default provideService(cartRef, (host) => createCartService(host), ['decide']);
