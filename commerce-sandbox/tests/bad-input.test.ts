import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { control, graphql, signIn } from './client.ts';
import { possessions, victimsIds } from './foreign-ids/people.ts';

const schema = buildSchema(readFileSync(join(__dirname, '..', 'generated', 'schema.graphql'), 'utf8'));

const NASTY: readonly string[] = [
  "'; drop table customer cascade; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '\u0000\ud800%_\\',
  'x'.repeat(6000),
  '../../../etc/passwd',
  '',
  'MQ==',
];
const NUMBERS: readonly number[] = [-1, 0, 2_147_483_647, 0.5, 1e15, -0.0001, 3, 1e308];

/** What is put into the arguments: a text, a number, and what is right for some names, so that a gate lets the rest through. */
interface Load {
  readonly text: string;
  readonly number: number;
  readonly right: Readonly<Record<string, unknown>>;
}

/** A value of a type, with the nasty string and number wherever one fits. Recursive inputs end after a few levels. */
function valueOf(name: string, type: GraphQLInputType, load: Load, depth = 0): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType, load, depth);
  if (isListType(type)) return [valueOf(name, type.ofType, load, depth)];
  if (name in load.right) return load.right[name];
  const { text, number } = load;
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => depth < 4 || isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.name, field.type, load, depth + 1)]));
  }
  if (type.name === 'Int') return Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.trunc(number)));
  if (type.name === 'Float') return number;
  return type.name === 'Boolean' ? true : text;
}

/** Reads one plain field of the answer, so that the resolver runs. */
function selection(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isScalarType(type) || isEnumType(type)) return '';
  const plain = isObjectType(type)
    ? Object.values(type.getFields()).find((inner) => isScalarType(getNamedType(inner.type)) && inner.args.length === 0)
    : undefined;
  return `{${plain?.name ?? '__typename'}}`;
}

const DATABASE = /syntax error at|relation "|violates|invalid input syntax|out of range|pg_|node_modules|at async/i;

async function attack(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  load: Load,
  token: string | undefined,
): Promise<string | undefined> {
  const variables = Object.fromEntries(field.args.map((argument) => [argument.name, valueOf(argument.name, argument.type, load)]));
  const query = `${kind}(${field.args.map((argument) => `$${argument.name}:${String(argument.type)}`).join(',')}){${field.name}(${field.args.map((argument) => `${argument.name}:$${argument.name}`).join(',')})${selection(field)}}`;
  const answer = await graphql(query, variables, { token });
  const body = JSON.stringify(answer.json);
  return answer.status >= 500 || body.includes('"internal"') || DATABASE.test(body.replaceAll(/'; drop table[^"]*/g, ''))
    ? `${field.name} ${JSON.stringify(load.text.slice(0, 20))} ${load.number}: ${answer.status} ${body.slice(0, 300)}`
    : undefined;
}

async function attackAll(token: (index: number) => string | undefined, right: Load['right']): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [kind, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    for (const field of Object.values(root?.getFields() ?? {}).filter((candidate) => candidate.args.length > 0)) {
      for (const [index, text] of NASTY.entries()) {
        const failure = await attack(kind, field, { text, number: NUMBERS[index] ?? 0, right }, token(index));
        if (failure !== undefined) failures.push(failure);
      }
    }
  }
  return failures;
}

test("no text, id or number in any argument upsets the platform or reaches what is not the caller's", async () => {
  await control('reset');
  const victims = await victimsIds();
  const before = JSON.stringify((await possessionsOfShopper(victims)).slice(0, 1));
  expect(await attackAll((index) => (index % 2 === 0 ? victims.tokens[1] : undefined), {})).toEqual([]);
  expect(JSON.stringify((await possessionsOfShopper(victims)).slice(0, 1))).toBe(before);
  expect((await graphql('{products(search:"6205"){total_count}}')).at('data', 'products', 'total_count')).toBeGreaterThan(0);
}, 300_000);

test("nor behind the gates, with ids of the caller's own", async () => {
  await control('reset');
  const { ids, tokens } = await victimsIds();
  const shared = { sku: '6204', country_code: 'SA', country_id: 'SA', region_code: 'SA-01', wishlistId: '0', sourceWishlistUid: '0' };
  const shopper = {
    ...shared,
    cart_id: ids['cart'],
    cartId: ids['cart'],
    cartUid: ids['cart'],
    cart_item_uid: ids['item'],
    cart_item_id: ids['itemId'],
    customer_address_id: ids['address'],
    order_uid: ids['order'],
    order_item_uid: ids['orderItem'],
    order_id: ids['pendingOrder'],
    orderNumber: ids['orderNumber'],
    return_uid: ids['return'],
    return_shipping_tracking_uid: ids['tracking'],
    carrier_uid: 'c21zYQ==',
    wishlist_item_id: ids['wish'],
    ticket_uid: ids['ticket'],
    request_uid: ids['request'],
  };
  expect(await attackAll(() => tokens[0], shopper)).toEqual([]);
  const company = {
    ...shared,
    role_id: ids['role'],
    target_id: ids['teamNode'],
    purchase_order_uid: ids['purchaseOrder'],
    purchase_order_uids: ids['purchaseOrder'],
    approvers: ids['role'],
    applies_to: ids['role'],
  };
  expect(await attackAll(() => tokens[1], company)).toEqual([]);
  expect((await graphql('{company{name}}', {}, { token: tokens[1] })).at('errors')).toBeUndefined();
}, 300_000);

/** Guessing passwords locks an account, so only whoever was not attacked with signs in again. */
async function possessionsOfShopper({ ids, tokens: known }: Awaited<ReturnType<typeof victimsIds>>): Promise<readonly unknown[]> {
  const tokens = [await signIn('shopper@example.com'), ...known.slice(1)];
  const all: unknown = JSON.parse(await possessions(tokens, ids));
  return Array.isArray(all) ? all : [];
}
