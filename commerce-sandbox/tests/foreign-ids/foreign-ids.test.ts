import { isRecord } from '../../src/platform/values/input.ts';
import { type Answer, control, graphql } from '../client.ts';
import { CART_CASES } from './cart-cases.ts';
import type { ForeignCase } from './case.ts';
import { COMPANY_CASES } from './company-cases.ts';
import { CUSTOMER_CASES } from './customer-cases.ts';
import { EXTENSION_CASES } from './extension-cases.ts';
import { idArguments } from './id-arguments.ts';
import { possessions, stranger, victimsIds, type Ids } from './people.ts';

const CASES: readonly ForeignCase[] = [...CART_CASES, ...CUSTOMER_CASES, ...COMPANY_CASES, ...EXTENSION_CASES];

test('every argument of the schema that takes an id has a case', () => {
  const covered = new Set(CASES.flatMap((attempt) => attempt.about));
  const wanted = new Set(idArguments());
  expect([...wanted].filter((path) => !covered.has(path))).toEqual([]);
  // And no case is about something that the schema no longer has.
  expect([...covered].filter((path) => !wanted.has(path))).toEqual([]);
});

function filled(query: string, ids: Ids): string {
  return query.replaceAll(/\$(\w+)/g, (_whole, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`There is no id of the name ${name}.`);
    return typeof id === 'number' ? String(id) : JSON.stringify(id);
  });
}

/** Words that only their owners may read. */
const PRIVATE = /Qahtani|Olaya|shopper@example|Gulf Maintenance|Shehri|Purchasing/;

/** Whether an answer gave nothing away and did nothing: an error, an error in the answer, or nulls and empty lists only. */
function isRefusal(answer: Answer, ids: Ids): boolean {
  const errors = answer.at('errors');
  if (Array.isArray(errors) && errors.length > 0) return true;
  const data = answer.at('data');
  if (toldInAnswer(data) || isNothing(data)) return true;
  // A guest's wish for an id of a cart is not taken from a customer, who gets the own cart.
  return isRecord(data) && typeof data['createEmptyCart'] === 'string' && data['createEmptyCart'] !== ids['cart'];
}

const TOLD = /errors?$/i;

function toldInAnswer(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(toldInAnswer);
  return (
    isRecord(value) &&
    Object.entries(value).some(([name, inner]) =>
      TOLD.test(name) ? inner !== null && !(Array.isArray(inner) && inner.length === 0) : toldInAnswer(inner),
    )
  );
}

function isNothing(value: unknown): boolean {
  if (value === null || value === false) return true;
  if (Array.isArray(value)) return value.every(isNothing);
  // A list of the caller's own that nothing was taken from.
  return isRecord(value) && Object.entries(value).every(([name, inner]) => name === 'items_count' || name === 'status' || isNothing(inner));
}

test("another customer's ids are refused, nothing is given away, and nothing changes", async () => {
  await control('reset');
  const victims = await victimsIds();
  const thief = await stranger();
  const ids = { ...victims.ids, ...thief.ids };
  const before = await possessions(victims.tokens, ids);
  const failures: unknown[] = [];
  for (const attempt of CASES) {
    const query = filled(attempt.query, ids);
    for (const token of [thief.token, undefined]) {
      const answer = await graphql(query, {}, { token });
      const text = JSON.stringify(answer.json);
      // Refused by the schema alone: the case itself is wrong.
      const isInvalid = answer.at('errors', 0, 'extensions', 'category') === 'graphql';
      if (isInvalid || answer.status >= 500 || !isRefusal(answer, ids) || PRIVATE.test(text))
        failures.push({ about: attempt.about, as: token === undefined ? 'guest' : 'stranger', status: answer.status, text });
    }
  }
  expect(failures).toEqual([]);
  expect(await possessions(victims.tokens, ids)).toBe(before);
}, 60_000);
