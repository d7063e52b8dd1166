/** What a remote's messages are, as written: a text, or a text with a description. */
export type WrittenCatalogue = Readonly<Record<string, string | { defaultMessage: string; description?: string }>>;

/** The text of a message as written. */
export function writtenText(message: WrittenCatalogue[string] | undefined): string {
  return typeof message === 'string' ? message : (message?.defaultMessage ?? '');
}

/** The names of the values that a message (ICU syntax) takes, sorted: the same in every language. Tags count as `<name>`. */
export function placeholdersOf(message: string): string[] {
  const names = new Set<string>();
  readText(message, 0, names);
  return [...names].sort();
}

/** Reads text up to the "}" that closes it, or to its end. Returns where it stopped. */
function readText(message: string, from: number, names: Set<string>): number {
  let at = from;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === "'" && /['{}<]/.test(message[at + 1] ?? '')) at = endOfQuote(message, at);
    else if (message[at] === '{') at = readArgument(message, at + 1, names);
    else {
      const tag = /^<\/?([a-z][\w-]*)>/i.exec(message.slice(at));
      if (tag) names.add(`<${tag[1]}>`);
      at += tag?.[0].length ?? 1;
    }
  }
  return at;
}

/** Reads `name}`, `name, date}` or `name, plural, one {…} other {…}}`. Returns the place after its "}". */
function readArgument(message: string, from: number, names: Set<string>): number {
  const head = /^\s*([\w-]+)\s*(?:,\s*(\w+)\s*)?/.exec(message.slice(from));
  if (!head) throw new SyntaxError(`"${message}" has an argument without a name.`);
  names.add(head[1] ?? '');
  let at = from + head[0].length;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === '{') at = readText(message, at + 1, names) + 1;
    else at += 1;
  }
  if (at >= message.length) throw new SyntaxError(`"${message}" has an argument that does not end.`);
  return at + 1;
}

function endOfQuote(message: string, at: number): number {
  if (message[at + 1] === "'") return at + 2;
  const end = message.indexOf("'", at + 1);
  return end < 0 ? message.length : end + 1;
}
