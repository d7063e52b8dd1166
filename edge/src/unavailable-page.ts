import ar from './messages/ar.json';
import en from './messages/en.json';

/**
 * The page that is shown when no document can be made. In both languages: which one a visitor reads is known by a platform that does not
 * answer.
 */
export function unavailablePage(): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${en['unavailable.title'].defaultMessage}</title></head><body><main>`,
    `<h1>${en['unavailable.title'].defaultMessage}</h1><p>${en['unavailable.text'].defaultMessage}</p>`,
    `<section lang="ar" dir="rtl"><h1>${ar['unavailable.title']}</h1><p>${ar['unavailable.text']}</p></section></main></body></html>`,
  ].join('');
}
