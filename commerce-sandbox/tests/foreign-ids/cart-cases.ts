import { attempt, mutation, type ForeignCase } from './case.ts';

const ITEM = 'cart_items:[{data:{sku:"6207",quantity:1}';
const CART = '{cart{id items{uid}}}';
const ADDRESS =
  'address:{firstname:"X",lastname:"Y",street:["1"],city:"Taken",region:"SA-01",postcode:"1",telephone:"1",country_code:"SA"}';

/** Carts: every operation that takes one. */
export const CART_CASES: readonly ForeignCase[] = [
  attempt('Query.cart cart_id', '{cart(cart_id:$cart){id email items{uid product{sku}} shipping_addresses{city}}}'),
  mutation('addProductsToCart', 'cartId', '(cartId:$cart,cartItems:[{sku:"6207",quantity:1}]){cart{id} user_errors{message}}'),
  ...['addSimpleProductsToCart', 'addVirtualProductsToCart', 'addDownloadableProductsToCart'].map((name) =>
    mutation(name, 'input.cart_id', `(input:{cart_id:$cart,${ITEM}}]})${CART}`),
  ),
  mutation('addBundleProductsToCart', 'input.cart_id', `(input:{cart_id:$cart,${ITEM},bundle_options:[]}]})${CART}`),
  mutation(
    'addConfigurableProductsToCart',
    'input.cart_id',
    `(input:{cart_id:$cart,cart_items:[{parent_sku:"SPA-BELT",data:{sku:"SPA-1000",quantity:1}}]})${CART}`,
  ),
  mutation(
    'updateCartItems',
    'input.cart_id',
    `(input:{cart_id:$cart,cart_items:[{cart_item_uid:$item,quantity:9}]}){cart{id} errors{message}}`,
  ),
  mutation(
    'updateCartItems',
    'input.cart_items.cart_item_uid',
    `(input:{cart_id:$ownCart,cart_items:[{cart_item_uid:$item,quantity:9}]}){errors{message}}`,
  ),
  mutation(
    'updateCartItems',
    'input.cart_items.cart_item_id',
    `(input:{cart_id:$ownCart,cart_items:[{cart_item_id:$itemId,quantity:0}]}){errors{message}}`,
  ),
  mutation('removeItemFromCart', 'input.cart_id', `(input:{cart_id:$cart,cart_item_uid:$item})${CART}`),
  mutation('removeItemFromCart', 'input.cart_item_uid', `(input:{cart_id:$ownCart,cart_item_uid:$item})${CART}`),
  mutation('removeItemFromCart', 'input.cart_item_id', `(input:{cart_id:$ownCart,cart_item_id:$itemId})${CART}`),
  mutation('applyCouponToCart', 'input.cart_id', `(input:{cart_id:$cart,coupon_code:"WELCOME10"})${CART}`),
  mutation('applyCouponsToCart', 'input.cart_id', `(input:{cart_id:$cart,coupon_codes:["WELCOME10"]})${CART}`),
  mutation('removeCouponFromCart', 'input.cart_id', `(input:{cart_id:$cart})${CART}`),
  mutation('removeCouponsFromCart', 'input.cart_id', `(input:{cart_id:$cart,coupon_codes:["WELCOME10"]})${CART}`),
  mutation('clearCart', 'input.uid', '(input:{uid:$cart}){cart{id} errors{message}}'),
  mutation('clearCustomerCart', 'cartUid', '(cartUid:$cart){cart{id}}'),
  mutation('assignCustomerToGuestCart', 'cart_id', '(cart_id:$cart){id}'),
  mutation('mergeCarts', 'source_cart_id', '(source_cart_id:$cart){id}'),
  mutation('mergeCarts', 'destination_cart_id', '(source_cart_id:$guestCart,destination_cart_id:$cart){id}'),
  mutation('createEmptyCart', 'input.cart_id', '(input:{cart_id:$cart})'),
  mutation('createGuestCart', 'input.cart_uid', '(input:{cart_uid:$cart}){cart{id}}'),
  mutation('setGuestEmailOnCart', 'input.cart_id', `(input:{cart_id:$cart,email:"taken@example.com"})${CART}`),
  mutation('setShippingAddressesOnCart', 'input.cart_id', `(input:{cart_id:$cart,shipping_addresses:[{${ADDRESS}}]})${CART}`),
  mutation(
    'setShippingAddressesOnCart',
    'input.shipping_addresses.customer_address_id',
    '(input:{cart_id:$ownCart,shipping_addresses:[{customer_address_id:$address}]}){cart{shipping_addresses{street city telephone}}}',
  ),
  mutation('setBillingAddressOnCart', 'input.cart_id', `(input:{cart_id:$cart,billing_address:{${ADDRESS}}})${CART}`),
  mutation(
    'setBillingAddressOnCart',
    'input.billing_address.customer_address_id',
    '(input:{cart_id:$ownCart,billing_address:{customer_address_id:$address}}){cart{billing_address{street city telephone}}}',
  ),
  mutation(
    'setShippingMethodsOnCart',
    'input.cart_id',
    `(input:{cart_id:$cart,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]})${CART}`,
  ),
  mutation('setPaymentMethodOnCart', 'input.cart_id', `(input:{cart_id:$cart,payment_method:{code:"banktransfer"}})${CART}`),
  mutation(
    'setPaymentMethodAndPlaceOrder',
    'input.cart_id',
    '(input:{cart_id:$cart,payment_method:{code:"banktransfer"}}){orderV2{number} errors{message}}',
  ),
  mutation(
    'setPaymentMethodOnCart',
    'input.payment_method.hosted_card_vault.public_hash',
    `(input:{cart_id:$ownCart,payment_method:{code:"hosted_card_vault",hosted_card_vault:{public_hash:$hash}}})${CART}`,
  ),
  mutation(
    'setPaymentMethodAndPlaceOrder',
    'input.payment_method.hosted_card_vault.public_hash',
    '(input:{cart_id:$ownCart,payment_method:{code:"hosted_card_vault",hosted_card_vault:{public_hash:$hash}}}){orderV2{number} ' +
      'errors{message}}',
  ),
  mutation('placeOrder', 'input.cart_id', '(input:{cart_id:$cart}){orderV2{number} errors{message}}'),
  mutation('estimateShippingMethods', 'input.cart_id', '(input:{cart_id:$cart,address:{country_code:SA}}){carrier_code}'),
  mutation('estimateTotals', 'input.cart_id', '(input:{cart_id:$cart,address:{country_code:SA}}){cart{id}}'),
];
