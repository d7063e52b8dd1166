import ar from './messages/ar.json';
import en from './messages/en.json';

type Texts = Readonly<Record<keyof typeof en, string | { defaultMessage: string }>>;

/** The page that is shown without a network in place of one that was not opened before. In both languages: its address may say none. */
export function offlinePage(): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${textOf(en, 'offline.title')}</title></head><body><main>`,
    `<h1>${textOf(en, 'offline.title')}</h1><p>${textOf(en, 'offline.text')}</p>`,
    `<section lang="ar" dir="rtl"><h1>${textOf(ar, 'offline.title')}</h1><p>${textOf(ar, 'offline.text')}</p></section></main></body></html>`,
  ].join('');
}

/** As written a message says what it is for; the build leaves its text. */
function textOf(texts: Texts, id: keyof Texts): string {
  const message = texts[id];
  return typeof message === 'string' ? message : message.defaultMessage;
}
