import { describeReleaseContract } from 'shared-contracts/testing';
import { hostWithAnswers } from 'shared-platform/testing';
import release from '../release.json';
import ar from './messages/ar.json';
import en from './messages/en.json';
import cart from './pages/cart/cart-page';
import checkout from './pages/checkout/checkout-page';
import miniCart from './slots/mini-cart/mini-cart';
import service from './service/cart-service';

describeReleaseContract({
  description: release,
  modules: {
    './cart': cart,
    './checkout': checkout,
    './mini-cart': miniCart,
    './service': service,
  },
  messages: { en, ar },
  createHost: () => hostWithAnswers(),
});
