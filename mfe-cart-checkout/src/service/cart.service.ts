import { cartService } from 'shared-contracts';
import { provideService } from 'shared-platform/service';
import createCartService from './cart-service';

export default provideService(cartService, (host) => createCartService(host), ['decide']);
