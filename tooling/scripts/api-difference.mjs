// What two API reports differ in, and which version that demands: what is added is a minor one, what is gone or another is a major one. A
// member that has to be there, added to what users write, is a major one: what they wrote for the version before lacks it.
import { writtenByUsers } from './api-positions.mjs';

/**
 * @typedef {{added: string[], broken: string[]}} Difference names, `CartState.waiting`
 * @typedef {{head: string, members: Map<string, string>}} Declaration
 */

/**
 * @param {string} released the report of the last released version
 * @param {string} now
 * @param {readonly string[]} [listed] interfaces that users write, beside those that are found to be (`writtenByUsers`)
 * @returns {Difference}
 */
export function differenceOf(released, now, listed) {
  const written = writtenByUsers(codeOf(now), listed);
  const before = declarationsOf(released);
  const after = declarationsOf(now);
  /** @type {Difference} */
  const difference = { added: [], broken: [] };
  for (const [name, declaration] of before) {
    const other = after.get(name);
    if (!other) difference.broken.push(name);
    else compare(name, declaration, other, written.has(name), difference);
  }
  difference.added.push(...[...after.keys()].filter((name) => !before.has(name)));
  return { added: difference.added.sort(), broken: difference.broken.sort() };
}

/**
 * The lowest version that may have such a difference from a released one; undefined where `version` may have it.
 * @param {Difference} difference
 * @param {string} released
 * @param {string} version
 */
export function demandedVersion({ added, broken }, released, version) {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  if (broken.length > 0) return ownMajor > major ? undefined : `${major + 1}.0.0`;
  if (added.length > 0) return ownMajor > major || (ownMajor === major && ownMinor > minor) ? undefined : `${major}.${minor + 1}.0`;
  return undefined;
}

/**
 * The newest of versions.
 * @param {readonly string[]} versions
 */
export const newestOf = (versions) => [...versions].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);

/**
 * @param {string} name
 * @param {Declaration} before
 * @param {Declaration} after
 * @param {boolean} isWritten by users
 * @param {Difference} difference
 */
function compare(name, before, after, isWritten, difference) {
  if (hasMoreMembers(before.head, after.head)) difference.added.push(name);
  else judge(name, before.head, after.head, difference);
  for (const [member, text] of before.members) {
    const other = after.members.get(member);
    if (other === undefined) difference.broken.push(`${name}.${member}`);
    else if (isWritten ? text !== other && isGivenMore(text, other) : hasMoreMembers(text, other))
      difference.added.push(`${name}.${member}`);
    else judge(`${name}.${member}`, text, other, difference);
  }
  for (const [member, text] of after.members)
    if (!before.members.has(member)) difference[isWritten && !isOptional(text) ? 'broken' : 'added'].push(`${name}.${member}`);
}

/**
 * Whether a member may be left out: one with a question mark, or any number of members.
 * @param {string} text
 */
