import { useEffect, useEffectEvent, useState } from 'react';
import type { CommerceError } from 'shared-contracts';
import { GUEST, useHost, useSnapshot } from 'shared-platform';
import type { UploadLimits } from './file-problem';
import { storedFiles } from './stored-files';
import { NoUploadToken } from './tus-upload';
import { Uploads } from './uploads';

export interface UseUploadsOptions {
  /** Where uploads begin (tus 1.0), as the platform says. */
  endpoint: string;
  limits: UploadLimits;
  /** What the files are for, in the platform's word (`support_ticket`, `drawing_request`, `vacancy_application`). */
  use: string;
  /** Asks for a token that uploads are authorised with. Rejects with `NoUploadToken` where the platform answers without one. */
  askToken: () => Promise<string>;
  /** The name of the form: files that were chosen are there after a reload, and go on. */
  keep: string;
}

/** Until files are taken, though it is not known whose they are, or the browser's storage does not answer. */
const LONGEST_WAIT_MS = 1000;
/** The customer could not be read: nothing of theirs is stored. */
const NOBODY = '';

/**
 * The token of a platform's answer; throws `NoUploadToken` where it answers without one, another error where it does not answer at all:
 * then the upload waits for the connection.
 */
export function uploadTokenOf(token: string | undefined, error: CommerceError | undefined): string {
  if (token !== undefined) return token;
  throw error?.isNetworkError ? new Error(error.message) : new NoUploadToken(error?.message ?? 'No token.', error && isUnauthorized(error));
}

/** The platform does not take the customer for one: most often the token has ended. */
function isUnauthorized({ status, errors }: CommerceError): boolean {
  return status === 401 || errors.some(({ category }) => category === 'graphql-authorization' || category === 'graphql-authentication');
}

/**
 * The files of a form. They are sent while the page is there, and go on when it comes back. `options`: undefined until the platform has
 * said what it takes.
 */
export function useUploads(options: UseUploadsOptions | undefined): Uploads | undefined {
  const host = useHost();
  const by = useOwner();
  const isOpen = options !== undefined;
  const [uploads, setUploads] = useState<Uploads>();

  const make = useEffectEvent((who: string) => {
    if (!options) return undefined;
    const { endpoint, limits, use, askToken, keep } = options;
    let token: Promise<string> | undefined;
    return new Uploads({
      endpoint,
      limits,
      use,
      token(isRefused) {
        const asked: Promise<string> = token && !isRefused ? token : askToken();
        token = asked;
        asked.catch((error: unknown) => {
          // The next request asks again.
          token = undefined;
          // Whether the session has ended is for the session to find out: it asks for the customer, and ends where there is none.
          if (error instanceof NoUploadToken && error.isSignedOut) void host.session.reload().catch(() => undefined);
        });
        return asked;
      },
      wait: (milliseconds) =>
        new Promise((resolve) => {
          const { state } = host.connectivity;
          const end = () => {
            clearTimeout(timer);
            unsubscribe();
            resolve();
          };
          const timer = setTimeout(end, milliseconds);
          const unsubscribe = state.subscribe(() => state.get().isOnline && end());
        }),
      isOnline: () => host.connectivity.state.get().isOnline,
      storage: who === NOBODY ? undefined : { files: storedFiles(keep), by: who },
    });
  });

  useEffect(() => {
    const made = by === undefined || !isOpen ? undefined : make(by);
    if (!made) return undefined;
    const show = () => setUploads(made);
    // A storage that another tab holds up does not keep the field shut: what it has comes later.
    const timer = setTimeout(show, LONGEST_WAIT_MS);
    let isGone = false;
    void made.restore().then(() => {
      clearTimeout(timer);
      if (!isGone) show();
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      made.stop();
    };
  }, [by, isOpen]);
  return uploads;
}

/** Whose files they are; undefined as long as that may be known in a moment. */
function useOwner(): string | undefined {
  const session = useSnapshot(useHost().session.state);
  const isCustomer = session.status === 'customer';
  const known = isCustomer ? session.customer?.email : session.status === 'guest' ? GUEST : undefined;
  const isWaiting = isCustomer && known === undefined;
  const [isUnread, setUnread] = useState(false);
  if (isUnread && !isCustomer) setUnread(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setUnread(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  // Also once the customer is known: other files in the place of those that are under way would end these.
  return isUnread ? NOBODY : known;
}
