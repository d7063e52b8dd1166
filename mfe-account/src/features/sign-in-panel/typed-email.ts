import { useEffect, useEffectEvent, useRef } from 'react';
import { definePersisted, TEXT, useHost, useSnapshot } from 'shared-platform';

const typedLast = definePersisted({ key: 'typed_email', schema: TEXT, scope: 'tab', maxAge: 3600 });

/** The address that was typed last in this tab, in whichever form; what was cleared is forgotten. */
export function keepEmail(email: string): void {
  if (email === '') typedLast.remove();
  else typedLast.write(email);
}

/** Keeps an address as it is typed, for the tab: the browser's "Back" leads to the sign-in form, too, and carries nothing along. */
export function useKeepEmail(email: string): void {
  const before = useRef(email);
  useEffect(() => {
    if (email === before.current) return;
    before.current = email;
    keepEmail(email);
  }, [email]);
}

/** Takes the address that was typed last in this tab, once it is known that a guest is here: the server knows of no such address. */
export function useTypedLast(take: (email: string) => void): void {
  const isGuest = useSnapshot(useHost().session.state).status === 'guest';
  const restore = useEffectEvent(() => {
    const typed = typedLast.read();
    if (typed !== undefined) take(typed);
  });
  // What the server has drawn is taken over first.
  useEffect(() => {
    if (isGuest) restore();
  }, [isGuest]);
}

/** Puts the address that was typed last, here or in one of the forms that one comes back from, into a field that is as it began. */
export function useTypedEmail(email: string, begin: string, fill: (email: string) => void): void {
  useTypedLast((typed) => {
    if (email === begin) fill(typed);
  });
  useKeepEmail(email);
}

export function forgetTypedEmail(): void {
  typedLast.remove();
}
