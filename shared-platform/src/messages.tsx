import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { createContext, useContext, type ReactNode } from 'react';

type CompiledMessages = IntlShape['messages'];

/** Messages by id. As written: a text, or a text with a description. As built: a text, or ICU syntax as a tree. */
export type MessageCatalogue = Readonly<Record<string, string | { defaultMessage: string; description?: string } | readonly object[]>>;

/** Where a remote's messages come from: `{en: () => import('./messages/en.json'), ar: …}`. */
export interface MessageSource {
  en: () => Promise<{ default: MessageCatalogue }>;
  ar: () => Promise<{ default: MessageCatalogue }>;
}

export type TextValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
export type TextFunction = (id: string, values?: TextValues) => string;

const TextContext = createContext<TextFunction>((id) => id);

/** Makes the function that gives a message's text. A missing message gives its id; other errors are thrown. */
export function createText(locale: string, messages: MessageCatalogue): TextFunction {
  const catalogue = withoutDescriptions(messages);
  const intl = createIntl(
    {
      // Digits stay Western in both languages, dates Gregorian: `ar-SA` alone gives Arabic-Indic digits and the Islamic calendar.
      locale: `${locale}-u-ca-gregory-nu-latn`,
      // The build has compiled them (tooling/webpack/messages-loader.mjs).
      messages: catalogue as CompiledMessages,
      timeZone: 'Asia/Riyadh',
      onError(error) {
        if (error.code !== 'MISSING_TRANSLATION') throw error;
      },
      onWarn() {},
    },
    createIntlCache(),
  );
  return (id, values) => {
    const message = catalogue[id];
    // The build leaves a text without ICU syntax as it is: there is nothing to format.
    if (typeof message === 'string' && !/[{<]/.test(message)) return message;
    return String(intl.formatMessage({ id }, values as Parameters<typeof intl.formatMessage>[1]));
  };
}

/** As written, a message may say what it is for; the build has taken that away. */
function withoutDescriptions(messages: MessageCatalogue): MessageCatalogue {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'object' && 'defaultMessage' in message ? message.defaultMessage : message,
    ]),
  );
}

export function TextProvider({ text, children }: { text: TextFunction; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

/** `const text = useText(); text('cart.empty')`. */
export function useText(): TextFunction {
  return useContext(TextContext);
}
