import { encode } from 'uqr';
import type { DocumentBlock, DocumentDescription, LabelledValue, TableColumn } from './description';
import { multiply, readDrawing } from './drawing';
import type { Matrix, Pen, TextStyle, Weight } from './pen';
import { drawable, hasArabic, isolated, visualRuns, wrap, type Direction } from './text-runs';

/** Points, 1/72 inch. */
const MARGIN = 48;
const FOOT = 36;
const GAP = 12;
const CELL = { x: 6, y: 5 };
const LABEL_SHARE = 0.32;
const DRAWING_HEIGHT = 200;
const QR_SIZE = 110;

const INK = '#14202b';
const MUTED = '#4a5a68';
const LINE = '#d5dce2';
const BAND = '#f4f6f8';
const BRAND = '#0b4f7a';

const LINE_HEIGHT = { ltr: 1.4, rtl: 1.65 };

/** What the maker itself says. */
const PAGE_OF: Readonly<Record<string, (page: number, pages: number) => string>> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  ar: (page, pages) => `صفحة ${page} من ${pages}`,
};

const style = (size: number, weight: Weight = 'regular', color = INK): TextStyle => ({ size, weight, color });
const BODY = style(10);
const LABEL = style(10, 'regular', MUTED);
const STRONG = style(10, 'strong');
const SMALL = style(8.5, 'regular', MUTED);

type Align = 'start' | 'end';

/** A column of the page: where it begins from the left, and how wide it is. */
interface Column {
  x: number;
  width: number;
}

/** Puts blocks under each other, page after page. What is at the start is at the right where the text runs from there. */
class Flow {
  #y = MARGIN;
  readonly #direction: Direction;
  /** What a page that begins inside a table begins with. */
  #repeated: (() => void) | undefined;

  constructor(
    private readonly pen: Pen,
    locale: string,
  ) {
    this.#direction = new Set(['ar', 'he', 'fa', 'ur']).has(locale.slice(0, 2)) ? 'rtl' : 'ltr';
  }

  get width() {
    return this.pen.pageWidth - 2 * MARGIN;
  }

  space(height = GAP) {
    this.#y += height;
  }

  rule() {
    this.pen.line(MARGIN, this.#y, MARGIN + this.width, this.#y, { color: LINE, width: 0.75 });
    this.space();
  }

  /** Begins a new page where less than that is left. */
  #need(height: number) {
    if (this.#y + height <= this.pen.pageHeight - MARGIN - FOOT) return;
    this.pen.addPage();
    this.#y = MARGIN;
    this.#repeated?.();
  }

  /** Columns beside each other in reading order, by their shares of the width. */
  #columns(shares: number[], gap = 0): Column[] {
    const sum = shares.reduce((total, share) => total + share, 0);
    const free = this.width - gap * (shares.length - 1);
    let read = 0;
    return shares.map((share) => {
      const width = (free * share) / sum;
      const x = this.#direction === 'ltr' ? MARGIN + read : MARGIN + this.width - read - width;
      read += width + gap;
      return { x, width };
    });
  }

  /** A line without a word of the document's language is read as it is written: "HLP 32" stays that from the right, too. */
  #runs(text: string) {
    return visualRuns(text, hasArabic(text) ? this.#direction : 'ltr');
  }

