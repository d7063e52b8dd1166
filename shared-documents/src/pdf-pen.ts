import type PDFKit from 'pdfkit';
import type { Matrix, PathStyle, Pen, TextStyle } from './pen';
import type { Script } from './text-runs';

/** The fonts' files, by script and weight. */
export type FontFiles = Readonly<Record<Script, Readonly<Record<TextStyle['weight'], Uint8Array>>>>;

/** A pen that writes a PDF with pdfkit. The document must buffer its pages. */
export function createPdfPen(pdf: typeof PDFKit.prototype, fonts: FontFiles): Pen {
  const nameOf = (script: Script, { weight }: TextStyle) => `${script} ${weight}`;
  for (const script of ['latin', 'arabic'] as const)
    for (const weight of ['regular', 'strong'] as const) pdf.registerFont(`${script} ${weight}`, fonts[script][weight] as never);
  /** With a list of features, even an empty one, pdfkit shapes a run whole, and not word by word: the Arabic font turns it round. */
  const whole = { lineBreak: false, features: [] };
  return {
    pageWidth: pdf.page.width,
    pageHeight: pdf.page.height,
    widthOf: (run, script, style) => pdf.font(nameOf(script, style)).fontSize(style.size).widthOfString(run, whole),
    text(run, script, x, y, style) {
      pdf.font(nameOf(script, style)).fontSize(style.size).fillColor(style.color);
      // Fonts of two scripts have lines of two heights: both stand on one line.
      pdf.text(run, x, y + style.size, { ...whole, baseline: 'alphabetic' });
    },
    line: (fromX, fromY, toX, toY, { color, width }) => {
      pdf.lineWidth(width).strokeColor(color).moveTo(fromX, fromY).lineTo(toX, toY).stroke();
    },
    area: (x, y, width, height, color) => {
      pdf.rect(x, y, width, height).fill(color);
    },
    path: (d: string, { stroke, fill, width, dash }: PathStyle, matrix: Matrix) => {
      pdf.save();
      pdf.transform(...(matrix as [number, number, number, number, number, number]));
      pdf.lineWidth(width);
      if (dash) pdf.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
      pdf.path(d);
      if (fill && stroke) pdf.fillAndStroke(fill, stroke);
      else if (fill) pdf.fill(fill);
      else if (stroke) pdf.stroke(stroke);
      pdf.restore();
    },
    picture: (bytes, x, y, { width, height }) => {
      pdf.image(bytes as never, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    },
    addPage: () => {
      pdf.addPage();
    },
    turnTo: (page) => {
      pdf.switchToPage(page);
    },
    get pages() {
      return pdf.bufferedPageRange().count;
    },
  };
}
