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

/** What a frame with a provider's fields says. */
export type FieldsMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  /** Whether everything is typed that a token needs. */
  | { type: 'typed'; isComplete: boolean }
  | { type: 'token'; token: CardToken }
  | { type: 'challenge' }
  | { type: 'error'; message: string };

/** How one provider's fields are spoken to. What is made once stays the same object: listening begins anew with another. */
export interface FieldsProvider {
  origin: string;
  /** Address of the frame. */
  src: string;
  /** Asks for a token of what is typed. */
  submit: object;
  /** It does not answer to fields that are not filled in: `typed` says when they are. */
  isSilentAboutGaps?: boolean;
  /** What one of its messages means; undefined for what is not understood. */
  read(data: Record<string, unknown>): FieldsMessage | undefined;
}

const LOWEST = 120;
const HIGHEST = 900;

/** The origin of the provider's fields; undefined where the platform's setting is no address that a shop could trust with cards. */
export function fieldsOrigin(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : undefined;
}

/** The provider that comes with the sandbox (its messages: commerce-sandbox/README.md, "Cards"). */
export function sandboxProvider(origin: string, { parent, language }: { parent: string; language: string }): FieldsProvider {
  return {
    origin,
    src: `${origin}/fields?${new URLSearchParams({ parent, lang: language }).toString()}`,
    submit: { type: 'hosted-card:submit' },
    read: readSandboxMessage,
  };
}

/** What a window has sent; undefined for everything that is not the provider's own, or not understood. */
export function readFieldsMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: Pick<FieldsProvider, 'origin' | 'read'> & { frame: unknown },
): FieldsMessage | undefined {
  if (event.origin !== from.origin || event.source !== from.frame || from.frame === null) return undefined;
  const data = toRecord(event.data);
  return data && from.read(data);
}

function readSandboxMessage(data: Record<string, unknown>): FieldsMessage | undefined {
  switch (data.type) {
    case 'hosted-card:ready':
      return { type: 'ready' };
    case 'hosted-card:challenge':
      return { type: 'challenge' };
    case 'hosted-card:height':
      return toHeight(data.height);
    case 'hosted-card:error':
      return { type: 'error', message: toSentence(data.message) };
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

/** A height that a page can do with. */
export function toHeight(height: unknown): FieldsMessage | undefined {
  return typeof height === 'number' && Number.isFinite(height)
    ? { type: 'height', height: Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(height))) }
    : undefined;
}

/** What somebody else's page says was wrong, as far as a person reads on. */
export function toSentence(message: unknown): string {
  return typeof message === 'string' ? message.slice(0, 200) : '';
}

/** A card from a provider's message, or from the platform's `details` of a stored one. */
export function toCardFace(value: unknown): CardFace | undefined {
  const card = toRecord(value);
  return typeof card?.type === 'string' && typeof card.maskedCC === 'string' && typeof card.expirationDate === 'string'
    ? { type: card.type, maskedCC: card.maskedCC.slice(-4), expirationDate: card.expirationDate }
    : undefined;
}

/** Something that has members. */
export function toRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
