import type { DocumentAnswer } from 'shared-contracts/edge';
import type { Preview } from 'release-kit/preview';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { timeIn } from './time-in';
import { pageInBothLanguages } from './unavailable-page';

/** What somebody sees who follows the address of a preview that was forged, has ended, or no longer fits the shop. */
export function previewRefusal(): string {
  return pageInBothLanguages({
    en: { title: en['preview.refused.title'].defaultMessage, text: en['preview.refused.text'].defaultMessage },
    ar: { title: ar['preview.refused.title'], text: ar['preview.refused.text'] },
  });
}

/** The document with a line above the page that says which releases it shows, until when, and how to end that. */
export function markPreview(answer: DocumentAnswer, { releases, until }: Preview): DocumentAnswer {
  const [language = 'en'] = (answer.locale ?? 'en-US').split('-');
  const text = (key: 'preview.mark' | 'preview.end') => (language === 'ar' ? ar[key] : en[key].defaultMessage);
  const time = timeIn(language, until);
  const names = Object.entries(releases).map(([name, version]) => `<bdi dir="ltr">${name} ${version}</bdi>`);
  const line = `<p id="release-preview" role="status">${text('preview.mark').replace('{releases}', names.join(', ')).replace('{time}', time)} <a href="?preview=end" data-native>${text('preview.end')}</a></p>`;
  return { ...answer, html: answer.html.replace(/<body[^>]*>/, (body) => body + line) };
}
