/** A card as its provider shows it; never its number. */
export interface CardFace {
  /** The platform's code of the brand: VI, MC, AE … */
  type: string;
  /** The last four digits. */
  maskedCC: string;
  /** `MM/YYYY` */
  expirationDate: string;
}

export interface CardToken {
  /** Pays once, for this cart. */
  nonce: string;
  card: CardFace;
}

/** What the frame with the provider's fields says (its messages: commerce-sandbox/README.md, "Cards"). */
export type FieldsMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'token'; token: CardToken }
  | { type: 'challenge' }
  | { type: 'error'; message: string };

const LOWEST = 120;
const HIGHEST = 900;

/** The origin of the provider's fields; undefined where the platform's setting is no address that a shop could trust with cards. */
export function fieldsOrigin(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : undefined;
}

/** Address of the frame for this shop and language. */
export function fieldsAddress(origin: string, { parent, language }: { parent: string; language: string }): string {
  return `${origin}/fields?${new URLSearchParams({ parent, lang: language }).toString()}`;
}

/** Reads what a window has sent; undefined for everything that is not the provider's own, or not understood. */
export function readFieldsMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: { origin: string; frame: unknown },
): FieldsMessage | undefined {
  if (event.origin !== from.origin || event.source !== from.frame || from.frame === null) return undefined;
  const data = toRecord(event.data);
  switch (data?.type) {
    case 'hosted-card:ready':
      return { type: 'ready' };
    case 'hosted-card:challenge':
      return { type: 'challenge' };
    case 'hosted-card:height':
      return typeof data.height === 'number' && Number.isFinite(data.height)
        ? { type: 'height', height: Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(data.height))) }
        : undefined;
    case 'hosted-card:error':
      return { type: 'error', message: typeof data.message === 'string' ? data.message.slice(0, 200) : '' };
    case 'hosted-card:token': {
      const card = toCardFace(data.card);
      return typeof data.token === 'string' && data.token !== '' && card
        ? { type: 'token', token: { nonce: data.token, card } }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** A card from a provider's message, or from the platform's `details` of a stored one. */
export function toCardFace(value: unknown): CardFace | undefined {
  const card = toRecord(value);
  return typeof card?.type === 'string' && typeof card.maskedCC === 'string' && typeof card.expirationDate === 'string'
    ? { type: card.type, maskedCC: card.maskedCC.slice(-4), expirationDate: card.expirationDate }
    : undefined;
}

function toRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
