/**
 * What resolvers give for a type of the schema, where that is not simply an object with the type's fields: a room that has such a source
 * declares it here (`declare module`), and every resolver that answers with the type is checked against it.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- rooms add their members
export interface Sources {}
