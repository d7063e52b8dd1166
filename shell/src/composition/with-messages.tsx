import type { ComponentType } from 'react';
import type { Host } from 'shared-contracts';
import { createText, TextProvider, type MessageSource } from 'shared-platform';

/** A part of the chrome with texts of its own: for `lazyPart`. */
export async function withMessages<Props extends object>(
  { intl: { language, locale } }: Host,
  messages: MessageSource,
  Content: ComponentType<Props>,
): Promise<{ default: ComponentType<Props> }> {
  const text = createText(locale, (await messages[language]()).default);
  return {
    default: (props) => (
      <TextProvider text={text}>
        <Content {...props} />
      </TextProvider>
    ),
  };
}
