import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { step, type EventOf, type Machine, type StateOf } from '../../service/machine';
import { readFieldsMessage, type CardToken, type FieldsMessage, type FieldsProvider } from './hosted-fields';

/** A page of another company that has not shown its fields by then will not be waited for. */
export const READY_LIMIT_MS = 15_000;
/** How long it may think about a card. The holder's bank may take as long as it likes: its question stands in the frame. */
export const ANSWER_LIMIT_MS = 20_000;

/**
 * The provider's fields. `loading`: they are not there yet. `asking`: the card is being looked at. `challenge`: its bank asks the holder,
 * in the frame; its page says `ready`, too, and asks on. `missing`: the fields did not come. `silent`: there was no answer.
 */
export const FIELDS_STEPS = {
  loading: { ready: 'ready', challenge: 'challenge', error: 'ready', token: 'ready', timeout: 'missing', again: 'loading' },
  ready: { ready: 'ready', challenge: 'challenge', error: 'ready', token: 'ready', gaps: 'ready', ask: 'asking', again: 'loading' },
  asking: { ready: 'ready', challenge: 'challenge', error: 'ready', token: 'ready', timeout: 'silent', again: 'loading' },
  challenge: { challenge: 'challenge', error: 'ready', token: 'ready', gaps: 'ready', ask: 'asking', again: 'loading' },
  missing: { ready: 'ready', challenge: 'challenge', error: 'ready', token: 'ready', again: 'loading' },
  silent: { ready: 'ready', challenge: 'challenge', error: 'ready', token: 'ready', gaps: 'ready', ask: 'asking', again: 'loading' },
} as const satisfies Machine;
export type FieldsStatus = StateOf<typeof FIELDS_STEPS>;

/** What cannot happen changes nothing. */
const after = (status: FieldsStatus, event: EventOf<typeof FIELDS_STEPS>): FieldsStatus => step(FIELDS_STEPS, status, event) ?? status;

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

type FieldsState = Pick<HostedFields, 'status' | 'error' | 'height' | 'attempt'>;

/** Until the frame says otherwise. */
const AT_FIRST: FieldsState = { status: 'loading', error: undefined, height: 280, attempt: 0 };

/** Talks to the frame that a card is typed into. Nobody else's messages count, and what is typed there never comes here. */
export function useHostedFields(provider: FieldsProvider, frame: RefObject<HTMLIFrameElement | null>): HostedFields {
  const [state, setState] = useState(AT_FIRST);
  const { status, attempt } = state;
  const hasGaps = useRef(provider.isSilentAboutGaps ?? false);
  const { asked, begin, settle } = useQuestion();

  const hear = useCallback(
    (message: FieldsMessage) => {
      if (message.type === 'typed') return void (hasGaps.current = !message.isComplete);
      // Unasked, a token belongs to nothing.
      if (message.type === 'token' && !asked()) return;
      if (message.type === 'token') settle(message.token);
      if (message.type === 'error') settle(undefined);
      setState((before) => ({ ...before, ...afterMessage(before, message) }));
    },
    [asked, settle],
  );
  useMessages(provider, frame, hear);

  const giveUp = useCallback(() => {
    settle(undefined);
    setState((before) => ({ ...before, status: after(before.status, 'timeout') }));
  }, [settle]);
  useTimeLimit(status, attempt, giveUp);

  // Another way of paying was chosen, or the page is gone: nobody waits for the card any more.
  useEffect(() => () => settle(undefined), [settle]);

  return {
    ...state,
    ask() {
      const answer = asked();
      if (answer) {
        frame.current?.focus();
        return answer;
      }
      if (step(FIELDS_STEPS, status, 'ask') === undefined || !frame.current?.contentWindow) return Promise.resolve(undefined);
      if (hasGaps.current) {
        setState((before) => ({ ...before, status: after(before.status, 'gaps'), error: '' }));
        return Promise.resolve(undefined);
      }
      const question = begin();
      setState((before) => ({ ...before, status: after(before.status, 'ask'), error: undefined }));
      frame.current.contentWindow.postMessage(provider.submit, provider.origin);
      return question;
    },
    again() {
      settle(undefined);
      hasGaps.current = provider.isSilentAboutGaps ?? false;
      setState((before) => ({ ...before, status: after(before.status, 'again'), error: undefined, attempt: before.attempt + 1 }));
    },
  };
}

/** What a message of the frame makes of its fields. */
function afterMessage({ status: before }: FieldsState, message: Exclude<FieldsMessage, { type: 'typed' }>): Partial<FieldsState> {
  switch (message.type) {
    case 'ready':
      return { status: after(before, 'ready') };
    case 'height':
      return { height: message.height };
    case 'challenge':
      return { status: after(before, 'challenge'), error: undefined };
    case 'error':
      return { status: after(before, 'error'), error: message.message };
    case 'token':
      return { status: after(before, 'token'), error: undefined };
  }
}

/** The question for a token that is open: one at a time. */
function useQuestion() {
  const open = useRef<{ answer: Promise<CardToken | undefined>; settle: (token: CardToken | undefined) => void }>(undefined);
  const asked = useCallback(() => open.current?.answer, []);
  const begin = useCallback(() => {
    const { promise, resolve } = withResolvers<CardToken | undefined>();
    open.current = { answer: promise, settle: resolve };
    return promise;
  }, []);
  const settle = useCallback((token: CardToken | undefined) => {
    open.current?.settle(token);
    open.current = undefined;
  }, []);
  return { asked, begin, settle };
}

function useMessages(provider: FieldsProvider, frame: RefObject<HTMLIFrameElement | null>, hear: (message: FieldsMessage) => void): void {
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readFieldsMessage(event, { ...provider, frame: frame.current?.contentWindow ?? null });
      if (message) hear(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [provider, frame, hear]);
}

/** Each attempt to load the fields, and each question, has so long. */
function useTimeLimit(status: FieldsStatus, attempt: number, giveUp: () => void): void {
  useEffect(() => {
    const limit = status === 'loading' ? READY_LIMIT_MS : status === 'asking' ? ANSWER_LIMIT_MS : undefined;
    if (limit === undefined) return undefined;
    const timer = setTimeout(giveUp, limit);
    return () => clearTimeout(timer);
  }, [status, attempt, giveUp]);
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