const isOptional = (text) => /^(?:readonly )?(?:(?:"[^"]+"|[\w$]+)\?|\[)/.test(text);

/**
 * @param {string} name
 * @param {string} before
 * @param {string} after
 * @param {Difference} difference
 */
function judge(name, before, after, difference) {
  if (before === after) return;
  difference[isWider(before, after) ? 'added' : 'broken'].push(name);
}

/**
 * Whether whoever relied on the one can rely on the other: a choice or the texts of a source that have become more, or a function that takes
 * more, if it is given.
 * @param {string} before
 * @param {string} after
 */
function isWider(before, after) {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (was.start !== is.start) return false;
  if (was.takes === undefined || is.takes === undefined)
    return was.takes === is.takes && (hasMoreNames(was.rest, is.rest) || hasMoreTexts(was.rest, is.rest));
  const [old, own] = [split(was.takes, ','), split(is.takes, ',')];
  const more = own.slice(old.length);
  return (
    hasMoreNames(was.rest.slice(1), is.rest.slice(1)) &&
    old.every((parameter, index) => takesMore(parameter, own[index])) &&
    more.every((parameter) => /^(\w+\?|\.\.\.\w+):/.test(parameter))
  );
}

/**
 * Whether a choice has the names that it had, and at most more of them: of anything else, such as undefined, whoever reads it would have to
 * know.
 * @param {string} before
 * @param {string} after
 */
function hasMoreNames(before, after) {
  const [old, own] = [choicesOf(before), choicesOf(after)];
  return old.every((each) => own.includes(each)) && own.every((each) => old.includes(each) || /^(['"]).*\1$/.test(each));
}

/** @param {string} text */
const choicesOf = (text) => split(text.replace(/^:/, '').replace(/;$/, ''), '|');

/**
 * Whether a source of texts, or a function that gives them, has those that it had.
 * @param {string} before
 * @param {string} after
 */
function hasMoreTexts(before, after) {
  const [old, own] = [before, after].map((text) => /^(.*\b(?:MessageSource|TextFunction)<)([^<>]*)(>.*)$/.exec(text));
  return Boolean(old && own && old[1] === own[1] && old[3] === own[3] && hasMoreNames(old[2] ?? '', own[2] ?? ''));
}

/**
 * Whether what is given ends with an object that has the members that it had, and more of them.
 * @param {string} before
 * @param {string} after
 */
function hasMoreMembers(before, after) {
  const [old, own] = [before, after].map((text) => /^(.*[):&] )\{ ([^{}]*?)(?: \})?;?$/.exec(text));
  if (!old || !own || old[1] !== own[1]) return false;
  const [was, is] = [split(old[2] ?? '', ';'), split(own[2] ?? '', ';')];
  return is.length > was.length && was.every((member) => is.includes(member));
}

/**
 * Whether a parameter takes all that it took.
 * @param {string} before
 * @param {string | undefined} after
 */
function takesMore(before, after = '') {
  const [old, own] = [before, after].map((parameter) => /^([\w.]+\??:)(.*)$/.exec(parameter));
  if (!old || !own) return before === after;
  return old[1] === own[1] && choicesOf(old[2] ?? '').every((each) => choicesOf(own[2] ?? '').includes(each));
}

/**
 * Whether a function that users write is called with more than before: those that take less can be called so.
 * @param {string} before
 * @param {string} after
 */
function isGivenMore(before, after) {
  const [old, own] = [before, after].map((text) => {
    const start = /^(?:readonly )?\w+\??: \(/.exec(text)?.[0];
    if (start === undefined) return undefined;
    const end = closing(text, start.length);
    return { start, takes: split(text.slice(start.length, end), ','), rest: text.slice(end) };
  });
  return Boolean(
    old && own && old.start === own.start && old.rest === own.rest && old.takes.every((parameter, index) => parameter === own.takes[index]),
  );
}

/**
 * A member or head in parts: what names it, the parameters of a function, and its type.
 * @param {string} text
 * @returns {{start: string, takes: string | undefined, rest: string}}
 */
function partsOf(text) {
  const open = /^[\w\s<>,?]*\(/.exec(text);
  if (open) {
    const from = open[0].length;
    const to = closing(text, from);
    return { start: text.slice(0, from), takes: text.slice(from, to), rest: text.slice(to) };
  }
  const sign = /^(?:type [^=]*=|[^:]*:)/.exec(text)?.[0] ?? '';
  return { start: sign, takes: undefined, rest: text.slice(sign.length).replace(/;$/, '') };
}

/**
 * Where the bracket that was opened before `from` is closed.
 * @param {string} text
 * @param {number} from
 */
function closing(text, from) {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if ('([{'.includes(text[index] ?? '')) depth += 1;
    if (')]}'.includes(text[index] ?? '')) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

/**
 * Parts between separators that are in no brackets.
 * @param {string} text
 * @param {string} separator
 */
function split(text, separator) {
  const parts = [''];
  let depth = 0;
  let before = '';
  for (const sign of text) {
    if ('([{<'.includes(sign)) depth += 1;
    if (')]}'.includes(sign) || (sign === '>' && before !== '=')) depth -= 1;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
    before = sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * The declarations of a report by name; interfaces and classes with their members. Comments say nothing of the surface.
 * @param {string} report
 * @returns {Map<string, Declaration>}
 */
function declarationsOf(report) {
  const plain = codeOf(report).replaceAll(/^\s*\/\/.*$/gm, '');
  /** @type {Map<string, Declaration>} */
  const declarations = new Map();
  for (const block of plain.split(/\n(?=(?:export |import |interface |type |const |function |class |enum |declare ))/)) {
    const text = block.trim();
    const [, list, from = ''] = /^export (?:type )?\{([^}]*)\}(.*)$/s.exec(text) ?? [];
    for (const each of list?.split(',') ?? []) {
      const exported = /(\S+)\s*$/.exec(each)?.[1];
      if (exported !== undefined) declarations.set(exported, { head: oneLine(`${each}${from}`), members: new Map() });
    }
    const [, kind = '', name = ''] =
      /^(?:export )?(?:declare )?(?:abstract )?(interface|type|const|let|function|class|enum)\s+(\w+)/.exec(text) ?? [];
    if (kind === '') continue;
    const hasMembers = kind === 'interface' || kind === 'class' || kind === 'enum';
    const body = hasMembers ? text.indexOf('{\n') : -1;
    const head = oneLine(body === -1 ? text : text.slice(0, body)).replace(/^export |^declare /g, '');
    // Of a function with several signatures each is a declaration.
    const key = declarations.has(name) ? head : name;
    declarations.set(key, { head, members: body === -1 ? new Map() : membersOf(text.slice(body + 2, text.lastIndexOf('}'))) });
  }
  return declarations;
}

/** @param {string} report */
const codeOf = (report) => /```ts\n([^]*?)\n```/.exec(report)?.[1] ?? report;

/** @param {string} body */
function membersOf(body) {
  /** @type {Map<string, string>} */
  const members = new Map();
  for (const text of body.split(/\n(?= {4}\S)/)) {
    const member = oneLine(text);
    const name = /^(?:readonly |static |abstract |get |set )*("[^"]+"|\[[^\]]+\]|[\w$]+)/.exec(member)?.[1];
    // Of several signatures of one name each is a member.
    if (name !== undefined && !/^[)}\]]/.test(member)) members.set(members.has(name) ? member : name, member);
  }
  return members;
}

/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
