/* Letters that the platform has sent. */
import type { Platform } from './platform';

/** Where the link of the newest letter of this kind leads: path and query. */
export async function linkInMail(platform: Platform, recipient: string, template: string): Promise<string> {
  // The outbox begins with the newest.
  const [mail] = (await platform.mails(recipient, template)) as { text: string }[];
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`No letter “${template}” to ${recipient} has a link.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
