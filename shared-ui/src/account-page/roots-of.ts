import type { PageOperations } from 'shared-contracts';

/** The root fields that questions ask for, as `commerce.invalidate` wants them. The code generator has written their texts: no comments. */
export function rootsOf(operations: PageOperations): string[] {
  return [...new Set(Object.values(operations).flatMap(({ document }) => rootsIn(String(document))))];
}

function rootsIn(text: string): string[] {
  let fields = text.replace(/\([^()]*\)/g, '');
  fields = fields.slice(fields.indexOf('{') + 1);
  for (let deepest = ''; deepest !== fields;) [deepest, fields] = [fields, fields.replace(/\{[^{}]*\}/g, ' ')];
  const [own = ''] = fields.split('}');
  // An alias stands before the field's name; directives are no fields.
  return [...own.matchAll(/(?<![@\w])(?:\w+:)?(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== '__typename');
}
