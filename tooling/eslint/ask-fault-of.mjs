// No code decides by a pattern over the platform's sentences: generations of the platform word them differently, `faultOf` knows both.

const METHODS = ['test', 'match', 'search'];

/** `message`, `x.message`, `x?.message ?? ''`. */
function isMessage(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name === 'message';
    case 'MemberExpression':
      return !node.computed && node.property.name === 'message';
    case 'ChainExpression':
      return isMessage(node.expression);
    case 'LogicalExpression':
      return isMessage(node.left);
    default:
      return false;
  }
}

export const askFaultOf = {
  meta: {
    type: 'problem',
    docs: { description: 'What the platform refuses is known by its name' },
    schema: [],
    messages: { ask: 'Ask faultOf of shared-ui what was refused: sentences of the platform differ between generations.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        const [given] = node.arguments;
        if (callee.type !== 'MemberExpression') return;
        const { name } = callee.property;
        // `exec(message)` reads a value out of what may be no refusal: a log's entry for example.
        const isAsked = METHODS.includes(name) || (name === 'exec' && given?.type !== 'Identifier');
        if (isAsked && (isMessage(given) || isMessage(callee.object))) context.report({ node, messageId: 'ask' });
      },
    };
  },
};
