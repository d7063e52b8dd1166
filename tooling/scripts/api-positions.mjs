// Which interfaces of an API report the users of the package write, and which they are given.
import ts from 'typescript';

/** @typedef {'given' | 'written'} Position */

/** @param {Position} position */
const other = (position) => (position === 'given' ? 'written' : 'given');

/**
 * The names that users write and are never given: what stands in a parameter of what is exported, or of a method of what is given, and in no
 * answer. A callback's parameters are given, its answer is written. What is in both places is passed on at least, so that users need not
 * write all of it.
 *
 * @param {string} code declarations in TypeScript
 * @param {readonly string[]} [listed] others that are written: no function takes them, or one that gives them, too
 * @returns {Set<string>}
 */
export function writtenByUsers(code, listed = []) {
  const { statements } = ts.createSourceFile('api.d.ts', code, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, ts.Node[]>} */
  const types = new Map();
  /** @type {Record<Position, Set<string>>} */
  const reached = { given: new Set(), written: new Set() };

  /** @param {ts.Node} node @param {Position} position */
  const visit = (node, position) => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) reach(nameOf(node), position);
    // Whoever names a parameter writes it; where the function itself is written, it is given.
    if (ts.isParameter(node) || ts.isTypeParameterDeclaration(node)) ts.forEachChild(node, (child) => visit(child, other(position)));
    else ts.forEachChild(node, (child) => visit(child, position));
  };
  /** @param {string} name @param {Position} position */
  const reach = (name, position) => {
    if (reached[position].has(name)) return;
    reached[position].add(name);
    for (const node of types.get(name) ?? []) ts.forEachChild(node, (child) => visit(child, position));
  };

  for (const statement of statements)
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const name = statement.name?.text ?? '';
      types.set(name, [...(types.get(name) ?? []), statement]);
    }
  // What users begin with: functions, values and classes. A type alone says nothing of who makes it.
  for (const statement of statements)
    if (ts.isFunctionDeclaration(statement) || ts.isVariableStatement(statement)) visit(statement, 'given');
    else if (ts.isClassDeclaration(statement)) reach(statement.name?.text ?? '', 'given');
  const unknown = listed.filter((name) => !types.has(name));
  if (unknown.length > 0) throw new Error(`There is no interface or type ${unknown.join(', ')} ("apiWritten").`);
  for (const name of listed) reach(name, 'written');
  return new Set([...reached.written].filter((name) => types.has(name) && (!reached.given.has(name) || listed.includes(name))));
}

/** @param {ts.TypeReferenceNode | ts.ExpressionWithTypeArguments} node */
const nameOf = (node) => (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText();
