import { useEffect, useEffectEvent, useState } from 'react';
import { forgetText, storeText, storedText } from './stored-text';
import { useWriter } from './use-writer';

/**
 * The state of one text field that is not part of a `useShopForm`. What is typed is kept for the tab under `name` and is there again
 * after a reload, for the same person, until the field is as it began: set it to `begin` once its text was sent.
 */
export function useKeptInput(name: string, begin = ''): [typed: string, setTyped: (typed: string) => void] {
  const writer = useWriter();
  const [typed, setTyped] = useState(begin);
  const keep = (text: string) => {
    if (text === begin) forgetText(name);
    else if (writer !== '') storeText(name, writer, { values: { text }, from: { text: begin } });
  };
  useOnceKnown(writer, () => {
    const { text } = storedText(name, writer, { text: begin });
    // Typed before it was known who this is.
    if (typed !== begin) keep(typed);
    else if (text !== undefined) setTyped(text);
  });
  return [
    typed,
    (text) => {
      setTyped(text);
      keep(text);
    },
  ];
}

/** After the first render, which is the server's: it knows of nobody, and of no storage. */
function useOnceKnown(writer: string, restore: () => void): void {
  const run = useEffectEvent(restore);
  useEffect(() => {
    if (writer !== '') run();
  }, [writer]);
}
