import { toCardFace, type CardFace } from '../../../card-fields/hosted-fields';
import type { StoredCardsQuery } from './stored-cards.graphql.ts';

/** A card that the platform keeps for a customer. */
export interface StoredCard extends CardFace {
  publicHash: string;
}

/** The stored cards of one method; what cannot be read, or is over by then (`now`), is left out. */
export function toStoredCards(data: StoredCardsQuery | undefined, methodCode: string, now: Date): readonly StoredCard[] {
  return (data?.customerPaymentTokens?.items ?? []).flatMap((token) => {
    if (token?.payment_method_code !== methodCode) return [];
    const card = toCardFace(parse(token.details));
    return card && !isOver(card.expirationDate, now) ? [{ ...card, publicHash: token.public_hash }] : [];
  });
}

/** A card is good until the last day of its month. */
function isOver(expirationDate: string, now: Date): boolean {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(expirationDate) ?? [];
  return month !== undefined && year !== undefined && new Date(Number(year), Number(month), 1) <= now;
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}
