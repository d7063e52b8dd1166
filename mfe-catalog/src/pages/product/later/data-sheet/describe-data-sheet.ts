import type { ShopBrand } from 'shared-contracts';
import type { TextFunction } from 'shared-platform';
import type { DocumentBlock, DocumentDescription } from 'shared-documents';
import { formatDate } from 'shared-ui';
import type { Specification } from '../../../../features/specifications/specifications';
import type { ProductView } from '../../product-view';
import type { SheetTextId } from './messages/source';

/** The product's own picture: as a drawing where the platform has one. */
export type SheetPicture = { svg: string } | { bytes: ArrayBuffer };

export interface SheetInput {
  product: Pick<ProductView, 'name' | 'manufacturer' | 'specifications' | 'descriptionHtml'>;
  /** Of the product, or of the chosen variant. */
  sku: string;
  /** Of its page. */
  address: string;
  picture: SheetPicture | undefined;
  brand: ShopBrand;
  language: 'en' | 'ar';
  locale: string;
  now: Date;
  text: TextFunction<SheetTextId>;
  /** A value with its unit. */
  valueOf: (specification: Specification) => string;
}

const PICTURE_HEIGHT = 190;
const ISOLATES = /[\u2066-\u2069]/g;

/** What a data sheet says: the product's own data, its drawing, and where more is to be found. */
export function describeDataSheet(input: SheetInput): DocumentDescription {
  const { product, sku, address, picture, brand, language, locale, now, text, valueOf } = input;
  const paragraphs = toParagraphs(product.descriptionHtml);
  const blocks: DocumentBlock[] = [
    ...pictureOf(picture),
    { kind: 'heading', text: text('sheet.specifications') },
    { kind: 'facts', rows: product.specifications.map((row) => ({ label: row.label, value: valueOf(row).replace(ISOLATES, '') })) },
    ...(paragraphs.length > 0 ? [{ kind: 'heading', text: text('sheet.description') } as const] : []),
    ...paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
    { kind: 'qr', text: address, label: text('sheet.page') },
  ];
  return {
    title: product.name,
    locale,
    sender: {
      name: brand.name[language],
      lines: [brand.phone, brand.email, ...(brand.vatNumber ? [text('sheet.vat', { number: brand.vatNumber }).replace(ISOLATES, '')] : [])],
    },
    facts: [
      { label: text('sheet.sku'), value: sku },
      ...(product.manufacturer ? [{ label: text('sheet.manufacturer'), value: product.manufacturer }] : []),
      { label: text('sheet.date'), value: formatDate(now.toISOString(), locale) },
    ],
    blocks,
    footer: text('sheet.footer'),
  };
}

function pictureOf(picture: SheetPicture | undefined): DocumentBlock[] {
  if (!picture) return [];
  return 'svg' in picture
    ? [{ kind: 'drawing', svg: picture.svg, height: PICTURE_HEIGHT }]
    : [{ kind: 'picture', bytes: picture.bytes, height: PICTURE_HEIGHT }];
}

/** The platform's HTML as text: a line for each paragraph, entry or row. It is only read: nothing of it becomes HTML again. */
function toParagraphs(html: string): string[] {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/(p|li|h[1-6]|tr|div|ul|ol|table)\s*>|<br\b[^>]*>|<(p|li|h[1-6]|tr|div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => decode(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  deg: '°',
  times: '×',
  ndash: '–',
  mdash: '—',
};

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|(\w+));/g, (whole, code?: string, name?: string) =>
    name === undefined ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (SIGNS[name] ?? whole),
  );
