// A remote changes something on the platform by `change` of shared-contracts: what the mutation's text names is asked for again then.

export const changes = {
  meta: {
    type: 'problem',
    docs: { description: 'Mutations are sent by `change`' },
    schema: [],
    messages: {
      byHand: 'Use `change` of shared-contracts, and say in the text of the mutation what it changes: `@changes(roots: ["customer"])`.',
    },
  },
  create(context) {
    return {
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'mutate') return;
        if (callee.object.type === 'Identifier' ? callee.object.name === 'commerce' : nameOf(callee.object) === 'commerce')
          context.report({ node: callee.property, messageId: 'byHand' });
      },
    };
  },
};

/** Of the property that a member expression reads; undefined where it is computed, or where the node is another. */
function nameOf({ type, computed, property }) {
  return type === 'MemberExpression' && !computed ? property.name : undefined;
}
