import { gives, refuses, upTo, type Case } from './case.ts';

const NO_CART = 'Could not find a cart with ID "non_existent_masked_id"';
const NOT_YOURS = 'The current user cannot perform operations on cart "';

/** Operations on a cart, and Magento's names for: no such cart, a customer's cart asked for by a guest, another's by a customer. */
type Gate = readonly [document: string, guestMissing: string, guestForeign: string, shopperMissing: string, shopperForeign: string];
const ON_A_CART: readonly Gate[] = [
  [
    '{cart(cart_id:"@"){id items{id}}}',
    'GetCartTest::testGetNonExistentCart',
    'GetCartTest::testGetCustomerCart',
    'GetCartTest::testGetNonExistentCart',
    'GetCartTest::testGetAnotherCustomerCart',
  ],
  [
    'mutation{addSimpleProductsToCart(input:{cart_id:"@",cart_items:[{data:{sku:"6204",quantity:2}}]}){cart{id}}}',
    'AddSimpleProductToCartTest::testAddProductToNonExistentCart',
    'AddSimpleProductToCartTest::testAddSimpleProductToCustomerCart',
    'AddSimpleProductToCartTest::testAddProductToNonExistentCart',
    'AddSimpleProductToCartTest::testAddSimpleProductToAnotherCustomerCart',
  ],
  [
    'mutation{addVirtualProductsToCart(input:{cart_id:"@",cart_items:[{data:{sku:"6204",quantity:2}}]}){cart{id}}}',
    'AddVirtualProductToCartTest::testAddVirtualToNonExistentCart',
    'AddVirtualProductToCartTest::testAddVirtualProductToCustomerCart',
    'AddVirtualProductToCartTest::testAddVirtualToNonExistentCart',
    'AddVirtualProductToCartTest::testAddVirtualProductToAnotherCustomerCart',
  ],
  [
    'mutation{applyCouponToCart(input:{cart_id:"@",coupon_code:"WELCOME10"}){cart{id}}}',
    'ApplyCouponToCartTest::testApplyCouponToNonExistentCart',
    'ApplyCouponToCartTest::testApplyCouponToCustomerCart',
    'ApplyCouponToCartTest::testApplyCouponToNonExistentCart',
    'ApplyCouponToCartTest::testApplyCouponToAnotherCustomerCart',
  ],
  [
    'mutation{applyCouponToCart(input:{cart_id:"@",coupon_code:"WELCOME10"}){cart{applied_coupons{code}}}}',
    'ApplyCouponsToCartTest::testApplyCouponsToNonExistentCart',
    'ApplyCouponsToCartTest::testApplyCouponsToCustomerCart',
    'ApplyCouponToCartTest::testApplyCouponToNonExistentCart applied_coupons',
    'ApplyCouponToCartTest::testApplyCouponToAnotherCustomerCart applied_coupons',
  ],
  [
    'mutation{removeCouponFromCart(input:{cart_id:"@"}){cart{id}}}',
    'RemoveCouponFromCartTest::testRemoveCouponFromNonExistentCart',
    'RemoveCouponFromCartTest::testRemoveCouponFromCustomerCart',
    'RemoveCouponFromCartTest::testRemoveCouponFromNonExistentCart',
    'RemoveCouponFromCartTest::testRemoveCouponFromAnotherCustomerCart',
  ],
  [
    'mutation{updateCartItems(input:{cart_id:"@",cart_items:[{cart_item_id:1,quantity:2}]}){cart{id}}}',
    'UpdateCartItemsTest::testUpdateItemInNonExistentCart',
    'UpdateCartItemsTest::testUpdateItemFromCustomerCart',
    'UpdateCartItemsTest::testUpdateItemInNonExistentCart',
    'UpdateCartItemsTest::testUpdateItemInAnotherCustomerCart',
  ],
  [
    'mutation{removeItemFromCart(input:{cart_id:"@",cart_item_id:1}){cart{id}}}',
    'RemoveItemFromCartTest::testRemoveItemFromNonExistentCart',
    'RemoveItemFromCartTest::testRemoveItemFromCustomerCart',
    'RemoveItemFromCartTest::testRemoveItemFromNonExistentCart',
    'RemoveItemFromCartTest::testRemoveItemFromAnotherCustomerCart',
  ],
  [
    'mutation{setShippingAddressesOnCart(input:{cart_id:"@",shipping_addresses:[{address:{$address}}]}){cart{id}}}',
    'SetShippingAddressOnCartTest::testSetShippingAddressOnNonExistentCart',
    'SetShippingAddressOnCartTest::testSetShippingAddressToCustomerCart',
    'SetShippingAddressOnCartTest::testSetShippingAddressOnNonExistentCart',
    'SetShippingAddressOnCartTest::testSetShippingAddressToAnotherCustomerCart',
  ],
  [
    'mutation{setBillingAddressOnCart(input:{cart_id:"@",billing_address:{address:{$address}}}){cart{id}}}',
    'SetBillingAddressOnCartTest::testSetBillingAddressOnNonExistentCart',
    'SetBillingAddressOnCartTest::testSetBillingAddressToCustomerCart',
    'SetBillingAddressOnCartTest::testSetBillingAddressOnNonExistentCart',
    'SetBillingAddressOnCartTest::testSetBillingAddressToAnotherCustomerCart',
  ],
  [
    'mutation{setShippingMethodsOnCart(input:{cart_id:"@",shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}}',
    'SetShippingMethodsOnCartTest::testSetShippingMethodWithWrongParameters non_existent_shopping_cart',
    'SetShippingMethodsOnCartTest::testSetShippingMethodToCustomerCart',
    'SetShippingMethodsOnCartTest::testSetShippingMethodWithWrongParameters non_existent_shopping_cart',
    'SetShippingMethodsOnCartTest::testSetShippingMethodToAnotherCustomerCart',
  ],
  [
    'mutation{setPaymentMethodOnCart(input:{cart_id:"@",payment_method:{code:"checkmo"}}){cart{id}}}',
    'SetPaymentMethodOnCartTest::testSetPaymentOnNonExistentCart',
    'SetPaymentMethodOnCartTest::testSetPaymentMethodToCustomerCart',
    'SetPaymentMethodOnCartTest::testSetPaymentOnNonExistentCart',
    'SetPaymentMethodOnCartTest::testSetPaymentMethodToAnotherCustomerCart',
  ],
  [
    'mutation{setPaymentMethodAndPlaceOrder(input:{cart_id:"@",payment_method:{code:"checkmo"}}){order{order_id}}}',
    'SetPaymentMethodAndPlaceOrderTest::testSetPaymentOnNonExistentCart',
    'SetPaymentMethodAndPlaceOrderTest::testSetPaymentMethodToCustomerCart',
    'SetPaymentMethodAndPlaceOrderTest::testSetPaymentOnNonExistentCart',
    'SetPaymentMethodAndPlaceOrderTest::testSetPaymentMethodToAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){available_payment_methods{code}}}',
    'GetAvailablePaymentMethodsTest::testGetAvailablePaymentMethodsOfNonExistentCart',
    'GetAvailablePaymentMethodsTest::testGetAvailablePaymentMethodsFromCustomerCart',
    'GetAvailablePaymentMethodsTest::testGetAvailablePaymentMethodsOfNonExistentCart',
    'GetAvailablePaymentMethodsTest::testGetAvailablePaymentMethodsFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){shipping_addresses{available_shipping_methods{carrier_code}}}}',
    'GetAvailableShippingMethodsTest::testGetAvailableShippingMethodsOfNonExistentCart',
    'GetAvailableShippingMethodsTest::testGetAvailableShippingMethodsFromCustomerCart',
    'GetAvailableShippingMethodsTest::testGetAvailableShippingMethodsOfNonExistentCart',
    'GetAvailableShippingMethodsTest::testGetAvailableShippingMethodsFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){selected_payment_method{code}}}',
    'GetSelectedPaymentMethodTest::testGetSelectedPaymentMethodFromNonExistentCart',
    'GetSelectedPaymentMethodTest::testGetSelectedPaymentMethodFromCustomerCart',
    'GetSelectedPaymentMethodTest::testGetSelectedPaymentMethodFromNonExistentCart',
    'GetSelectedPaymentMethodTest::testGetSelectedPaymentMethodFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){shipping_addresses{selected_shipping_method{carrier_code}}}}',
    'GetSelectedShippingMethodTest::testGetSelectedShippingMethodOfNonExistentCart',
    'GetSelectedShippingMethodTest::testGetSelectedShippingMethodFromCustomerCart',
    'GetSelectedShippingMethodTest::testGetSelectedShippingMethodOfNonExistentCart',
    'GetSelectedShippingMethodTest::testGetSelectedShippingMethodFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){billing_address{city}}}',
    'GetSpecifiedBillingAddressTest::testGetBillingAddressOfNonExistentCart',
    'GetSpecifiedBillingAddressTest::testGetBillingAddressFromAnotherCustomerCart',
    'GetSpecifiedBillingAddressTest::testGetSpecifiedBillingAddressOfNonExistentCart',
    'GetSpecifiedBillingAddressTest::testGetSpecifiedBillingAddressFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){shipping_addresses{city}}}',
    'GetSpecifiedShippingAddressTest::testGetShippingAddressOfNonExistentCart',
    'GetSpecifiedShippingAddressTest::testGetShippingAddressFromCustomerCart',
    'GetSpecifiedShippingAddressTest::testGetSpecifiedShippingAddressOfNonExistentCart',
    'GetSpecifiedShippingAddressTest::testGetSpecifiedShippingAddressFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){email}}',
    'GetCartEmailTest::testGetCartEmailFromNonExistentCart',
    'GetCartEmailTest::testGetCartEmailFromCustomerCart',
    'GetCartEmailTest::testGetCartEmailFromNonExistentCart',
    'GetCartEmailTest::testGetEmailFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){is_virtual}}',
    'GetCartTest::testGetNonExistentCart is_virtual',
    'GetCartTest::testGetCustomerCart is_virtual',
    'GetCartTest::testGetNonExistentCart is_virtual',
    'GetCartTest::testGetAnotherCustomerCart is_virtual',
  ],
  [
    '{cart(cart_id:"@"){prices{grand_total{value}}}}',
    'GetCartTest::testGetNonExistentCart totals',
    'CartTotalsTest::testGetSelectedShippingMethodFromCustomerCart',
    'GetCartTest::testGetNonExistentCart totals',
    'CartTotalsTest::testGetTotalsFromAnotherCustomerCart',
  ],
  [
    '{cart(cart_id:"@"){itemsV2{total_count}}}',
    'GetCartTest::testGetNonExistentCart itemsV2',
    'GetCartTest::testGetCustomerCart itemsV2',
    'GetCartTest::testGetNonExistentCart itemsV2',
    'GetCartTest::testGetAnotherCustomerCart itemsV2',
  ],
];

