/** What becomes of a payment with a test card. */
export type CardBehaviour = 'approve' | 'decline' | 'challenge' | 'timeout';

export interface CardInput {
  readonly number: string;
  /** `MM/YY` or `MM/YYYY` */
  readonly expiry: string;
  readonly code: string;
}

export interface Card {
  readonly digits: string;
  /** The platform's code of the brand: VI, MC, AE, DI. */
  readonly brand: string;
  readonly month: number;
  readonly year: number;
  readonly behaviour: CardBehaviour;
}

export type CardProblem = { readonly field: 'number' | 'expiry' | 'code' };

const BRANDS: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4\d{12}(\d{3})?$/, 'VI'],
  [/^(5[1-5]\d{14}|2[2-7]\d{14})$/, 'MC'],
  [/^3[47]\d{13}$/, 'AE'],
  [/^6(011|5\d\d)\d{12}$/, 'DI'],
];

/** Every other valid number is approved. */
const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': 'decline',
  '4000000000003220': 'challenge',
  '4000000000000119': 'timeout',
};

/** Reads what was typed; digits of both scripts, with spaces or without. */
export function readCard(input: CardInput, today: Date): Card | CardProblem {
  const digits = western(input.number).replaceAll(/[\s-]/g, '');
  const brand = BRANDS.find(([pattern]) => pattern.test(digits))?.[1];
  if (brand === undefined || !hasValidChecksum(digits)) return { field: 'number' };
  const [, month = '0', year = '0'] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(western(input.expiry).trim()) ?? [];
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  // A card is good until the last day of its month.
  if (
    Number(month) < 1 ||
    Number(month) > 12 ||
    new Date(Date.UTC(fullYear, Number(month), 1)) <= today ||
    fullYear > today.getUTCFullYear() + 20
  )
    return { field: 'expiry' };
  if (!(brand === 'AE' ? /^\d{4}$/ : /^\d{3}$/).test(western(input.code).trim())) return { field: 'code' };
  return { digits, brand, month: Number(month), year: fullYear, behaviour: TEST_CARDS[digits] ?? 'approve' };
}

function western(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0660));
}

/** Luhn's sum. */
function hasValidChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
