import type { Queryable } from '../database/database.ts';

export interface Mail {
  readonly recipient: string;
  /** Which kind of message: `order`, `password-reset`, `welcome`, `contact`, `newsletter`. */
  readonly template: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Keeps a message where it can be read (`/_sandbox/mail`) instead of sending it. */
export async function keepMail(target: Queryable, mail: Mail): Promise<void> {
  const text = mail.paragraphs.join('\n\n');
  const html = mail.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  await target.query('insert into mail (recipient, template, subject, text, html) values ($1, $2, $3, $4, $5)', [mail.recipient, mail.template, mail.subject, text, html]);
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
