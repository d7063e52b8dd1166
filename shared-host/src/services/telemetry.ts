import type { EventBus, TelemetryService, TelemetrySource } from 'shared-contracts';
import type { TelemetryRecord } from './telemetry-sender';

export interface HostTelemetry extends TelemetryService {
  /** Of an error that nobody handled. Gives its id. */
  recordUnhandled(error: unknown): string;
}

/** Records errors and measures, each with the remote, release and root that it comes from, tells the bus, and hands them to `send`. */
export function createTelemetry(events: () => EventBus, send: (record: TelemetryRecord) => void = () => undefined): HostTelemetry {
  const record = (error: unknown, source: TelemetrySource | undefined, isHandled: boolean) => {
    const id = errorId(error);
    const message = error instanceof Error ? error.message : String(error);
    const cause = error instanceof Error ? String(error.cause ?? '') : '';
    send({ kind: 'error', id, message, cause, isHandled, source });
    performance.mark(`error:${id}`, { detail: { message, cause, source } });
    events().emit('error:recorded', { id, error, source });
    return id;
  };
  return {
    // Whoever records an error has it in hand.
    recordError: (error, source) => void record(error, source, true),
    recordUnhandled: (error) => record(error, undefined, false),
    recordMeasure(name, value, source) {
      send({ kind: 'measure', name, value, source });
    },
  };
}

/** An id for an error that a shopper can quote: the constructor's name, the seconds, one random capital. */
function errorId(error: unknown): string {
  if (typeof error !== 'object' || error === null) return makeId(error);
  const id = ids.get(error) ?? makeId(error);
  ids.set(error, id);
  return id;
}

/** An error keeps its id: the one that the shopper quotes is the one that was recorded. */
const ids = new WeakMap<object, string>();

function makeId(error: unknown): string {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const letter = String.fromCharCode(65 + Math.floor(Math.random() * 26));
  return `${name}${new Date().getSeconds()}${letter}`;
}

/** Errors that nobody handled: recorded, and told to the shopper with an id to quote. */
export function watchUnexpected(telemetry: HostTelemetry, events: EventBus): void {
  const tell = (error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return;
    const id = telemetry.recordUnhandled(error);
    console.error(`Unhandled error ${id}:`, error);
    events.emit('error:unexpected', { id });
  };
  // A script or picture that did not load is no error of the code, and is handled where it was asked for.
  window.addEventListener('error', ({ error }) => error !== null && error !== undefined && tell(error));
  window.addEventListener('unhandledrejection', (event) => tell(event.reason));
}