  #measure(text: string, how: TextStyle) {
    return this.#runs(text).reduce((sum, run) => sum + this.pen.widthOf(run.text, run.script, how), 0);
  }

  #heightOf(how: TextStyle) {
    return how.size * LINE_HEIGHT[this.#direction];
  }

  #wrap(text: string, width: number, how: TextStyle) {
    return wrap(text, width, (line) => this.#measure(line, how));
  }

  #line(line: string, { x, width }: Column, y: number, how: TextStyle, align: Align = 'start') {
    const isRight = (align === 'end') === (this.#direction === 'ltr');
    let at = isRight ? x + width - this.#measure(line, how) : x;
    for (const run of this.#runs(line)) {
      this.pen.text(run.text, run.script, at, y, how);
      at += this.pen.widthOf(run.text, run.script, how);
    }
  }

  #lines(lines: string[], column: Column, y: number, how: TextStyle, align?: Align) {
    lines.forEach((line, index) => this.#line(line, column, y + index * this.#heightOf(how), how, align));
    return lines.length * this.#heightOf(how);
  }

  text(text: string, how: TextStyle) {
    for (const line of this.#wrap(text, this.width, how)) {
      this.#need(this.#heightOf(how));
      this.#line(line, { x: MARGIN, width: this.width }, this.#y, how);
      this.#y += this.#heightOf(how);
    }
  }

  heading(text: string) {
    // A heading does not stand alone at the foot of a page.
    this.#need(60);
    this.space(4);
    this.text(text, style(13, 'strong', BRAND));
    this.space(4);
  }

  /** Two texts beside each other, each a list of lines. */
  sides(start: { text: string; how: TextStyle }[], end: { text: string; how: TextStyle }[]) {
    const top = this.#y;
    const columns = this.#columns([1, 1], 2 * GAP);
    const heights = [start, end].map((side, index) => {
      const column = columns[index];
      if (!column) return 0;
      let y = top;
      for (const { text, how } of side) y += this.#lines(this.#wrap(text, column.width, how), column, y, how);
      return y - top;
    });
    this.#y += Math.max(...heights) + GAP;
  }

  facts(rows: LabelledValue[]) {
    const [labels, values] = this.#columns([LABEL_SHARE, 1 - LABEL_SHARE], GAP);
    if (!labels || !values) return;
    for (const { label, value } of rows) {
      const left = this.#wrap(label, labels.width, LABEL);
      const right = this.#wrap(value, values.width, BODY);
      const height = Math.max(left.length, right.length) * this.#heightOf(BODY) + 4;
      this.#need(height);
      this.#lines(left, labels, this.#y, LABEL);
      this.#lines(right, values, this.#y, BODY);
      this.#y += height;
      this.pen.line(MARGIN, this.#y - 2, MARGIN + this.width, this.#y - 2, { color: LINE, width: 0.4 });
    }
    this.space();
  }

  #row(cells: string[], columns: Column[], wanted: TableColumn[], how: TextStyle, background?: string) {
    const wrapped = columns.map((column, index) => this.#wrap(cells[index] ?? '', column.width - 2 * CELL.x, how));
    const height = Math.max(...wrapped.map((lines) => lines.length)) * this.#heightOf(how) + 2 * CELL.y;
    this.#need(height);
    if (background) this.pen.area(MARGIN, this.#y, this.width, height, background);
    columns.forEach(({ x, width }, index) =>
      this.#lines(wrapped[index] ?? [], { x: x + CELL.x, width: width - 2 * CELL.x }, this.#y + CELL.y, how, wanted[index]?.align),
    );
    this.#y += height;
    this.pen.line(MARGIN, this.#y, MARGIN + this.width, this.#y, { color: LINE, width: 0.5 });
  }

  table({ columns: wanted, rows, totals = [] }: Extract<DocumentBlock, { kind: 'table' }>) {
    if (wanted.length === 0) return;
    const columns = this.#columns(wanted.map(({ width }) => width ?? 1));
    const head = () =>
      this.#row(
        wanted.map(({ label }) => label),
        columns,
        wanted,
        STRONG,
        BAND,
      );
    head();
    this.#repeated = head;
    for (const row of rows) this.#row(row, columns, wanted, BODY);
    this.#repeated = undefined;
    this.space(6);
    const sides = this.#columns([0.72, 0.28]);
    // Totals stay together: one that stands alone on the next page is read as the whole.
    this.#need(totals.length * (this.#heightOf(BODY) + 4));
    for (const { label, value, isStrong } of totals) {
      const how = isStrong ? style(11, 'strong') : BODY;
      this.#need(this.#heightOf(how));
      sides.forEach((column, index) =>
        this.#line(drawable([label, value][index] ?? ''), { x: column.x + CELL.x, width: column.width - 2 * CELL.x }, this.#y, how, 'end'),
      );
      this.#y += this.#heightOf(how) + 2;
    }
    this.space();
  }

  drawing(svg: string, height = DRAWING_HEIGHT) {
    const { x, y, width: across, height: down, items } = readDrawing(svg);
    const scale = Math.min(this.width / across, height / down);
    this.#need(down * scale + GAP);
    const left = MARGIN + (this.width - across * scale) / 2;
    const place: Matrix = [scale, 0, 0, scale, left - x * scale, this.#y - y * scale];
    for (const item of items) {
      const matrix = multiply(place, item.matrix);
      if (item.kind === 'path') {
        this.pen.path(item.d, item.style, matrix);
        continue;
      }
      // Texts of drawings are numbers and signs: upright, from the left.
      const size = item.size * Math.hypot(matrix[2], matrix[3]);
      const how = style(size, item.isStrong ? 'strong' : 'regular', item.color);
      const runs = visualRuns(drawable(item.text), 'ltr');
      const width = runs.reduce((sum, run) => sum + this.pen.widthOf(run.text, run.script, how), 0);
      let at = matrix[0] * item.x + matrix[2] * item.y + matrix[4] - { start: 0, middle: width / 2, end: width }[item.anchor];
      const baseline = matrix[1] * item.x + matrix[3] * item.y + matrix[5];
      for (const run of runs) {
        this.pen.text(run.text, run.script, at, baseline - size, how);
        at += this.pen.widthOf(run.text, run.script, how);
      }
    }
    this.#y += down * scale + GAP;
  }

  picture(bytes: ArrayBuffer, height = DRAWING_HEIGHT) {
    this.#need(height + GAP);
    this.pen.picture(bytes, MARGIN, this.#y, { width: this.width, height });
    this.#y += height + GAP;
  }

  qr(text: string, label?: string) {
    const { data, size } = encode(text, { ecc: 'M', border: 2 });
    this.#need(QR_SIZE + 2 * GAP);
    const dot = QR_SIZE / size;
    const left = this.#direction === 'ltr' ? MARGIN : MARGIN + this.width - QR_SIZE;
    const d = data
      .flatMap((row, down) => row.map((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : '')))
      .filter((square) => square !== '')
      .join('');
    this.pen.path(d, { fill: '#000000', width: 0 }, [dot, 0, 0, dot, left, this.#y]);
    this.#y += QR_SIZE + 2;
    if (label) this.text(label, SMALL);
    this.space();
  }

  /** What stands at the foot of each page, once all are known. */
  foot(text: string | undefined, pageOf: (page: number, pages: number) => string) {
    const [start, end] = this.#columns([3, 1], GAP);
    if (!start || !end) return;
    const y = this.pen.pageHeight - MARGIN - FOOT / 2;
    for (let page = 0; page < this.pen.pages; page += 1) {
      this.pen.turnTo(page);
      this.pen.line(MARGIN, y - 6, MARGIN + this.width, y - 6, { color: LINE, width: 0.5 });
      if (text) this.#lines(this.#wrap(text, start.width, SMALL).slice(0, 2), start, y, SMALL);
      this.#line(pageOf(page + 1, this.pen.pages), end, y, SMALL, 'end');
    }
  }
}

function draw(flow: Flow, block: DocumentBlock): void {
  switch (block.kind) {
    case 'heading':
      return flow.heading(block.text);
    case 'paragraph':
      flow.text(block.text, BODY);
      return flow.space(6);
    case 'facts':
      return flow.facts(block.rows);
    case 'table':
      return flow.table(block);
    case 'drawing':
      return flow.drawing(block.svg, block.height);
    case 'picture':
      return flow.picture(block.bytes, block.height);
    case 'qr':
      return flow.qr(block.text, block.label);
  }
}

/** Lays a document out with a pen. */
export function compose(description: DocumentDescription, pen: Pen): void {
  const { title, locale, sender, recipient, facts = [], blocks, footer } = description;
  const flow = new Flow(pen, locale);
  flow.sides(
    [{ text: sender.name, how: style(14, 'strong', BRAND) }],
    sender.lines.map((text) => ({ text, how: SMALL })),
  );
  flow.rule();
  flow.text(title, style(20, 'strong'));
  flow.space();
  if (recipient || facts.length > 0) {
    flow.sides(
      recipient ? [{ text: recipient.label, how: SMALL }, ...recipient.lines.map((text) => ({ text, how: BODY }))] : [],
      facts.map(({ label, value }) => ({ text: `${label}: ${isolated(value)}`, how: BODY })),
    );
  }
  for (const block of blocks) draw(flow, block);
  flow.foot(footer, PAGE_OF[locale.slice(0, 2)] ?? ((page, pages) => `${page} / ${pages}`));
}
