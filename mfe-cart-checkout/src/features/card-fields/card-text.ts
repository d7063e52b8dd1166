import { isolateLtr } from 'shared-ui';
import type { CardFace } from './hosted-fields';
import { useText } from './messages/source';

const BRANDS: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  AE: 'American Express',
  DI: 'Discover',
  MADA: 'mada',
};

/** A card in words: its brand and last digits. */
export function useCardText(): (card: CardFace) => string {
  const text = useText();
  return ({ type, maskedCC }) => text('card.ending', { brand: BRANDS[type] ?? text('card.card'), digits: isolateLtr(maskedCC) });
}
