import type { TextFunction } from 'shared-platform';
import type { useText } from './messages/source';

type HistoryText = TextFunction<Parameters<ReturnType<typeof useText>>[0]>;

/** The platform's kinds of events, by how their names begin; older generations write `place_order` for `Order placed`. */
const EVENTS = [
  [/^submit/, 'submitted'],
  [/^(approval_required|apply_rules)/, 'rule'],
  [/^(auto_)?approve/, 'approved'],
  [/^(auto_)?reject/, 'rejected'],
  [/^cancel/, 'canceled'],
  [/^(order_failed|place_order_fail)/, 'failed'],
  [/^(order_placed|place_order)/, 'placed'],
] as const;

/**
 * What happened to a purchase order, in the reader's language. The platform's sentence is English; who did it, and the names of rules and
 * orders in it, stay as they are. An event that the shop does not know is told as the platform tells it.
 */
export function historyText(text: HistoryText, { activity, message }: { activity: string; message: string }): string {
  const kind = activity.toLowerCase().replace(/[^a-z]+/g, '_');
  const event = EVENTS.find(([pattern]) => pattern.test(kind))?.[1];
  if (event === undefined) return message;
  const person = / by (.+?)\.?$/.exec(message)?.[1];
  const what = text('history.event', {
    event: event === 'approved' && person === undefined ? 'automatic' : event,
    rule: /["“](.+)["”]/.exec(message)?.[1] ?? '',
    number: /^Order #(\S+)/.exec(message)?.[1] ?? '',
  });
  return person === undefined ? what : text('history.by', { what, person });
}
