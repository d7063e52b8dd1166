// Compiles messages ahead: plain texts stay texts, ICU syntax becomes its tree, so that no parser is in the bundle.
// A message is `{"defaultMessage": …, "description": …}` or just a text.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Where messages stand, in whichever folder of a package. */
export const MESSAGES_FILE = /[\\/]messages[\\/](en|ar)\.json$/;

/** @param {Record<string, string | {defaultMessage: string}>} messages */
export function compileMessages(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const text = typeof message === 'string' ? message : message.defaultMessage;
      const tree = parse(text, { shouldParseSkeletons: true, captureLocation: false });
      return [id, tree.length === 1 && tree[0]?.type === TYPE.literal ? tree[0].value : tree];
    }),
  );
}

/**
 * A file of messages as a module.
 * @param {string} source
 */
export const messagesModule = (source) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(JSON.parse(source))))});`;
