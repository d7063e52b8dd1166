// Every class that a component takes from its CSS Module is in that stylesheet: `styles.side` of a sheet without `.side` is an error.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { classesOf } = createRequire(import.meta.url)('../../release-kit/jest/classes-of.cjs');

export const cssClasses = {
  meta: {
    type: 'problem',
    docs: { description: 'Classes of CSS Modules exist' },
    schema: [],
    messages: { missing: '{{sheet}} has no class "{{name}}".', noSheet: 'There is no {{sheet}}.' },
  },
  create(context) {
    const sheets = new Map();
    return {
      ImportDeclaration(node) {
        const sheet = node.source.value;
        if (!sheet.endsWith('.module.css')) return;
        const file = join(dirname(context.filename), sheet);
        if (!existsSync(file)) return context.report({ node, messageId: 'noSheet', data: { sheet } });
        const classes = classesOf(readFileSync(file, 'utf8'));
        for (const { type, local } of node.specifiers) if (type === 'ImportDefaultSpecifier') sheets.set(local.name, { sheet, classes });
        return undefined;
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return;
        const found = sheets.get(node.object.name);
        const name = node.computed ? node.property.type === 'Literal' && node.property.value : node.property.name;
        if (!found || typeof name !== 'string' || found.classes.has(name)) return;
        context.report({ node: node.property, messageId: 'missing', data: { sheet: found.sheet, name } });
      },
    };
  },
};