const gateCases = ON_A_CART.flatMap(([document, guestMissing, guestForeign, shopperMissing, shopperForeign]): readonly Case[] => [
  refuses(`Quote/Guest/${guestMissing}`, document.replace('@', 'non_existent_masked_id'), NO_CART),
  refuses(`Quote/Guest/${guestForeign}`, document.replace('@', '$foreign'), NOT_YOURS),
  refuses(`Quote/Customer/${shopperMissing}`, document.replace('@', 'non_existent_masked_id'), NO_CART, { as: 'shopper' }),
  refuses(`Quote/Customer/${shopperForeign}`, document.replace('@', '$foreign'), NOT_YOURS, { as: 'shopper' }),
]);

const lines: readonly Case[] = [
  gives(
    'Quote/Guest/GetCartTest::testGetCart',
    '{cart(cart_id:"$cart"){id items{id quantity product{sku}}}}',
    { cart: { items: [{ quantity: 2, product: { sku: '6204' } }] } },
    { given: ['line'] },
  ),
  refuses('Quote/Guest/GetCartTest::testGetCartIfCartIdIsEmpty', '{cart(cart_id:""){id}}', 'Required parameter "cart_id" is missing'),
  refuses(
    'Quote/Guest/GetCartTest::testGetCartIfCartIdIsMissed',
    '{cart{email}}',
    'Field "cart" argument "cart_id" of type "String!" is required but not provided.',
  ),
  gives(
    'Quote/Guest/GetCartTest::testGetCartWithNotDefaultStore',
    '{cart(cart_id:"$cart"){items{id}}}',
    { cart: { items: [{}] } },
    { given: ['line'], headers: { store: 'arabic' } },
  ),
  refuses(
    'Quote/Guest/GetCartTest::testGetCartWithNotExistingStore',
    '{cart(cart_id:"$cart"){items{id}}}',
    'Requested store is not found',
    { given: ['line'], headers: { store: 'not_existing_store' } },
  ),
  gives(
    'Quote/Guest/UpdateCartItemsTest::testUpdateCartItemQuantity',
    'mutation{updateCartItems(input:{cart_id:"$cart",cart_items:[{cart_item_id:$item,quantity:3}]}){cart{items{quantity}}}}',
    { updateCartItems: { cart: { items: [{ quantity: 3 }] } } },
    { given: ['line'] },
  ),
  gives(
    'Quote/Guest/UpdateCartItemsTest::testRemoveCartItemIfQuantityIsZero',
    'mutation{updateCartItems(input:{cart_id:"$cart",cart_items:[{cart_item_id:$item,quantity:0}]}){cart{items{quantity}}}}',
    { updateCartItems: { cart: { items: [] } } },
    { given: ['line'] },
  ),
  gives(
    'Quote/Guest/UpdateCartItemsTest::testUpdateNonExistentItem',
    'mutation{updateCartItems(input:{cart_id:"$cart",cart_items:[{cart_item_id:999,quantity:2}]}){errors{message}}}',
    { updateCartItems: { errors: [{ message: 'Could not find cart item with id: 999.' }] } },
    { given: ['line'] },
  ),
  gives(
    'Quote/Guest/UpdateCartItemsTest::testUpdateItemIfItemIsNotBelongToCart',
    'mutation{updateCartItems(input:{cart_id:"$cart",cart_items:[{cart_item_id:$foreignItem,quantity:2}]}){errors{code}}}',
    { updateCartItems: { errors: [{ code: 'COULD_NOT_FIND_CART_ITEM' }] } },
    { given: ['line'] },
  ),
  gives(
    'Quote/Guest/UpdateCartItemsTest::testUpdateWithMissedItemRequiredParameters missed_cart_item_qty',
    'mutation{updateCartItems(input:{cart_id:"$cart",cart_items:[{cart_item_id:$item}]}){errors{message}}}',
    { updateCartItems: { errors: [{ message: 'Required parameter "quantity" for "cart_items" is missing.' }] } },
    { given: ['line'] },
  ),
  gives(
    'Quote/Guest/UpdateCartItemsTest::testUpdateWithMissedItemRequiredParameters missed_cart_item_id',
    'mutation{updateCartItems(input:{cart_id:"$cart",cart_items:[{quantity:2}]}){errors{message}}}',
    { updateCartItems: { errors: [{ message: 'Required parameter "cart_item_id" for "cart_items" is missing.' }] } },
    { given: ['line'] },
  ),
  gives(
    'Quote/Guest/RemoveItemFromCartTest::testRemoveItemFromCart',
    'mutation{removeItemFromCart(input:{cart_id:"$cart",cart_item_id:$item}){cart{items{id}}}}',
    { removeItemFromCart: { cart: { items: [] } } },
    { given: ['line'] },
  ),
  refuses(
    'Quote/Guest/RemoveItemFromCartTest::testRemoveNonExistentItem',
    'mutation{removeItemFromCart(input:{cart_id:"$cart",cart_item_id:999}){cart{id}}}',
    "Cart doesn't contain the 999 item.",
    { given: ['line'] },
  ),
  refuses(
    'Quote/Guest/RemoveItemFromCartTest::testRemoveItemIfItemIsNotBelongToCart',
    'mutation{removeItemFromCart(input:{cart_id:"$cart",cart_item_id:$foreignItem}){cart{id}}}',
    "Cart doesn't contain the",
    { given: ['line'] },
  ),
  refuses(
    'Quote/Guest/RemoveItemFromCartTest::testWithoutRequiredCartIdParameter',
    'mutation{removeItemFromCart(input:{cart_id:"",cart_item_id:1}){cart{id}}}',
    'Required parameter "cart_id" is missing',
  ),
  refuses(
    'Quote/Guest/RemoveItemFromCartTest::testWithoutRequiredCartItemIdParameter',
    'mutation{removeItemFromCart(input:{cart_id:"test",cart_item_id:0}){cart{id}}}',
    'Required parameter "cart_item_id" is missing.',
  ),
  gives(
    'Quote/Guest/AddSimpleProductToCartTest::testAddSimpleProductToCart',
    'mutation{addSimpleProductsToCart(input:{cart_id:"$cart",cart_items:[{data:{sku:"6204",quantity:2}}]}){cart{items{quantity product{sku} prices{price{currency} row_total_including_tax{currency}}}}}}',
    { addSimpleProductsToCart: { cart: { items: [{ quantity: 2, product: { sku: '6204' }, prices: { price: { currency: 'SAR' } } }] } } },
  ),
  refuses(
    'Quote/Guest/AddSimpleProductToCartTest::testAddSimpleProductToCartIfCartIdIsEmpty',
    'mutation{addSimpleProductsToCart(input:{cart_id:"",cart_items:[]}){cart{id}}}',
    'Required parameter "cart_id" is missing',
  ),
  refuses(
    'Quote/Guest/AddSimpleProductToCartTest::testAddSimpleProductToCartIfCartItemsAreEmpty',
    'mutation{addSimpleProductsToCart(input:{cart_id:"cart_id",cart_items:[]}){cart{id}}}',
    'Required parameter "cart_items" is missing',
  ),
  refuses(
    'Quote/Guest/AddSimpleProductToCartTest::testNonExistentProductToCart',
    'mutation{addSimpleProductsToCart(input:{cart_id:"$cart",cart_items:[{data:{sku:"non_existent_sku",quantity:2}}]}){cart{id}}}',
    'Could not find a product with SKU "non_existent_sku"',
  ),
  refuses(
    'Quote/Guest/AddVirtualProductToCartTest::testNonExistentProductToCart',
    'mutation{addVirtualProductsToCart(input:{cart_id:"$cart",cart_items:[{data:{sku:"non_existent_sku",quantity:2}}]}){cart{id}}}',
    'Could not find a product with SKU "non_existent_sku"',
  ),
  refuses(
    'Quote/Guest/AddVirtualProductToCartTest::testAddVirtualProductToCartIfCartItemsAreEmpty',
    'mutation{addVirtualProductsToCart(input:{cart_id:"cart_id",cart_items:[]}){cart{id}}}',
    'Required parameter "cart_items" is missing',
  ),
  refuses(
    'CatalogInventory/AddProductToCartTest::testAddProductIfQuantityIsNotAvailable',
    'mutation{addSimpleProductsToCart(input:{cart_id:"$cart",cart_items:[{data:{sku:"NU210-E",quantity:200}}]}){cart{id}}}',
    'The requested qty is not available',
  ),
  refuses(
    'CatalogInventory/AddProductToCartTest::testAddMoreProductsThatAllowed',
    'mutation{addSimpleProductsToCart(input:{cart_id:"$cart",cart_items:[{data:{sku:"6204",quantity:10001}}]}){cart{id}}}',
    'The most you may purchase is 10000',
  ),
  gives(
    'CatalogInventory/UpdateCartItemsTest::testUpdateCartItemDecimalQuantity',
    'mutation{updateCartItems(input:{cart_id:"$cart",cart_items:[{cart_item_id:$item,quantity:0.5}]}){errors{message}}}',
    { updateCartItems: { errors: [{ message: expect.stringContaining('You cannot use decimal quantity for this product.') }] } },
    { given: ['line'] },
  ),
  gives(
    'Quote/AddProductsToCartTest::testAddProductsToCartWithSKUCaseInsensitive lower',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"6205-2rs",quantity:1}]){cart{items{product{sku}}} user_errors{code}}}',
    { addProductsToCart: { cart: { items: [{ product: { sku: '6205-2RS' } }] }, user_errors: [] } },
  ),
  gives(
    'Quote/AddProductsToCartTest::testAddProductsToCartWithSKUCaseInsensitive upper',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"NU210-E",quantity:1}]){cart{items{product{sku}}} user_errors{code}}}',
    { addProductsToCart: { cart: { items: [{ product: { sku: 'NU210-E' } }] }, user_errors: [] } },
  ),
  gives(
    'Quote/AddProductsToCartTest::testAddProductsToCartWithSKUCaseInsensitive mixed',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"nU210-e",quantity:1}]){cart{items{product{sku}}} user_errors{code}}}',
    { addProductsToCart: { cart: { items: [{ product: { sku: 'NU210-E' } }] }, user_errors: [] } },
  ),
  gives(
    'Quote/Guest/AddSimpleProductToCartTest::testAddSimpleProductToCart any case',
    'mutation{addSimpleProductsToCart(input:{cart_id:"$cart",cart_items:[{data:{sku:"6205-2rs",quantity:1}}]}){cart{items{product{sku}}}}}',
    { addSimpleProductsToCart: { cart: { items: [{ product: { sku: '6205-2RS' } }] } } },
  ),
  gives(
    'Quote/AddSimpleProductToCartSingleMutationTest::testAddProductWithWrongSku Non-existent SKU',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"nothing",quantity:1}]){user_errors{code message}}}',
    { addProductsToCart: { user_errors: [{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "nothing"' }] } },
  ),
  gives(
    'Quote/AddSimpleProductToCartSingleMutationTest::testAddProductWithWrongQuantity More quantity than in stock',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"NU210-E",quantity:100}]){user_errors{__typename code}}}',
    { addProductsToCart: { user_errors: [{ __typename: 'InsufficientStockError', code: 'INSUFFICIENT_STOCK' }] } },
  ),
  gives(
    'Quote/AddSimpleProductToCartSingleMutationTest::testAddProductWithWrongSku NOT_SALABLE',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"22220-E-K",quantity:1}]){user_errors{code message}}}',
    { addProductsToCart: { user_errors: [{ code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' }] } },
  ),
  gives(
    'Quote/AddSimpleProductToCartSingleMutationTest::testAddProductWithWrongQuantity Quantity equals zero',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"6204",quantity:0}]){user_errors{message}}}',
    { addProductsToCart: { user_errors: [{ message: 'The product quantity should be greater than 0' }] } },
  ),
  gives(
    'Quote/AddSimpleProductToCartSingleMutationTest::testAddProductWithWrongQuantity negative',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"6204",quantity:-1}]){user_errors{message}}}',
    { addProductsToCart: { user_errors: [{ message: 'The product quantity should be greater than 0' }] } },
  ),
  gives(
    'Quote/AddSimpleProductToCartSingleMutationTest::testAddMultipleProductsWithInsufficientStockToEmptyCart unknown SKU',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"6204",quantity:1},{sku:"nothing",quantity:1}]){cart{total_quantity} user_errors{code}}}',
    { addProductsToCart: { cart: { total_quantity: 1 }, user_errors: [{ code: 'PRODUCT_NOT_FOUND' }] } },
  ),
  gives(
    'Quote/AddSimpleProductToCartSingleMutationTest::testAddMultipleProductsToNotEmptyCart same product',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"6204",quantity:1}]){cart{items{quantity}}}}',
    { addProductsToCart: { cart: { items: [{ quantity: 3 }] } } },
    { given: ['line'] },
  ),
  gives(
    'ConfigurableProduct/AddConfigurableProductToCartTest::testAddConfigurableProductToCart',
    'mutation{addConfigurableProductsToCart(input:{cart_id:"$cart",cart_items:[{parent_sku:"SPA-BELT",data:{sku:"SPA-1000",quantity:2}}]}){cart{items{quantity product{sku} ...on ConfigurableCartItem{configurable_options{option_label value_label}}}}}}',
    { addConfigurableProductsToCart: { cart: { items: [{ quantity: 2, product: { sku: 'SPA-BELT' }, configurable_options: [{}] }] } } },
  ),
  gives(
    'ConfigurableProduct/AddConfigurableProductToCartTest::testAddMultipleConfigurableProductToCart',
    'mutation{addConfigurableProductsToCart(input:{cart_id:"$cart",cart_items:[{parent_sku:"SPA-BELT",data:{sku:"SPA-1000",quantity:1}},{parent_sku:"SPA-BELT",data:{sku:"SPA-1250",quantity:2}}]}){cart{items{quantity}}}}',
    { addConfigurableProductsToCart: { cart: { items: [{ quantity: 1 }, { quantity: 2 }] } } },
  ),
  refuses(
    'ConfigurableProduct/AddConfigurableProductToCartTest::testAddVariationFromAnotherConfigurableProductWithTheSameSuperAttributeToCart',
    'mutation{addConfigurableProductsToCart(input:{cart_id:"$cart",cart_items:[{parent_sku:"SPA-BELT",data:{sku:"6204",quantity:2}}]}){cart{id}}}',
    'Could not find specified product.',
  ),
  refuses(
    'ConfigurableProduct/AddConfigurableProductToCartTest::testAddProductIfQuantityIsNotAvailable',
    'mutation{addConfigurableProductsToCart(input:{cart_id:"$cart",cart_items:[{parent_sku:"SPA-BELT",data:{sku:"SPA-1000",quantity:9000}}]}){cart{id}}}',
    'The requested qty is not available',
  ),
  refuses(
    'ConfigurableProduct/AddConfigurableProductToCartTest::testAddNonExistentConfigurableProductParentToCart',
    'mutation{addConfigurableProductsToCart(input:{cart_id:"$cart",cart_items:[{parent_sku:"configurable_no_exist",data:{sku:"SPA-1000",quantity:1}}]}){cart{id}}}',
    'Could not find a product with SKU "configurable_no_exist"',
  ),
  refuses(
    'ConfigurableProduct/AddConfigurableProductToCartTest::testAddNonExistentConfigurableProductVariationToCart',
    'mutation{addConfigurableProductsToCart(input:{cart_id:"$cart",cart_items:[{parent_sku:"SPA-BELT",data:{sku:"simple_no_exist",quantity:1}}]}){cart{id}}}',
    'Could not add the product with SKU SPA-BELT to the shopping cart: Could not find specified product.',
  ),
  gives(
    'ConfigurableProduct/AddConfigurableProductToCartSingleMutationTest::testAddProductIfQuantityIsNotAvailable',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"SPA-1000",parent_sku:"SPA-BELT",quantity:9000}]){user_errors{message}}}',
    { addProductsToCart: { user_errors: [{ message: 'The requested qty is not available' }] } },
  ),
  gives(
    'ConfigurableProduct/AddConfigurableProductToCartSingleMutationTest::testAddConfigurableProductWithWrongSuperAttributes without options',
    'mutation{addProductsToCart(cartId:"$cart",cartItems:[{sku:"SPA-BELT",quantity:1}]){user_errors{message}}}',
    { addProductsToCart: { user_errors: [{ message: 'You need to choose options for your item.' }] } },
  ),
];

