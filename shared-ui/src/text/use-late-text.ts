import { useEffect, useState } from 'react';
import { createText, useHost, type MessageSource, type TextFunction } from 'shared-platform';

/** The texts of a part that comes later than its page, and brings them along; undefined until they are there. */
export function useLateText<Id extends string>(source: MessageSource<Id>): TextFunction<Id> | undefined {
  const { locale, language } = useHost().intl;
  const [text, setText] = useState<TextFunction<Id>>();
  useEffect(() => {
    let isGone = false;
    // Where they do not come, the part stays away.
    source[language]().then(
      (file) => !isGone && setText(() => createText(locale, file.default)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [source, language, locale]);
  return text;
}
