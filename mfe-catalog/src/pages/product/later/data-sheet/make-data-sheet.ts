import type { Host } from 'shared-contracts';
import { createText, type TextFunction } from 'shared-platform';
import { imageUrl, toOwnOrigin } from 'shared-ui';
import { describeDataSheet, type SheetInput, type SheetPicture } from './describe-data-sheet';
import { sheetMessages, type SheetTextId } from './messages/source';

export type DataSheetRequest = Pick<SheetInput, 'product' | 'sku' | 'valueOf'> & { image: string | undefined };

/** Makes the product's data sheet and offers it as a download. The document maker comes with it: nobody else waits for it. */
export async function makeDataSheet(host: Host, { image, ...request }: DataSheetRequest): Promise<void> {
  const { language, locale } = host.intl;
  const [{ makeDocument, download }, messages, picture] = await Promise.all([
    import('shared-documents'),
    sheetMessages[language](),
    image === undefined ? undefined : fetchPicture(image),
  ]);
  const text: TextFunction<SheetTextId> = createText(locale, messages.default);
  const address = `${window.location.origin}${window.location.pathname}`;
  const { brand } = host.config;
  const sheet = describeDataSheet({ ...request, picture, text, address, brand, language, locale, now: new Date() });
  download(await makeDocument(sheet), `${fileName(request.sku)}.pdf`);
}

/** A drawing where the platform gives one, else a picture. Without either the sheet is whole in its words. */
async function fetchPicture(image: string): Promise<SheetPicture | undefined> {
  const drawing = await fetch(`${toOwnOrigin(image)}?format=svg`).catch(() => undefined);
  if (drawing?.ok && drawing.headers.get('content-type')?.startsWith('image/svg')) return { svg: await drawing.text() };
  const address = imageUrl(image, { width: 960, ratio: 1 }).replace('auto=webp&', '');
  const picture = await fetch(address).catch(() => undefined);
  const isKnown = /^image\/(png|jpeg)/.test(picture?.headers.get('content-type') ?? '');
  return picture?.ok && isKnown ? { bytes: await picture.arrayBuffer() } : undefined;
}

const fileName = (sku: string) => sku.replace(/[^\p{L}\p{N}.-]+/gu, '-');
