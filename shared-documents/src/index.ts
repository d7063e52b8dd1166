import latinRegular from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff';
import latinStrong from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff';
import arabicRegular from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff';
import arabicStrong from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff';
import type { DocumentDescription } from './description';
import { plainFont } from './plain-font';
import { writePdf } from './write-pdf';

export type { DocumentBlock, DocumentDescription } from './description';
export { download } from './download';
export { taxInvoice, type TaxInvoice } from './tax-invoice';

async function fontAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A font did not come: ${answer.status}`);
  return plainFont(new Uint8Array(await answer.arrayBuffer()));
}

/**
 * Makes a PDF from plain data: A4, page numbers, Arabic shaped and laid out from the right.
 * Import this package when it is asked for, never with a page: it is 130 kB. Rejects where a font does not come.
 */
export async function makeDocument(description: DocumentDescription): Promise<Blob> {
  const [regular, strong, arabic, arabicBold] = await Promise.all([latinRegular, latinStrong, arabicRegular, arabicStrong].map(fontAt));
  if (!regular || !strong || !arabic || !arabicBold) throw new Error('A font is missing');
  const bytes = await writePdf(description, { latin: { regular, strong }, arabic: { regular: arabic, strong: arabicBold } });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
