import type { TelemetryService, TelemetrySource } from 'shared-contracts';

/** Records errors and measures, each with the remote, release and root that it comes from. */
export function createTelemetry(): TelemetryService & { records: readonly unknown[] } {
  const records: unknown[] = [];
  const keep = (record: unknown) => {
    records.push(record);
    if (records.length > 100) records.shift();
  };
  return {
    records,
    recordError(error, source) {
      const id = errorId(error);
      keep({ kind: 'error', id, message: error instanceof Error ? error.message : String(error), cause: error instanceof Error ? String(error.cause ?? '') : '', source });
      performance.mark(`error:${id}`);
      window.dispatchEvent(new CustomEvent('shop:error', { detail: { id, error, source } }));
    },
    recordMeasure(name, value, source?: TelemetrySource) {
      keep({ kind: 'measure', name, value, source });
    },
  };
}

/** An id for an error that a shopper can quote: the constructor's name, the seconds, one random capital. */
function errorId(error: unknown): string {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const letter = String.fromCharCode(65 + Math.floor(Math.random() * 26));
  return `${name}${new Date().getSeconds()}${letter}`;
}
