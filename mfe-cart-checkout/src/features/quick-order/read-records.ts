/* Comma-separated values as RFC 4180 has them, and as spreadsheets write them. */

const DELIMITERS = ['\t', ';', ','] as const;
/** Enough to see what separates its columns. */
const SAMPLE = 4000;

/** What separates the columns, by the first line that is not empty; `start` is where the text begins after a line `sep=;`. */
export function detectDelimiter(text: string): { delimiter: string; start: number } {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], start: said[0].length };
  const line = /[^\r\n]*\S[^\r\n]*/.exec(text.slice(0, SAMPLE))?.[0] ?? '';
  const plain = line.replace(/"[^"]*"/g, '');
  // A tab or a semicolon is never part of a number, a comma may be: `6205;1,5`.
  return { delimiter: DELIMITERS.find((delimiter) => plain.includes(delimiter)) ?? ',', start: 0 };
}

/** The records of a text, one after the other. A quoted field may hold delimiters, line breaks and doubled quotes. */
export function* readRecords(text: string, delimiter: string): Generator<string[], void> {
  let fields: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { value, end } = readField(text, at, delimiter);
    fields.push(value);
    const next = text[end];
    at = end + 1;
    if (next === delimiter) continue;
    yield fields;
    if (next === undefined) return;
    if (next === '\r' && text[at] === '\n') at += 1;
    if (at === text.length) return;
    fields = [];
  }
}

function readField(text: string, at: number, delimiter: string): { value: string; end: number } {
  return (text[at] === '"' ? readQuoted(text, at, delimiter) : undefined) ?? readPlain(text, at, delimiter);
}

/** Undefined where no quote ends it: then the first one is a character like others, an inch mark for example. */
function readQuoted(text: string, at: number, delimiter: string): { value: string; end: number } | undefined {
  let value = '';
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return undefined;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const rest = readPlain(text, quote + 1, delimiter);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    from = quote + 2;
  }
}

function readPlain(text: string, at: number, delimiter: string): { value: string; end: number } {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(at, end), end };
}
