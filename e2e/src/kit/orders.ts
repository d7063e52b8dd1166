/* Orders of a test's own customer, placed on the platform itself. */
import { createCart } from './carts';
import type { Customer } from './customer';
import { platformAt, type Platform } from './platform';

const addressOf = (lastname: string) =>
  `{firstname:"Noura",lastname:"${lastname}",street:["7421 King Fahd Road"],city:"Riyadh",region_id:1101,postcode:"12345",
    telephone:"551234567",country_code:"SA"}`;

/** A new cart of these pieces, ready to be ordered: delivery in Riyadh, paid to the driver. */
async function readyCart(platform: Platform, token: string, pieces: Readonly<Record<string, number>>): Promise<string> {
  const items = Object.entries(pieces).map(([sku, quantity]) => `{sku:${JSON.stringify(sku)},quantity:${quantity}}`);
  const { createEmptyCart: cart } = await platform.ask<{ createEmptyCart: string }>('mutation{createEmptyCart}', { token });
  const id = JSON.stringify(cart);
  await platform.ask(
    `mutation{
      addProductsToCart(cartId:${id},cartItems:[${items.join()}]){user_errors{message}}
      setShippingAddressesOnCart(input:{cart_id:${id},shipping_addresses:[{address:${addressOf('Ali')}}]}){cart{id}}
      setBillingAddressOnCart(input:{cart_id:${id},billing_address:{same_as_shipping:true}}){cart{id}}
      setShippingMethodsOnCart(input:{cart_id:${id},shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}
      setPaymentMethodOnCart(input:{cart_id:${id},payment_method:{code:"cashondelivery"}}){cart{id}}
    }`,
    { token },
  );
  return id;
}

/** Places an order of these pieces; gives its number. */
export async function placeOrder(platform: Platform, { token }: Customer, pieces: Readonly<Record<string, number>>): Promise<string> {
  const id = await readyCart(platform, token, pieces);
  const { placeOrder: placed } = await platform.ask<{ placeOrder: { orderV2: { number: string } } }>(
    `mutation{placeOrder(input:{cart_id:${id}}){orderV2{number}}}`,
    { token },
  );
  return placed.orderV2.number;
}

/** Places a purchase order of these pieces, as a member of a company. The company's rules say whether it waits for approval. */
export async function placePurchaseOrder(
  platform: Platform,
  { token }: Customer,
  pieces: Readonly<Record<string, number>>,
): Promise<{ uid: string; number: string; status: string }> {
  const id = await readyCart(platform, token, pieces);
  const { placePurchaseOrder: placed } = await platform.ask<{
    placePurchaseOrder: { purchase_order: { uid: string; number: string; status: string } };
  }>(`mutation{placePurchaseOrder(input:{cart_id:${id}}){purchase_order{uid number status}}}`, { token });
  return placed.purchase_order;
}

/** As a guest, with this e-mail address. */
export async function placeGuestOrder(platform: Platform, email: string, sku: string): Promise<string> {
  const { createEmptyCart: cart } = await platform.ask<{ createEmptyCart: string }>('mutation{createEmptyCart}');
  const id = JSON.stringify(cart);
  const { placeOrder: placed } = await platform.ask<{ placeOrder: { orderV2: { number: string } } }>(
    `mutation{
      addProductsToCart(cartId:${id},cartItems:[{sku:${JSON.stringify(sku)},quantity:1}]){user_errors{message}}
      setGuestEmailOnCart(input:{cart_id:${id},email:${JSON.stringify(email)}}){cart{id}}
      setShippingAddressesOnCart(input:{cart_id:${id},shipping_addresses:[{address:${addressOf('Al Qahtani')}}]}){cart{id}}
      setBillingAddressOnCart(input:{cart_id:${id},billing_address:{same_as_shipping:true}}){cart{id}}
      setShippingMethodsOnCart(input:{cart_id:${id},shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}
      setPaymentMethodOnCart(input:{cart_id:${id},payment_method:{code:"cashondelivery"}}){cart{id}}
      placeOrder(input:{cart_id:${id}}){orderV2{number}}
    }`,
  );
  return placed.orderV2.number;
}

/** What the checkout of a guest with one piece is offered, by code. */
export async function guestOffers(platform: string): Promise<{ payments: string[]; carriers: string[] }> {
  const cartId = JSON.stringify(await createCart(platform, [{ sku: '6206', quantity: 1 }]));
  interface Offers {
    setShippingAddressesOnCart: {
      cart: {
        available_payment_methods: { code: string }[];
        shipping_addresses: { available_shipping_methods: { carrier_code: string }[] }[];
      };
    };
  }
  const { setShippingAddressesOnCart: offers } = await platformAt(platform).ask<Offers>(
    `mutation{setShippingAddressesOnCart(input:{cart_id:${cartId},shipping_addresses:[{address:${addressOf('Ali')}}]}){cart{
      available_payment_methods{code} shipping_addresses{available_shipping_methods{carrier_code}}}}}`,
  );
  return {
    payments: offers.cart.available_payment_methods.map(({ code }) => code),
    carriers: offers.cart.shipping_addresses.flatMap((address) => address.available_shipping_methods.map((method) => method.carrier_code)),
  };
}
