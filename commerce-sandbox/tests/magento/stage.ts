import { add, control, emptyCart, graphql, rest, signIn, type Answer } from '../client.ts';
import type { Asker, Case, Step } from './case.ts';

const EMAILS = { shopper: 'shopper@example.com', buyer: 'company.buyer@example.com', admin: 'company.admin@example.com' } as const;
export const ADDRESS =
  'firstname:"Sara",lastname:"Saleh",company:"Test",street:["7123 King Fahd Road","Floor 2"],city:"Riyadh",region:"SA-01",region_id:1101,postcode:"12214",telephone:"501234567",country_code:"SA"';

const STEPS: Readonly<Record<Exclude<Step, 'line'>, string>> = {
  email: 'mutation{setGuestEmailOnCart(input:{cart_id:"$cart",email:"guest@example.com"}){cart{id}}}',
  ship: `mutation{setShippingAddressesOnCart(input:{cart_id:"$cart",shipping_addresses:[{address:{${ADDRESS}}}]}){cart{id}}}`,
  method:
    'mutation{setShippingMethodsOnCart(input:{cart_id:"$cart",shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}}',
  bill: `mutation{setBillingAddressOnCart(input:{cart_id:"$cart",billing_address:{address:{${ADDRESS}}}}){cart{id}}}`,
  pay: 'mutation{setPaymentMethodOnCart(input:{cart_id:"$cart",payment_method:{code:"cashondelivery"}}){cart{id}}}',
  coupon: 'mutation{applyCouponToCart(input:{cart_id:"$cart",coupon_code:"WELCOME10"}){cart{id}}}',
};

const tokens: Partial<Record<Asker, string>> = {};

/** Puts the demo data back and signs everybody in. */
export async function openStage(): Promise<void> {
  await control('reset');
  for (const [asker, email] of Object.entries(EMAILS)) tokens[asker as Asker] = await signIn(email);
}

async function cartOf(asker: Asker, steps: readonly Step[]): Promise<{ readonly cart: string; readonly item: string }> {
  const token = tokens[asker];
  // A customer has one cart; the one before is put away.
  if (token !== undefined) await control('carts/deactivate', { cartId: await emptyCart(token) });
  const cart = await emptyCart(token);
  let item = '0';
  for (const step of steps) {
    if (step === 'line') {
      const answer = await add(cart, [{ sku: '6204', quantity: 2 }], token);
      item = Buffer.from(answer.text('data', 'addProductsToCart', 'cart', 'items', 0, 'uid'), 'base64').toString();
    } else if (step !== 'email' || token === undefined) {
      const answer = await graphql(STEPS[step].replaceAll('$cart', cart), {}, { token });
      if (answer.at('errors') !== undefined) throw new Error(`${step}: ${JSON.stringify(answer.json)}`);
    }
  }
  return { cart, item };
}

/** Makes what a case needs and asks. */
export async function play({ as = 'guest', given = [], ask, headers }: Case): Promise<Answer> {
  let text = ask;
  if (/\$(cart|item)\b/.test(text)) {
    const { cart, item } = await cartOf(as, given);
    text = text.replaceAll('$cart', cart).replaceAll('$item', item);
  }
  if (text.includes('$foreign')) {
    const { cart, item } = await cartOf(as === 'buyer' ? 'shopper' : 'buyer', ['line']);
    text = text.replaceAll('$foreignItem', item).replaceAll('$foreign', cart);
  }
  text = text.replaceAll('$address', ADDRESS);
  const [, method, path, body] = /^(GET|POST|PUT|DELETE) (\S+) ?([^]*)$/.exec(text) ?? [];
  if (method !== undefined && path !== undefined) return rest(method, path, body ? JSON.parse(body) : undefined, tokens[as]);
  const token = headers?.['authorization'] === undefined ? tokens[as] : undefined;
  return graphql(text, {}, { token, ...(headers ? { headers, method: text.startsWith('mutation') ? 'POST' : 'GET' } : {}) });
}
