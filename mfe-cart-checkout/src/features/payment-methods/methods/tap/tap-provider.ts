import { toHeight, toRecord, toSentence, type FieldsMessage, type FieldsProvider } from '../../../card-fields/hosted-fields';

/** Tap's names of the brands that a Saudi shop takes. */
const BRANDS = ['MADA', 'VISA', 'MASTERCARD'];
/** The platform's codes of them. */
const CODES: Readonly<Record<string, string>> = { MADA: 'MADA', VISA: 'VI', MASTERCARD: 'MC', AMERICAN_EXPRESS: 'AE' };

/**
 * Tap's card fields, in the frame that their Card SDK makes (`@tap-payments/card-sdk`, 1.0.2): the same address and the same messages,
 * without their script in the shop's page.
 *
 * @param address What the platform says: the frame's address with the merchant's `publicKey` and `mid`, and `mdn`, which is the shop's
 *   origin, encrypted for Tap.
 */
export function tapProvider(address: string, { language, currency }: { language: string; currency: string }): FieldsProvider {
  const url = new URL(address);
  url.searchParams.set('themeMode', 'light');
  url.searchParams.set('paymentOptions', JSON.stringify(toPaymentOptions(language, currency)));
  return {
    origin: url.origin,
    src: url.href,
    submit: { event: 'tokenize', data: { publicKey: url.searchParams.get('publicKey') } },
    isSilentAboutGaps: true,
    read: readTapMessage,
  };
}

function toPaymentOptions(language: string, currency: string) {
  return {
    locale: language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    showLoadingState: true,
    collectHolderName: true,
    preLoadCardName: '',
    cardNameEditable: true,
    currencyCode: currency,
    cardFundingSource: 'all',
    saveCardOption: 'none',
    supportedPaymentMethods: BRANDS,
    edges: 'straight',
    displayPaymentBrands: true,
    cardCVV: true,
    savedCardCVV: true,
  };
}

function readTapMessage({ event, data }: Record<string, unknown>): FieldsMessage | undefined {
  const values = toRecord(data);
  switch (event) {
    case 'onCardReady':
      return { type: 'ready' };
    case 'dimension':
      return toHeight(values?.height);
    case 'cardInputs':
      return typeof values?.isAllInputsValid === 'boolean' ? { type: 'typed', isComplete: values.isAllInputsValid } : undefined;
    case '3dsRedirect':
      return { type: 'challenge' };
    case '3dsFail':
      return { type: 'error', message: '' };
    case 'error':
      return { type: 'error', message: toSentence(typeof data === 'string' ? data : values?.message) };
    case 'token':
      return toToken(toRecord(values?.token));
    default:
      return undefined;
  }
}

/** A token of Tap's Tokens API: `tok_…`, good for one payment. */
function toToken(token: Record<string, unknown> | undefined): FieldsMessage | undefined {
  const card = toRecord(token?.card);
  if (typeof token?.id !== 'string' || !token.id.startsWith('tok_') || typeof card?.last_four !== 'string') return undefined;
  const brand = String(card.brand ?? card.scheme ?? '');
  return {
    type: 'token',
    token: {
      nonce: token.id,
      card: {
        type: CODES[brand] ?? brand,
        maskedCC: card.last_four.slice(-4),
        expirationDate: `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year)}`,
      },
    },
  };
}
