import { change as changeOn, type Host } from 'shared-contracts';
import type { BrowserEnvironment } from './browser-environment';
import type { CartContext, CartFinder, CartSteps } from './cart-context';
import { CreateEmptyCartDocument } from './cart.graphql.ts';
import { currentId } from './cart-model';
import type { CartPlace } from './cart-place';
import { storeCartId, storedCartId } from './cart-storage';
import { CartFailure } from './platform-answers';

/** Creating and replacing run one tab at a time, and look into the storage again first. */
export function createCartFinder({ host, model, text }: FinderContext, browser: BrowserEnvironment, place: () => CartPlace): CartFinder {
  let finding: { generation: number; found: Promise<string> } | undefined;
  const find = (isRefused: (id: string) => boolean): Promise<string> => {
    const begun = model().generation;
    return browser.exclusively(async () => {
      const stored = storedCartId(place());
      if (stored !== undefined && !isRefused(stored)) return stored;
      const created = await createCart(host, text);
      // What was begun before the cart was forgotten must not bring an old one back.
      if (model().generation === begun) storeCartId(place(), created);
      return created;
    });
  };
  return {
    find() {
      const { generation } = model();
      if (finding?.generation === generation) return finding.found;
      const mine = { generation, found: find(() => false) };
      finding = mine;
      const end = () => {
        if (finding === mine) finding = undefined;
      };
      mine.found.then(end, end);
      return mine.found;
    },
    findOther: (refused) => find((stored) => stored === refused),
  };
}

type FinderContext = Pick<CartContext, 'host' | 'model' | 'text'>;

async function createCart(host: Host, text: CartContext['text']): Promise<string> {
  const { data, error } = await changeOn(host.commerce, CreateEmptyCartDocument, {});
  if (data?.createEmptyCart) return data.createEmptyCart;
  throw new CartFailure((await text())('service.error.create'), error);
}

/** The id of the cart: of the one that is known, else in storage, else of a new one. */
export async function* ensureCart({ model, tools }: CartContext): CartSteps<string> {
  for (;;) {
    const { generation } = model();
    const known = currentId(model());
    if (known !== undefined) return known;
    const cartId = await tools.finder.find();
    yield { type: 'identified', cartId, generation };
    if (model().generation === generation) return cartId;
  }
}

/** Puts another cart in the place of one that the platform refuses. */
export async function* replaceCart({ model, tools }: CartContext, refused: string): CartSteps<string> {
  const { generation } = model();
  yield { type: 'refused', cartId: refused };
  const cartId = await tools.finder.findOther(refused);
  yield { type: 'identified', cartId, generation };
  return cartId;
}

/** Lets the cart go, in the storage, too (`followEvents`). Gives its id. */
export async function* forgetCart(context: CartContext): CartSteps<string | undefined> {
  const forgotten = idOf(context);
  yield { type: 'reset', at: context.now() };
  return forgotten;
}

/** Of the cart that is to be forgotten: also one that is in storage only. */
export function idOf({ model, tools }: CartContext): string | undefined {
  return currentId(model()) ?? storedCartId(tools.place());
}
