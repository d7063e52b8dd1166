import type { Queryable } from '../database/database.ts';

export interface Mail {
  readonly recipient: string;
  /** Which kind of message: `order`, `password-reset`, `welcome`, `contact`, `newsletter` … (README.md lists them). */
  readonly template: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Keeps a message where it can be read (`/_sandbox/mail`) instead of sending it. */
export async function keepMail(target: Queryable, mail: Mail): Promise<void> {
  const text = mail.paragraphs.join('\n\n');
  await target.query('insert into mail (recipient, template, subject, text, html) values ($1, $2, $3, $4, $5)', [
    mail.recipient,
    mail.template,
    mail.subject,
    text,
    htmlOf(mail),
  ]);
}

/** A whole document: mail programs need the language for direction and fonts, and links to press on. */
function htmlOf(mail: Mail): string {
  const arabic = isArabic([mail.subject, ...mail.paragraphs].join(' '));
  const paragraphs = mail.paragraphs.map((paragraph) => `<p>${linked(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`).join('\n');
  return `<!doctype html>
<html lang="${arabic ? 'ar' : 'en'}" dir="${arabic ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 'IBM Plex Sans','IBM Plex Sans Arabic',sans-serif;color:#1d2733;background:#fff">
<div style="max-width:36rem;margin:0 auto">
<h1 style="font-size:20px">${escapeHtml(mail.subject)}</h1>
${paragraphs}
</div>
</body>
</html>`;
}

/** Whether more letters are Arabic than Latin: part numbers and names stand in both languages' mails. */
function isArabic(text: string): boolean {
  return (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (text.replaceAll(/https?:\S+/g, '').match(/\p{Script=Latin}/gu)?.length ?? 0);
}

function linked(html: string): string {
  return html.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}" dir="ltr">${address}</a>`);
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
