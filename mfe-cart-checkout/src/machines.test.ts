import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELDS_STEPS } from './features/card-fields/use-hosted-fields';
import { ORDER_STEPS, SECTION_STEPS } from './features/checkout-process/checkout-state';
import { ADDING_STEPS, ROW_STEPS } from './features/quick-order/quick-order-state';
import { CALL_STEPS, CART_STEPS, LINE_STEPS } from './service/cart-steps';
import { step, type Machine } from './service/machine';
import { OUTBOX } from './service/outbox/outbox-change';

/** The machines that the code runs on, by the README's headings; each begins with its first state. */
const MACHINES: Readonly<Record<string, Machine>> = {
  'The cart’s states': CART_STEPS,
  'A line’s states': LINE_STEPS,
  'A call’s states': CALL_STEPS,
  'A change that finds no platform': OUTBOX,
  'The sections of the checkout': SECTION_STEPS,
  'An order': ORDER_STEPS,
  'A provider’s fields': FIELDS_STEPS,
  'A list on its way into the cart': ADDING_STEPS,
  'A row': ROW_STEPS,
};
const README = join(__dirname, '../README.md');

/** Events that lead from one state to one other share an arrow. */
function diagramOf(machine: Machine): string {
  const lines = Object.entries(machine).flatMap(([from, steps]) => {
    const events = Object.entries(steps);
    return [...new Set(events.map(([, to]) => to))].map((to) => {
      const names = events.filter(([, other]) => other === to).map(([event]) => event);
      return `  ${from} --> ${to}: ${names.join(', ')}`;
    });
  });
  const targets = Object.values(machine).flatMap((steps) => Object.values(steps));
  const ends = [...new Set(targets)].filter((to) => !Object.hasOwn(machine, to)).map((end) => `  ${end} --> [*]`);
  return ['stateDiagram-v2', `  [*] --> ${Object.keys(machine)[0]}`, ...lines, ...ends, ''].join('\n');
}

/** Makes the diagrams below the headings anew. */
function drawn(readme: string): string {
  return Object.entries(MACHINES).reduce((text, [heading, machine]) => {
    const below = new RegExp(`(^#+ ${heading}$[^]*?\`\`\`mermaid\\n)[^]*?(?=\`\`\`)`, 'm');
    if (!below.test(text)) throw new Error(`The README has no diagram below "${heading}".`);
    return text.replace(below, (_all, start: string) => start + diagramOf(machine));
  }, readme);
}

test('the README draws the machines: npm run readme makes the diagrams', () => {
  const readme = readFileSync(README, 'utf8');
  if (process.env.WRITE_README) writeFileSync(README, drawn(readme));
  else expect(readme).toBe(drawn(readme));
});

test('an event that a state does not name leads nowhere', () => {
  expect(step(OUTBOX, 'waiting', 'send')).toBe('sending');
  expect(step(OUTBOX, 'waiting', 'carriedOut')).toBeUndefined();
  expect(step(OUTBOX, 'waiting', 'toString' as 'send')).toBeUndefined();
});
