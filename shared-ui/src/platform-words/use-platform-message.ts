import { useEffect, useEffectEvent, useState } from 'react';
import type { IntlService } from 'shared-contracts';
import { createText, useHost, type TextFunction } from 'shared-platform';
import type { Fault } from './fault-of';
import { findKnown, type KnownSentence } from './find-known';
import type { PlatformTextId } from './messages/source';
import { sentencesOf, type PlatformFailure } from './platform-failure';
import { silenceOf } from './unreached/silence';
import { useUnreachedText } from './unreached/messages/source';

interface OwnSentences<Id extends string> {
  /** The team's own sentences, looked at before the shared ones. */
  sentences: readonly KnownSentence<Id | PlatformTextId>[];
  text: TextFunction<Id>;
}

const lateWords = () => import(/* webpackChunkName: "platform-words" */ './late-words');

/**
 * `const say = usePlatformMessage(); await say(error)`: what the platform said, for the shopper. The words are loaded by the first refusal;
 * where they cannot be had, the platform's own are said. Never rejects.
 */
export function usePlatformMessage<Id extends string = never>(own?: OwnSentences<Id>): (failure: PlatformFailure) => Promise<string> {
  const { intl, session } = useHost();
  const text = useUnreachedText();
  return async (failure) => {
    const silence = silenceOf(failure);
    if (silence) return text(silence);
    // The session may have been ended elsewhere, which this document does not know. What means something else to a team is theirs.
    const isTheirs = own !== undefined && sentencesOf(failure).some((sentence) => findKnown(sentence, own.sentences));
    if (session.state.get().status === 'customer' && !isTheirs && (await lateFaultOf(failure)) === 'signed-out')
      void session.reload().catch(() => undefined);
    return sayLate(failure, intl, own).catch(() => sentencesOf(failure).join(', '));
  };
}

async function sayLate<Id extends string>(
  failure: PlatformFailure,
  { language, locale }: IntlService,
  own: OwnSentences<Id> | undefined,
): Promise<string> {
  // In a row: asked for from here, the messages would be among those that the page begins with.
  const { platformMessages, sayFailure } = await lateWords();
  const ofPlatform = createText(locale, (await platformMessages[language]()).default);
  const text: TextFunction<Id | PlatformTextId> = (id, values) =>
    own && !id.startsWith('said.') ? own.text(id as Id, values) : ofPlatform(id, values);
  return sayFailure(failure, text, own?.sentences);
}

/** What the platform said, in a component: undefined until it can be said. */
export function usePlatformSentence(failure: PlatformFailure | undefined): string | undefined {
  const [said, setSaid] = useState<{ of: PlatformFailure; sentence: string }>();
  const say = useEffectEvent(usePlatformMessage());
  useEffect(() => {
    if (failure === undefined) return undefined;
    let isCurrent = true;
    void say(failure).then((sentence) => isCurrent && setSaid({ of: failure, sentence }));
    return () => void (isCurrent = false);
  }, [failure]);
  return said !== undefined && said.of === failure ? said.sentence : undefined;
}

/** As `faultOf`, whose table is loaded by the first refusal. Undefined where it cannot be had: the refusal is then said as it came. */
export async function lateFaultOf(refusal: PlatformFailure | undefined): Promise<Fault | undefined> {
  if (refusal === undefined || silenceOf(refusal)) return undefined;
  return lateWords().then(
    ({ faultOf }) => faultOf(refusal),
    () => undefined,
  );
}

/** What was refused, unless the platform knows what had to go no longer: another tab, or a try whose answer was lost, was faster. */
export async function unlessGone<Failure extends PlatformFailure>(refusal: Failure | undefined): Promise<Failure | undefined> {
  return (await lateFaultOf(refusal)) === 'gone' ? undefined : refusal;
}