const creation: readonly Case[] = [
  gives('Quote/Guest/CreateEmptyCartTest::testCreateEmptyCart', 'mutation{createEmptyCart}', {
    createEmptyCart: expect.stringMatching(/^\w{32}$/),
  }),
  gives(
    'Quote/Guest/CreateEmptyCartTest::testCreateEmptyCartWithNotDefaultStore',
    'mutation{createEmptyCart}',
    { createEmptyCart: expect.stringMatching(/^\w{32}$/) },
    { headers: { store: 'arabic' } },
  ),
  gives(
    'Quote/Guest/CreateEmptyCartTest::testCreateEmptyCartWithPredefinedCartId',
    'mutation{createEmptyCart(input:{cart_id:"572cda51902b5b517c0e1a2b2fd004b4"})}',
    { createEmptyCart: '572cda51902b5b517c0e1a2b2fd004b4' },
  ),
  refuses(
    'Quote/Guest/CreateEmptyCartTest::testCreateEmptyCartIfPredefinedCartIdAlreadyExists',
    'mutation{createEmptyCart(input:{cart_id:"572cda51902b5b517c0e1a2b2fd004b4"})}',
    'Cart with ID "572cda51902b5b517c0e1a2b2fd004b4" already exists.',
  ),
  refuses(
    'Quote/Guest/CreateEmptyCartTest::testCreateEmptyCartWithWrongPredefinedCartId',
    'mutation{createEmptyCart(input:{cart_id:"572"})}',
    'Cart ID length should to be 32 symbols.',
  ),
  gives('Quote/Guest/CreateGuestCartTest::testSuccessfulCreateGuestCart', 'mutation{createGuestCart{cart{id total_quantity}}}', {
    createGuestCart: { cart: { id: expect.stringMatching(/^\w{32}$/), total_quantity: 0 } },
  }),
  gives(
    'Quote/Guest/CreateGuestCartTest::testSuccessfulWithPredefinedCartId',
    'mutation{createGuestCart(input:{cart_uid:"572cda51902b5b517c0e1a2b2fd004b5"}){cart{id}}}',
    { createGuestCart: { cart: { id: '572cda51902b5b517c0e1a2b2fd004b5' } } },
  ),
  refuses(
    'Quote/Guest/CreateGuestCartTest::testFailIfPredefinedCartIdAlreadyExists',
    'mutation{createGuestCart(input:{cart_uid:"572cda51902b5b517c0e1a2b2fd004b5"}){cart{id}}}',
    'Cart with ID "572cda51902b5b517c0e1a2b2fd004b5" already exists.',
  ),
  refuses(
    'Quote/Guest/CreateGuestCartTest::testFailWithWrongPredefinedCartId',
    'mutation{createGuestCart(input:{cart_uid:"572"}){cart{id}}}',
    'Cart ID length should to be 32 symbols.',
  ),
  refuses(
    'Quote/Customer/CreateGuestCartTest::testFailForLoggedInUser',
    'mutation{createGuestCart{cart{id}}}',
    'Use `Query.customerCart` for logged in customer.',
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Customer/GetCustomerCartTest::testGetCustomerCartWithNoCustomerToken',
    '{customerCart{id}}',
    'The request is allowed for logged in customer',
  ),
  gives(
    'Quote/Customer/GetCustomerCartTest::testGetActiveCustomerCart',
    '{customerCart{id email items{quantity}}}',
    { customerCart: { email: 'shopper@example.com', id: expect.any(String) } },
    { as: 'shopper' },
  ),
  gives(
    'Quote/Customer/GetCustomerCartTest::testGetNewCustomerCart',
    '{customerCart{total_quantity is_virtual}}',
    { customerCart: { is_virtual: false } },
    { as: 'admin' },
  ),
  refuses(
    'Quote/Guest/MergeCartsTest::testMergeGuestCarts',
    'mutation{mergeCarts(source_cart_id:"$cart",destination_cart_id:"$cart"){id}}',
    "The current customer isn't authorized.",
  ),
  refuses(
    'Quote/Customer/MergeCartsTest::testMergeTwoCustomerCarts',
    'mutation{mergeCarts(source_cart_id:"$foreign",destination_cart_id:"$cart"){id}}',
    NOT_YOURS,
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Customer/MergeCartsTest::testMergeCartsWithEmptySourceCartId',
    'mutation{mergeCarts(source_cart_id:"",destination_cart_id:"$cart"){id}}',
    'Required parameter "source_cart_id" is missing',
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Customer/MergeCartsTest::testMergeCartsWithEmptyDestinationCartId',
    'mutation{mergeCarts(source_cart_id:"572cda51902b5b517c0e1a2b2fd004b4",destination_cart_id:""){id}}',
    'The parameter "destination_cart_id" cannot be empty',
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Customer/GetCartTest::testGetNonExistentCart mergeCarts',
    'mutation{mergeCarts(source_cart_id:"non_existent_masked_id"){id}}',
    NO_CART,
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Guest/AssignCustomerToGuestCartTest::testAssignCustomerToGuestCartForGuest',
    'mutation{assignCustomerToGuestCart(cart_id:"$cart"){id}}',
    "The current customer isn't authorized.",
  ),
  refuses(
    'Quote/Customer/AssignCustomerToGuestCartTest::testAssigningCustomerToNonExistentCart',
    'mutation{assignCustomerToGuestCart(cart_id:"non_existent_masked_id"){id}}',
    NO_CART,
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Customer/AssignCustomerToGuestCartTest::testAssignCustomerToCustomerCart',
    'mutation{assignCustomerToGuestCart(cart_id:"$foreign"){id}}',
    NOT_YOURS,
    { as: 'shopper' },
  ),
];

