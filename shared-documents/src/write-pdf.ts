// Packages that import this one read its sources, and have no such file among theirs.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./pdfkit-output.d.ts" />
import PDFKit from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { compose } from './compose';
import type { DocumentDescription } from './description';
import { createPdfPen, type FontFiles } from './pdf-pen';

/** Writes a description as a PDF on pages of A4. */
export async function writePdf(description: DocumentDescription, fonts: FontFiles): Promise<Uint8Array> {
  const pdf = new PDFKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: description.locale,
    displayTitle: true,
    font: fonts.latin.regular as never,
    info: { Title: description.title, Author: description.sender.name },
  });
  const bytes = toBytes(pdf);
  compose(description, createPdfPen(pdf, fonts));
  pdf.end();
  return bytes;
}
