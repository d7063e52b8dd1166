import { useEffect, useEffectEvent, useState } from 'react';
import type { CommerceError } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
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

/**
 * The token of a platform's answer; throws `NoUploadToken` where it answers without one, another error where it does not answer at all:
 * then the upload waits for the connection.
 */
export function uploadTokenOf(token: string | undefined, error: CommerceError | undefined): string {
  if (token !== undefined) return token;
  throw error?.isNetworkError ? new Error(error.message) : new NoUploadToken(error?.message ?? 'No token.');
}

/** The files of a form. They are sent while the page is there, and go on when it comes back. */
export function useUploads(options: UseUploadsOptions): Uploads | undefined {
  const host = useHost();
  const session = useSnapshot(host.session.state);
  const by = session.status === 'customer' ? (session.customer?.email ?? '') : session.status === 'guest' ? 'guest' : '';
  const [uploads, setUploads] = useState<Uploads>();

  const make = useEffectEvent((who: string) => {
    const { endpoint, limits, use, askToken, keep } = options;
    let token: Promise<string> | undefined;
    return new Uploads({
      endpoint,
      limits,
      use,
      token(isRefused) {
        const asked: Promise<string> = token && !isRefused ? token : askToken();
        token = asked;
        // The next request asks again.
        asked.catch(() => (token = undefined));
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
      storage: { files: storedFiles(keep), by: who },
    });
  });

  useEffect(() => {
    if (by === '') return undefined;
    const made = make(by);
    let isGone = false;
    void made.restore().then(() => {
      if (!isGone) setUploads(made);
    });
    return () => {
      isGone = true;
      made.stop();
    };
  }, [by]);
  return uploads;
}
