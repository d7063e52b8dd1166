import type { Host } from 'shared-contracts';
import type { TextFunction } from 'shared-platform';
import { formatDate } from 'shared-ui';
import styles from './letterhead.module.css';

type PrintText = TextFunction<'print.vat-number' | 'print.date'>;

/** Puts above a page that is printed whose it is, and of which day: prices and stock on it are those of then. */
export function printLetterhead(host: Host, text: PrintText): void {
  let letterhead: HTMLElement | undefined;
  window.addEventListener('beforeprint', () => {
    letterhead?.remove();
    letterhead = createLetterhead(host, text);
    document.getElementById('main')?.before(letterhead);
  });
  window.addEventListener('afterprint', () => letterhead?.remove());
}

function createLetterhead({ config: { brand }, intl: { language, locale } }: Host, text: PrintText): HTMLElement {
  const part = (tag: 'strong' | 'bdi' | 'span', content: string) => {
    const element = document.createElement(tag);
    element.textContent = content;
    if (tag === 'bdi') element.dir = 'ltr';
    return element;
  };
  const letterhead = document.createElement('p');
  if (styles.letterhead) letterhead.className = styles.letterhead;
  letterhead.dataset.letterhead = '';
  letterhead.append(
    part('strong', brand.name[language]),
    part('bdi', brand.phone),
    part('bdi', brand.email),
    ...(brand.vatNumber === undefined ? [] : [part('span', text('print.vat-number', { number: brand.vatNumber }))]),
    part('span', text('print.date', { day: formatDate(new Date().toISOString(), locale) })),
  );
  return letterhead;
}
