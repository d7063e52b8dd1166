import { createHash } from 'node:crypto';
import type { AuthorizationAnswer, CardFace, CardGateway } from '../../commerce/payment/card-gateway.ts';
import { randomId } from '../../platform/values/secrets.ts';
import { readCard, type Card, type CardBehaviour, type CardInput, type CardProblem } from './cards.ts';

export interface Tokenized {
  readonly token: string;
  readonly card: CardFace;
  /** The holder has to confirm first. */
  readonly isChallenged: boolean;
}

interface Kept {
  readonly card: CardFace;
  readonly behaviour: CardBehaviour;
  readonly gatewayToken: string;
  readonly expiresAt: number;
  isConfirmed: boolean;
  /** The purchase that has used the token: it works for no other. */
  purchase: string | undefined;
  state: 'open' | 'authorized' | 'captured' | 'cancelled';
}

const TOKEN_LIFETIME_MS = 900_000;
const MOST_TOKENS = 10_000;

/** The provider behind the hosted fields. Card numbers do not leave it and are not kept: a token stands for one purchase. */
export class CardProvider implements CardGateway {
  readonly #kept = new Map<string, Kept>();
  readonly #answerWithinMs: number;

  /** How long the platform waits for an answer of the provider. */
  constructor(answerWithinMs: number) {
    this.#answerWithinMs = answerWithinMs;
  }

  tokenize(input: CardInput, now = new Date()): Tokenized | CardProblem {
    const card = readCard(input, now);
    if ('field' in card) return card;
    this.#forget(now.getTime());
    const token = `tok_${randomId()}`;
    const isChallenged = card.behaviour === 'challenge';
    this.#kept.set(token, {
      card: faceOf(card),
      behaviour: card.behaviour,
      gatewayToken: gatewayTokenOf(card),
      expiresAt: now.getTime() + TOKEN_LIFETIME_MS,
      isConfirmed: !isChallenged,
      purchase: undefined,
      state: 'open',
    });
    return { token, card: faceOf(card), isChallenged };
  }

  /** The card of a token that waits for its holder's confirmation. */
  challenged(token: string): CardFace | undefined {
    const kept = this.#kept.get(token);
    return kept?.behaviour === 'challenge' && kept.state === 'open' ? kept.card : undefined;
  }

  confirm(token: string, isApproved: boolean): CardFace | undefined {
    const kept = this.#kept.get(token);
    if (kept?.behaviour !== 'challenge' || kept.state !== 'open') return undefined;
    if (isApproved) kept.isConfirmed = true;
    else this.#kept.delete(token);
    return kept.card;
  }

  /** Sets an amount aside. The same purchase may ask again (a second click); another one may not use the token. */
  async authorize(token: string, purchase: string): Promise<AuthorizationAnswer> {
    const kept = this.#kept.get(token);
    if (!kept || kept.expiresAt <= Date.now() || !kept.isConfirmed || (kept.purchase !== undefined && kept.purchase !== purchase))
      return 'declined';
    const isAgain = kept.purchase === purchase && kept.state !== 'cancelled';
    kept.purchase = purchase;
    if (kept.behaviour === 'decline') return 'declined';
    if (kept.behaviour === 'timeout') return this.#neverAnswers();
    if (!isAgain) kept.state = 'authorized';
    let isTakenHere = false;
    return {
      card: kept.card,
      gatewayToken: kept.gatewayToken,
      capture: () => {
        isTakenHere = true;
        kept.state = 'captured';
      },
      cancel: () => {
        if (kept.state !== 'captured' || isTakenHere) kept.state = 'cancelled';
      },
    };
  }

  /** Charges a stored card. */
  async authorizeStored(gatewayToken: string, card: CardFace): Promise<AuthorizationAnswer> {
    if (gatewayToken.startsWith('pm_decline_')) return 'declined';
    if (gatewayToken.startsWith('pm_timeout_')) return this.#neverAnswers();
    return { card, gatewayToken, capture: () => undefined, cancel: () => undefined };
  }

  #neverAnswers(): Promise<'timeout'> {
    return new Promise((resolve) => setTimeout(resolve, this.#answerWithinMs, 'timeout'));
  }

  #forget(now: number): void {
    for (const [token, { expiresAt }] of this.#kept) if (expiresAt <= now || this.#kept.size >= MOST_TOKENS) this.#kept.delete(token);
  }
}

function faceOf(card: Card): CardFace {
  return { type: card.brand, maskedCC: card.digits.slice(-4), expirationDate: `${String(card.month).padStart(2, '0')}/${card.year}` };
}

/** The same for the same card, so that it is stored once; outlives a restart. */
function gatewayTokenOf(card: Card): string {
  return `pm_${card.behaviour}_${createHash('sha256').update(`sandbox card ${card.digits}`).digest('hex').slice(0, 24)}`;
}
