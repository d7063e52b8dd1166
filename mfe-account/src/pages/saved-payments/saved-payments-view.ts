import type { SavedPaymentsQuery } from './saved-payments.graphql.ts';

/** A stored way to pay, as far as the platform tells. */
export interface SavedPayment {
  publicHash: string;
  /** Name of the card's brand; undefined for what is none, or none that is known. */
  brand: string | undefined;
  lastDigits: string | undefined;
  /** `MM/YYYY` */
  expires: string | undefined;
  isOver: boolean;
}

const BRANDS: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  AE: 'American Express',
  DI: 'Discover',
  MADA: 'mada',
};

/** As the platform keeps it. */
export type Token = NonNullable<NonNullable<SavedPaymentsQuery['customerPaymentTokens']>['items'][number]>;

export function toSavedPayments(tokens: readonly Token[], now: Date): readonly SavedPayment[] {
  return tokens.map(({ public_hash: publicHash, details }) => {
    const { type, maskedCC, expirationDate } = readDetails(details);
    return {
      publicHash,
      brand: type === undefined ? undefined : BRANDS[type],
      lastDigits: maskedCC?.slice(-4),
      expires: expirationDate,
      isOver: expirationDate !== undefined && isOver(expirationDate, now),
    };
  });
}

type Details = Partial<Record<'type' | 'maskedCC' | 'expirationDate', string>>;

/** The platform's `details` are JSON text, and what stands in it is for each provider to say. */
function readDetails(text: string | null | undefined): Details {
  try {
    const details = JSON.parse(text ?? '') as unknown;
    if (typeof details !== 'object' || details === null) return {};
    return Object.fromEntries(Object.entries(details).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** A card is good until the last day of its month. */
function isOver(expires: string, now: Date): boolean {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(expires) ?? [];
  return month !== undefined && year !== undefined && new Date(Number(year), Number(month), 1) <= now;
}
