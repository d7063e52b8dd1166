// Stands in for runtime-core's semver: shared modules are asked for by carets, and compared with `<=`. No build of ours writes another range.
const RANGE = /^(\^|<=|)(\d+)\.(\d+)\.(\d+)$/;

/** Whether a version such as `19.3.1` is in a range: `*`, `^19.3.0`, `<=19.3.1` or `19.3.1`. What is none of them holds nothing. */
export function satisfy(version, range) {
  const given = RANGE.exec(version);
  if (!given || given[1]) return false;
  if (range === '*') return true;
  const wanted = RANGE.exec(range);
  if (!wanted) return false;
  const [, operator, ...parts] = wanted;
  const [, , ...have] = given;
  const order = compare(have, parts);
  if (operator === '<=') return order <= 0;
  if (operator === '') return order === 0;
  // A caret holds the first number that is not nought.
  const held = parts.findIndex((part) => Number(part) > 0);
  return order >= 0 && have.slice(0, held + 1).every((part, index) => Number(part) === Number(parts[index]));
}

function compare(left, right) {
  for (const [index, part] of left.entries()) if (Number(part) !== Number(right[index])) return Number(part) - Number(right[index]);
  return 0;
}
