import type { ShopConfig, TelemetrySource } from 'shared-contracts';
import { readConsent } from './consent';

/** What is said of the shop to those who run it. */
export type TelemetryRecord =
  | { kind: 'error'; id: string; message: string; cause: string; isHandled: boolean; source: TelemetrySource | undefined }
  | { kind: 'measure'; name: string; value: number; source: TelemetrySource | undefined };

const MOST_IN_ONE = 20;
const DELAY_MS = 5000;
const MOST_CHARACTERS = 300;

/**
 * Sends records where the configuration says, several at a time, the last ones when the page is left.
 * Nothing personal goes along: no addresses of pages, and texts without what could name a person.
 */
export function createTelemetrySender(telemetry: NonNullable<ShopConfig['telemetry']>): (record: TelemetryRecord) => void {
  if (Math.random() >= (telemetry.sample ?? 1)) return () => undefined;
  let waiting: TelemetryRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    if (!mayBeSent(telemetry.consentKey)) return void (waiting = []);
    const text = JSON.stringify({ records: waiting });
    waiting = [];
    // A text, so that another origin is sent to without asking it first. What is not taken is lost: nobody waits for it.
    navigator.sendBeacon?.(telemetry.endpoint, text);
  };

  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);

  return (record) => {
    // What happened before somebody agreed is not sent once they have.
    if (!mayBeSent(telemetry.consentKey)) return;
    waiting.push(record.kind === 'error' ? { ...record, message: anonymous(record.message), cause: anonymous(record.cause) } : record);
    if (waiting.length >= MOST_IN_ONE) send();
    else timer ??= setTimeout(send, DELAY_MS);
  };
}

const mayBeSent = (consentKey: string | undefined) => consentKey === undefined || readConsent(consentKey) === 'granted';

/** Mail addresses, query strings, tokens, and numbers that could be a phone's or an order's. */
function anonymous(text: string): string {
  return text
    .replace(/\?[^\s"')]*/g, '?…')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…')
    .replace(/[\p{L}\p{N}_.-]{24,}/gu, '…')
    .replace(/\+?\d[\d\s-]{6,}\d/g, '…')
    .slice(0, MOST_CHARACTERS);
}
