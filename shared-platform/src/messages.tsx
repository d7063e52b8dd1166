import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { createContext, useContext, type ReactNode } from 'react';

/** Messages by id, compiled when building: a text, or ICU syntax as a tree. */
export type CompiledMessages = IntlShape['messages'];

/** Where a remote's messages come from: `{en: () => import('./messages/en.json'), ar: …}`. */
export interface MessageSource {
  en: () => Promise<{ default: CompiledMessages }>;
  ar: () => Promise<{ default: CompiledMessages }>;
}

export type TextValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
export type TextFunction = (id: string, values?: TextValues) => string;

const TextContext = createContext<TextFunction>((id) => id);

/** Makes the function that gives a message's text. A missing message gives its id; other errors are thrown. */
export function createText(locale: string, messages: CompiledMessages): TextFunction {
  const intl = createIntl(
    {
      locale,
      messages,
      // Digits stay Western in both languages, dates Gregorian.
      timeZone: 'Asia/Riyadh',
      onError(error) {
        if (error.code !== 'MISSING_TRANSLATION') throw error;
      },
      onWarn() {},
    },
    createIntlCache(),
  );
  return (id, values) => String(intl.formatMessage({ id }, values as Parameters<typeof intl.formatMessage>[1]));
}

export function TextProvider({ text, children }: { text: TextFunction; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

/** `const text = useText(); text('cart.empty')`. */
export function useText(): TextFunction {
  return useContext(TextContext);
}
