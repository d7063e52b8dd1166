import ar from './messages/ar.json';
import en from './messages/en.json';

/**
 * The page that is shown when no document can be made. In both languages: which one a visitor reads is known by a platform that does not
 * answer.
 */
export function unavailablePage(): string {
  return pageInBothLanguages({
    en: { title: en['unavailable.title'].defaultMessage, text: en['unavailable.text'].defaultMessage },
    ar: { title: ar['unavailable.title'], text: ar['unavailable.text'] },
  });
}

interface Notice {
  title: string;
  text: string;
}

/** A page of the edge's own, without the shop around it. */
export function pageInBothLanguages(notice: { en: Notice; ar: Notice }): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${notice.en.title}</title></head><body><main>`,
    `<h1>${notice.en.title}</h1><p>${notice.en.text}</p>`,
    `<section lang="ar" dir="rtl"><h1>${notice.ar.title}</h1><p>${notice.ar.text}</p></section></main></body></html>`,
  ].join('');
}
