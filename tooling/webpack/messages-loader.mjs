// Compiles messages ahead: plain texts stay texts, ICU syntax becomes its tree, so that no parser is in the bundle.
// A message is `{"defaultMessage": …, "description": …}` or just a text.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

export function compileMessages(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const text = typeof message === 'string' ? message : message.defaultMessage;
      const tree = parse(text, { shouldParseSkeletons: true, captureLocation: false });
      return [id, tree.length === 1 && tree[0].type === TYPE.literal ? tree[0].value : tree];
    }),
  );
}

export default function messagesLoader(source) {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(JSON.parse(source))))});`;
}
