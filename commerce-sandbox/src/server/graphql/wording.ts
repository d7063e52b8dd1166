/**
 * The platform parses and validates with another library of the same origin, whose sentences differ in a few words: type names are not
 * quoted, nor is a single character. Names of fields and arguments are the same.
 */
const DIFFERENCES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^Field "([\w.]+)" of required type "([^"]+)" was not provided\.$/, 'Field $1 of required type $2 was not provided.'],
  [/^(Field "\w+" argument "\w+" of type "[^"]+" is required), but it was not provided\.$/, '$1 but not provided.'],
  [/^(Syntax Error: Expected .+), found "(\W{1,3})"\.$/, '$1, found $2'],
  [/^(Syntax Error: Unexpected )"(\W{1,3})"\.$/, '$1$2'],
  [/^(Syntax Error: .*<EOF>|Syntax Error: .*Name "\w+")\.$/, '$1'],
];

/** A sentence of this library as the platform's says it. */
export function platformWording(message: string): string {
  for (const [pattern, replacement] of DIFFERENCES) if (pattern.test(message)) return message.replace(pattern, replacement);
  return message;
}
