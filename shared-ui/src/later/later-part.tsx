import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { Spinner } from '../feedback/spinner';
import { useUiText } from '../messages/source';
import { useLaterText } from './messages/source';
import { whenIdle } from './when-idle';
import { whenNear } from './when-near';

/** Gives a component whose code is not the page's: `() => import('./list-dialog').then(({ ListDialog }) => ListDialog)`. */
type Load<Props> = () => Promise<ComponentType<Props>>;

/** What comes sooner comes without a sign that it is on its way. */
const WAIT_MS = 300;

/**
 * A dialog whose code is loaded when it is asked for. Until it is there, a dialog that says so, which can be closed; where it does not
 * come, a toast says so, and the next press asks for it again.
 */
export function laterDialog<Props extends { onClose: () => void }>(load: Load<Props>): ComponentType<Props> {
  const usePart = loadedOnce(load);
  return function LaterDialog(props: Props) {
    const { onClose } = props;
    const host = useHost();
    const text = useLaterText();
    const { Part, failure } = usePart();
    const fail = useEffectEvent(() => {
      host.toasts.add({ type: 'error', message: text('part.failed') });
      onClose();
    });
    useEffect(() => {
      if (failure) fail();
    }, [failure]);
    return Part ? <Part {...props} /> : <Waiting onClose={onClose} />;
  };
}

/** In the dialog's place. It is open from the first moment: Escape closes it although nothing is seen yet. */
function Waiting({ onClose }: { onClose: () => void }): ReactNode {
  const host = useHost();
  const loading = useUiText()('ui.loading');
  const [isLate, setLate] = useState(false);
  // Ends before the dialog opens, which a passive effect would not.
  useLayoutEffect(() => host.overlays.open('later', { element: document.body, modal: false, onClose }), [host, onClose]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Dialog title={loading} onClose={onClose}>
        <Spinner />
      </Dialog>
    )
  );
}

export interface LaterPartOptions {
  /** Of its place until it is there, as CSS has it. */
  height: string;
  /** Waits until its place has come near what is seen, or the browser is idle: what stands below a list that may be long. */
  near?: boolean;
}

/** A part of a page whose code is loaded when it is shown. */
export function laterPart<Props extends object>(load: Load<Props>, { height, near = false }: LaterPartOptions): ComponentType<Props> {
  const usePart = loadedOnce(load);
  return function LaterPart(props: Props): ReactNode {
    const text = useLaterText();
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(!near);
    const { Part, failure, retry } = usePart(isNear);
    useEffect(() => {
      if (isNear) return undefined;
      // At the latest when the browser is idle: nobody who goes from field to field passes a place where there is none yet.
      const ends = [whenNear(place.current, () => setNear(true)), whenIdle(() => setNear(true))];
      return () => ends.forEach((end) => end());
    }, [isNear]);
    if (Part) return <Part {...props} />;
    if (failure)
      return (
        <Notice type="error" action={<Button onClick={retry}>{text('part.retry')}</Button>}>
          {text('part.failed')}
        </Notice>
      );
    return (
      <div ref={place}>
        <Skeleton height={height} shape="block" />
      </div>
    );
  };
}

/** Makes the hook that loads a component, once for all places where it is shown; what has failed is loaded again by the next. */
function loadedOnce<Props>(load: Load<Props>) {
  let known: ComponentType<Props> | undefined;
  return function usePart(isWanted = true) {
    const host = useHost();
    const [state, setState] = useState<{ Part?: ComponentType<Props> | undefined; failure?: boolean }>(() => ({ Part: known }));
    const begins = isWanted && !state.Part && !state.failure;
    useEffect(() => {
      if (!begins) return undefined;
      let isGone = false;
      load().then(
        (part) => {
          known = part;
          if (!isGone) setState({ Part: part });
        },
        (error: unknown) => {
          host.telemetry.recordError(error);
          if (!isGone) setState({ failure: true });
        },
      );
      return () => void (isGone = true);
    }, [host, begins]);
    return { ...state, retry: () => setState({ Part: known }) };
  };
}
