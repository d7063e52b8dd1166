import { useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { download } from 'shared-documents/download';
import { fetchFile, openFile } from './fetch-file';
import { useText } from './messages/source';
import { useAskToken } from './use-attachments';

/** Fetches a file when it is asked for; it can be cancelled, and ends with the page. */
export function useFetchedFile({ name, url }: { name: string; url: string }) {
  const host = useHost();
  const text = useText();
  const askToken = useAskToken();
  const [state, setState] = useState<{ isBusy: boolean; percent?: number }>({ isBusy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fetchFor = async (then: (file: Blob) => void) => {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    setState({ isBusy: true });
    try {
      const token = await askToken();
      const onProgress = (percent: number) => setState({ isBusy: true, percent });
      const file = await fetchFile({ url, name, token, signal: run.signal, onProgress });
      run.signal.throwIfAborted();
      then(file);
    } catch (error) {
      if (run.signal.aborted) return;
      const isSignedOut = error instanceof Error && 'isSignedOut' in error && error.isSignedOut === true;
      // Whether the session has ended is for the session to find out.
      if (isSignedOut) void host.session.reload().catch(() => undefined);
      host.toasts.add({ type: 'error', message: isSignedOut ? text('upload.problem.signed-out') : text('file.failed', { name }) });
    } finally {
      if (running.current === run) {
        running.current = undefined;
        setState({ isBusy: false });
      }
    }
  };
  const show = (file: Blob) => {
    if (openFile(file)) return;
    // The press is too long ago for the browser to open anything: another one is not.
    host.toasts.add({
      type: 'info',
      message: text('file.fetched', { name }),
      timeout: false,
      actionText: text('file.open-now'),
      onAction: () => void openFile(file),
    });
  };
  return {
    isBusy: state.isBusy,
    percent: state.percent,
    save: () => void fetchFor((file) => download(file, name)),
    open: () => void fetchFor(show),
    cancel() {
      running.current?.abort();
      running.current = undefined;
      setState({ isBusy: false });
    },
  };
}
