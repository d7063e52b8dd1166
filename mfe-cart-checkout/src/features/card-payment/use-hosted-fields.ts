import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { readFieldsMessage, type CardToken, type FieldsProvider } from './hosted-fields';

/** A page of another company that has not shown its fields by then will not be waited for. */
export const READY_LIMIT_MS = 15_000;
/** How long it may think about a card. The holder's bank may take as long as it likes: its question stands in the frame. */
export const ANSWER_LIMIT_MS = 20_000;

/**
 * `loading`: the fields are not there yet. `ready`. `asking`: the card is being looked at. `challenge`: its bank asks the holder, in the
 * frame. `missing`: the fields did not come. `silent`: there was no answer.
 */
export type FieldsStatus = 'loading' | 'ready' | 'asking' | 'challenge' | 'missing' | 'silent';

export interface HostedFields {
  status: FieldsStatus;
  /** What the frame said was wrong; it stands in the frame, too. */
  error: string | undefined;
  height: number;
  /** Another frame for each try. */
  attempt: number;
  /** Asks for a token of what was typed; undefined where there is none: what is wrong is then said. Asked twice, it is one question. */
  ask(): Promise<CardToken | undefined>;
  again(): void;
}

const FIRST_HEIGHT = 280;

/** Talks to the frame that a card is typed into. Nobody else's messages count, and what is typed there never comes here. */
export function useHostedFields(provider: FieldsProvider, frame: RefObject<HTMLIFrameElement | null>): HostedFields {
  const [{ status, error, height, attempt }, setState] = useState({
    status: 'loading' as FieldsStatus,
    error: undefined as string | undefined,
    height: FIRST_HEIGHT,
    attempt: 0,
  });
  const hasGaps = useRef(provider.isSilentAboutGaps ?? false);
  const asked = useRef<{ answer: Promise<CardToken | undefined>; settle: (token: CardToken | undefined) => void }>(undefined);

  const settle = useCallback((token: CardToken | undefined) => {
    asked.current?.settle(token);
    asked.current = undefined;
  }, []);

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = readFieldsMessage(event, { ...provider, frame: frame.current?.contentWindow ?? null });
      switch (message?.type) {
        case 'ready':
          // The bank's page says so, too, and asks on.
          return setState((before) => ({ ...before, status: before.status === 'challenge' ? 'challenge' : 'ready' }));
        case 'height':
          return setState((before) => ({ ...before, height: message.height }));
        case 'typed':
          hasGaps.current = !message.isComplete;
          return;
        case 'challenge':
          return setState((before) => ({ ...before, status: 'challenge', error: undefined }));
        case 'error':
          settle(undefined);
          return setState((before) => ({ ...before, status: 'ready', error: message.message }));
        case 'token':
          // Unasked, it belongs to nothing.
          if (!asked.current) return;
          settle(message.token);
          return setState((before) => ({ ...before, status: 'ready', error: undefined }));
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [provider, frame, settle]);

  useEffect(() => {
    const limit = status === 'loading' ? READY_LIMIT_MS : status === 'asking' ? ANSWER_LIMIT_MS : undefined;
    if (limit === undefined) return undefined;
    const timer = setTimeout(() => {
      settle(undefined);
      setState((before) => ({ ...before, status: before.status === 'loading' ? 'missing' : 'silent' }));
    }, limit);
    return () => clearTimeout(timer);
  }, [status, attempt, settle]);

  // Another way of paying was chosen, or the page is gone: nobody waits for the card any more.
  useEffect(() => () => settle(undefined), [settle]);

  return {
    status,
    error,
    height,
    attempt,
    ask() {
      if (asked.current) {
        frame.current?.focus();
        return asked.current.answer;
      }
      if (status === 'loading' || status === 'missing' || !frame.current?.contentWindow) return Promise.resolve(undefined);
      if (hasGaps.current) {
        setState((before) => ({ ...before, status: 'ready', error: '' }));
        return Promise.resolve(undefined);
      }
      const { promise, resolve } = withResolvers<CardToken | undefined>();
      asked.current = { answer: promise, settle: resolve };
      setState((before) => ({ ...before, status: 'asking', error: undefined }));
      frame.current.contentWindow.postMessage(provider.submit, provider.origin);
      return promise;
    },
    again() {
      settle(undefined);
      hasGaps.current = provider.isSilentAboutGaps ?? false;
      setState((before) => ({ ...before, status: 'loading', error: undefined, attempt: before.attempt + 1 }));
    },
  };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