const coupons: readonly Case[] = [
  ...(['guest', 'shopper'] as const).flatMap((as): readonly Case[] => {
    const folder = as === 'guest' ? 'Guest' : 'Customer';
    return [
      gives(
        `Quote/${folder}/ApplyCouponToCartTest::testApplyCouponToCart`,
        'mutation{applyCouponToCart(input:{cart_id:"$cart",coupon_code:"WELCOME10"}){cart{applied_coupon{code}}}}',
        { applyCouponToCart: { cart: { applied_coupon: { code: 'WELCOME10' } } } },
        { as, given: ['line'] },
      ),
      gives(
        as === 'guest'
          ? 'Quote/Guest/ApplyCouponsToCartTest::testApplyCouponsToCart'
          : 'Quote/Customer/ApplyCouponToCartTest::testApplyCouponToCart applied_coupons',
        'mutation{applyCouponToCart(input:{cart_id:"$cart",coupon_code:"WELCOME10"}){cart{applied_coupons{code}}}}',
        { applyCouponToCart: { cart: { applied_coupons: [{ code: 'WELCOME10' }] } } },
        { as, given: ['line'] },
      ),
      refuses(
        `Quote/${folder}/ApplyCouponToCartTest::testApplyCouponTwice`,
        'mutation{applyCouponToCart(input:{cart_id:"$cart",coupon_code:"WELCOME10"}){cart{id}}}',
        'A coupon is already applied to the cart. Please remove it to apply another',
        { as, given: ['line', 'coupon'] },
      ),
      refuses(
        `Quote/${folder}/ApplyCouponToCartTest::testApplyCouponToCartWithoutItems`,
        'mutation{applyCouponToCart(input:{cart_id:"$cart",coupon_code:"WELCOME10"}){cart{id}}}',
        'Cart does not contain products.',
        { as },
      ),
      refuses(
        `Quote/${folder}/ApplyCouponToCartTest::testApplyNonExistentCouponToCart`,
        'mutation{applyCouponToCart(input:{cart_id:"$cart",coupon_code:"non_existent_coupon_code"}){cart{id}}}',
        "The coupon code isn't valid. Verify the code and try again.",
        { as, given: ['line'] },
      ),
      refuses(
        `Quote/${folder}/ApplyCouponToCartTest::testApplyCouponWithMissedRequiredParameters missed_cart_id`,
        'mutation{applyCouponToCart(input:{coupon_code:"test"}){cart{id}}}',
        'Field ApplyCouponToCartInput.cart_id of required type String! was not provided.',
        { as },
      ),
      refuses(
        `Quote/${folder}/ApplyCouponToCartTest::testApplyCouponWithMissedRequiredParameters missed_coupon_code`,
        'mutation{applyCouponToCart(input:{cart_id:"test"}){cart{id}}}',
        'Field ApplyCouponToCartInput.coupon_code of required type String! was not provided.',
        { as },
      ),
      gives(
        `Quote/${folder}/RemoveCouponFromCartTest::testRemoveCouponFromCart`,
        'mutation{removeCouponFromCart(input:{cart_id:"$cart"}){cart{applied_coupon{code}}}}',
        { removeCouponFromCart: { cart: { applied_coupon: null } } },
        { as, given: ['line', 'coupon'] },
      ),
      gives(
        `Quote/${folder}/RemoveCouponFromCartTest::testRemoveCouponFromCartIfCouponWasNotSet`,
        'mutation{removeCouponFromCart(input:{cart_id:"$cart"}){cart{applied_coupon{code}}}}',
        { removeCouponFromCart: { cart: { applied_coupon: null } } },
        { as, given: ['line'] },
      ),
      refuses(
        `Quote/${folder}/RemoveCouponFromCartTest::testRemoveCouponFromEmptyCart`,
        'mutation{removeCouponFromCart(input:{cart_id:"$cart"}){cart{id}}}',
        'Cart does not contain products',
        { as },
      ),
      refuses(
        `Quote/${folder}/RemoveCouponFromCartTest::testRemoveCouponFromCartIfCartIdIsEmpty`,
        'mutation{removeCouponFromCart(input:{cart_id:""}){cart{id}}}',
        'Required parameter "cart_id" is missing',
        { as },
      ),
      gives(
        `Quote/${folder}/CartDiscountTest::testGetDiscountInformation`,
        '{cart(cart_id:"$cart"){prices{discount{amount{value currency} label}}}}',
        { cart: { prices: { discount: { amount: { value: -2.8, currency: 'SAR' }, label: [expect.any(String)] } } } },
        { as, given: ['line', 'coupon'] },
      ),
      gives(
        `Quote/${folder}/CartDiscountTest::testGetDiscountInformation discounts`,
        '{cart(cart_id:"$cart"){prices{discounts{amount{currency} label coupon{code}}}}}',
        { cart: { prices: { discounts: [{ amount: { currency: 'SAR' }, coupon: { code: 'WELCOME10' } }] } } },
        { as, given: ['line', 'coupon'] },
      ),
      gives(
        `Quote/${folder}/CartDiscountTest::testGetDiscountInformationWithNoRulesApplied`,
        '{cart(cart_id:"$cart"){prices{discount{amount{value currency} label}}}}',
        { cart: { prices: { discount: null } } },
        { as, given: ['line'] },
      ),
      gives(
        `SalesRule/GetAppliedCartRulesTest::testGetAppliedCartRules ${folder}`,
        '{cart(cart_id:"$cart"){rules{name}}}',
        { cart: { rules: [{ name: expect.any(String) }] } },
        { as, given: ['line', 'coupon'] },
      ),
      gives(
        `Quote/${folder}/CartTotalsTest::testGetCartTotalsWithNoAddressSet`,
        '{cart(cart_id:"$cart"){prices{subtotal_excluding_tax{value} subtotal_including_tax{value}}}}',
        { cart: { prices: { subtotal_including_tax: { value: expect.any(Number) } } } },
        { as, given: ['line'] },
      ),
      gives(
        `Quote/${folder}/CartTotalsTest::testGetCartTotalsWithTaxApplied`,
        '{cart(cart_id:"$cart"){prices{applied_taxes{label amount{value}}}}}',
        { cart: { prices: { applied_taxes: [{ label: expect.any(String) }] } } },
        { as, given: upTo('ship') },
      ),
      gives(
        `Quote/${folder}/CartTotalsTest::testGetCartTotalsWithEmptyCart`,
        '{cart(cart_id:"$cart"){prices{grand_total{value} applied_taxes{label}}}}',
        { cart: { prices: { grand_total: { value: 0 }, applied_taxes: [] } } },
        { as },
      ),
      gives(
        `Quote/${folder}/GetCartPaginatedItemsTest::${as === 'guest' ? 'testGetCart' : 'testGetCartPaginatedItems'}`,
        '{cart(cart_id:"$cart"){itemsV2(pageSize:1,currentPage:1){total_count items{product{sku}} page_info{page_size current_page total_pages}}}}',
        {
          cart: {
            itemsV2: {
              total_count: 1,
              items: [{ product: { sku: '6204' } }],
              page_info: { page_size: 1, current_page: 1, total_pages: 1 },
            },
          },
        },
        { as, given: ['line'] },
      ),
      gives(
        `Quote/${folder}/GetCartIsVirtualTest::testGetCartIsNotVirtual`,
        '{cart(cart_id:"$cart"){is_virtual}}',
        { cart: { is_virtual: false } },
        { as, given: ['line'] },
      ),
    ];
  }),
];

export const cartCases: readonly Case[] = [...gateCases, ...lines, ...creation, ...coupons];
