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

interface StoredToken {
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

/** The provider behind the hosted fields. Card numbers do not leave it and are not stored: a token stands for one purchase. */
export class CardProvider implements CardGateway {
  readonly #tokens = new Map<string, StoredToken>();
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
    this.#tokens.set(token, {
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
    const stored = this.#tokens.get(token);
    return stored?.behaviour === 'challenge' && stored.state === 'open' ? stored.card : undefined;
  }

  confirm(token: string, isApproved: boolean): CardFace | undefined {
    const stored = this.#tokens.get(token);
    if (stored?.behaviour !== 'challenge' || stored.state !== 'open') return undefined;
    if (isApproved) stored.isConfirmed = true;
    else this.#tokens.delete(token);
    return stored.card;
  }

  /** Sets an amount aside. The same purchase may ask again (a second click); another one may not use the token. */
  async authorize(token: string, purchase: string): Promise<AuthorizationAnswer> {
    const stored = this.#tokens.get(token);
    if (!stored || stored.expiresAt <= Date.now() || !stored.isConfirmed || (stored.purchase !== undefined && stored.purchase !== purchase))
      return 'declined';
    const isAgain = stored.purchase === purchase && stored.state !== 'cancelled';
    stored.purchase = purchase;
    if (stored.behaviour === 'decline') return 'declined';
    if (stored.behaviour === 'timeout') return this.#neverAnswers();
    if (!isAgain) stored.state = 'authorized';
    let isTakenHere = false;
    return {
      card: stored.card,
      gatewayToken: stored.gatewayToken,
      capture: () => {
        isTakenHere = true;
        stored.state = 'captured';
      },
      cancel: () => {
        if (stored.state !== 'captured' || isTakenHere) stored.state = 'cancelled';
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
    for (const [token, { expiresAt }] of this.#tokens) if (expiresAt <= now || this.#tokens.size >= MOST_TOKENS) this.#tokens.delete(token);
  }
}

function faceOf(card: Card): CardFace {
  return { type: card.brand, maskedCC: card.digits.slice(-4), expirationDate: `${String(card.month).padStart(2, '0')}/${card.year}` };
}

/** The same for the same card, so that it is stored once; outlives a restart. */
function gatewayTokenOf(card: Card): string {
  return `pm_${card.behaviour}_${createHash('sha256').update(`sandbox card ${card.digits}`).digest('hex').slice(0, 24)}`;
}
