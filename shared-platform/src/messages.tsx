import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage, type IntlShape } from '@formatjs/intl';
import { createContext, useContext, type ReactNode } from 'react';
import { oncePer } from 'shared-contracts';

type CompiledMessages = IntlShape['messages'];

/** Messages by id. As written: a text, or a text with a description. As built: a text, or ICU syntax as a tree. */
export type MessageCatalogue = Readonly<Record<string, string | { defaultMessage: string; description?: string } | readonly object[]>>;

/** Where messages come from: a script for each language. `Id` are the ids that it has. */
export interface MessageSource<Id extends string = string> {
  en: () => Promise<{ default: MessageCatalogue }>;
  ar: () => Promise<{ default: MessageCatalogue }>;
  /** Types only; never there. */
  __ids?: Id;
}

export type TextValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
export type TextFunction<Id extends string = string> = (id: Id, values?: TextValues) => string;

const TextContext = createContext<TextFunction>((id) => id);

/** Told of a message that is missing, or cannot be written with the values given. */
export type TextFailure = (id: string, error: unknown) => void;

/** Replaced by the build; whoever builds this package need not know Node's types. */
declare const process: { env: { NODE_ENV?: string } };

const tellOnce = oncePer((id, error: unknown) => console.error(`The message ${id} is shown as its id.`, error));

/** While a shop is developed and tested: once for each message, since a list may show it a hundred times. Readers' consoles stay empty. */
const tellDeveloper: TextFailure = (id, error) => {
  if (process.env.NODE_ENV !== 'production') tellOnce(id, error);
};

/**
 * Makes the function that gives a message's text. It never throws: a message that is missing, or that lacks a value, gives its id, because
 * one text must not take the page with it. An Arabic message that is not translated is there in English (release-kit/build/messages.mjs).
 */
export function createText(locale: string, messages: MessageCatalogue, onFailure: TextFailure = tellDeveloper): TextFunction {
  const catalogue = withoutDescriptions(messages);
  const config: Parameters<typeof formatMessage>[0] = {
    ...DEFAULT_INTL_CONFIG,
    // Digits stay Western in both languages, dates Gregorian: `ar-SA` alone gives Arabic-Indic digits and the Islamic calendar.
    locale: `${locale}-u-ca-gregory-nu-latn`,
    // The build has compiled them (release-kit/build/messages.mjs).
    messages: catalogue as CompiledMessages,
    timeZone: 'Asia/Riyadh',
    onError(error) {
      throw error;
    },
  };
  // The messages' part of an `IntlShape`: its other formats are never asked for, and weigh more than this.
  const formatters = createFormatters();
  return (id, values) => {
    const message = catalogue[id];
    // The build leaves a text without ICU syntax as it is: there is nothing to format.
    if (typeof message === 'string' && !/[{<]/.test(message)) return message;
    try {
      return String(formatMessage(config, formatters, { id }, values as Parameters<IntlShape['formatMessage']>[1]));
    } catch (error) {
      onFailure(id, error);
      return id;
    }
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

/** The texts of the root that this is in. Remotes use the one that `defineMessages` makes: it knows their ids. */
export function useText(): TextFunction {
  return useContext(TextContext);
}

/** A JSON file of messages. */
interface MessageFile<Id extends string> {
  default: Readonly<Record<Id, MessageCatalogue[string]>>;
}
type IdOf<Source> = Source extends MessageSource<infer Id> ? Id : never;
type IdsOf<Sources extends readonly MessageSource[]> = IdOf<Sources[number]>;

/**
 * What a page, a slot, a feature or a whole remote says: its own messages, and those of what it is made of. The ids are typed by the
 * English file; an Arabic one that lacks some is a type error.
 *
 *     export const { messages, useText } = defineMessages(
 *       { en: () => import('./en.json'), ar: () => import('./ar.json') },
 *       shared,
 *     );
 */
export function defineMessages<Own extends string, Parts extends readonly MessageSource[]>(
  own: { en: () => Promise<MessageFile<Own>>; ar: () => Promise<MessageFile<NoInfer<Own>>> },
  ...parts: Parts
): { messages: MessageSource<Own | IdsOf<Parts>>; useText: () => TextFunction<Own | IdsOf<Parts>> } {
  return { messages: { en: joinFiles('en', [...parts, own]), ar: joinFiles('ar', [...parts, own]) }, useText };
}

/** The messages of several sources as one: of what has no texts of its own. */
export function joinMessages<Parts extends readonly MessageSource[]>(...parts: Parts): MessageSource<IdsOf<Parts>> {
  return { en: joinFiles('en', parts), ar: joinFiles('ar', parts) };
}

type Languages = Pick<MessageSource, 'en' | 'ar'>;

const joinFiles = (language: 'en' | 'ar', parts: readonly Languages[]) => async (): Promise<{ default: MessageCatalogue }> => {
  const files = await Promise.all(parts.map((part) => part[language]()));
  return { default: Object.assign({}, ...files.map((file) => file.default)) as MessageCatalogue };
};
