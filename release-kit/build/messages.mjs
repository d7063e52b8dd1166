// Compiles messages ahead: plain texts stay texts, ICU syntax becomes its tree, so that no parser is in the bundle.
// A message is `{"defaultMessage": …, "description": …}` or just a text.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Where messages stand, in whichever folder of a package. */
export const MESSAGES_FILE = /[\\/]messages[\\/](en|ar)\.json$/;

/**
 * @typedef {string | {defaultMessage: string}} Message
 * @typedef {Record<string, Message>} Messages
 */

/** @param {Messages} messages */
export function compileMessages(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const tree = parse(textOf(message), { shouldParseSkeletons: true, captureLocation: false });
      return [id, tree.length === 1 && tree[0]?.type === TYPE.literal ? tree[0].value : tree];
    }),
  );
}

/**
 * A file of messages as a module. An Arabic one is completed with the English texts of the ids that it lacks, and the build warns of them:
 * a reader understands more of an English sentence than of an id, and what is written in the file costs nothing to look up.
 * @param {string} source
 * @param {import('./source-plugin.mjs').SourceContext} [context] without one it is taken as it is
 */
export function messagesModule(source, context) {
  const messages = JSON.parse(source);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileMessages({ ...messages, ...defaultsOf(messages, context) })))});`;
}

/**
 * @param {Messages} messages
 * @param {import('./source-plugin.mjs').SourceContext | undefined} context
 * @returns {Messages}
 */
function defaultsOf(messages, context) {
  if (!context || MESSAGES_FILE.exec(context.file)?.[1] !== 'ar') return {};
  /** @type {Messages} */
  const english = JSON.parse(context.read(context.file.replace(/ar\.json$/, 'en.json')));
  const lacking = Object.entries(english).filter(([id]) => textOf(messages[id]).trim() === '');
  if (lacking.length > 0) context.warn(`Not translated, shown in English: ${lacking.map(([id]) => id).join(', ')}`);
  return Object.fromEntries(lacking);
}

/** @param {Message | undefined} message */
const textOf = (message) => (typeof message === 'string' ? message : (message?.defaultMessage ?? ''));
