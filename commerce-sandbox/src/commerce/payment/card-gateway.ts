/** What a shop may know of a card. */
export interface CardFace {
  readonly type: string;
  readonly maskedCC: string;
  /** `MM/YYYY` */
  readonly expirationDate: string;
}

/** An amount that is set aside on a card; it is taken with the order or given back. */
export interface Authorization {
  readonly card: CardFace;
  /** Charges the same card again, without its number. */
  readonly gatewayToken: string;
  capture(): void;
  /** Gives the amount back, unless another attempt for the same purchase has taken it. */
  cancel(): void;
}

export type AuthorizationAnswer = Authorization | 'declined' | 'timeout';

/** Whoever takes payments by card for the shop: it knows tokens, never card numbers. */
export interface CardGateway {
  /** Sets the amount of a purchase aside on the card that a token stands for. */
  authorize(token: string, purchase: string): Promise<AuthorizationAnswer>;
  /** The same on a card that was stored before. */
  authorizeStored(gatewayToken: string, card: CardFace): Promise<AuthorizationAnswer>;
}
