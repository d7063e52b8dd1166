import { cartCases } from './cart-cases.ts';
import { checkoutCases } from './checkout-cases.ts';
import { SENTENCES, variantsOf } from './sentences.ts';

/** What only a program that asks wrongly is told; no shopper meets it. */
const FOR_PROGRAMMERS =
  /^(?:Field |Required parameter|Cart ID length|Cart with ID|The parameter|Requested store|You cannot specify|The \w+ address cannot|The billing address must|Could not use|The request is not allowed|"Street Address"|Country is not|Could not find a address|Current customer does not)/;

const said = SENTENCES.flatMap(({ says, elsewhere = [] }) => [...says, ...elsewhere]);

test('whatever a shopper is told in cart and checkout is in the table', () => {
  const told = [...cartCases, ...checkoutCases].flatMap(({ refused }) =>
    refused === undefined || FOR_PROGRAMMERS.test(refused) ? [] : [refused],
  );
  const opening = (sentence: string): string => sentence.split(/["\d]/)[0]?.slice(0, 30) ?? sentence;
  expect([...new Set(told)].filter((sentence) => !said.some((known) => known.startsWith(opening(sentence))))).toEqual([]);
});

test('no sentence is about two things, but the refusal of guests', () => {
  const twice = said.filter((sentence, index) => said.indexOf(sentence) !== index);
  expect([...new Set(twice)].sort()).toEqual(["The current customer isn't authorized.", 'Some of the products are out of stock.'].sort());
});

test('a sentence has its variants', () => {
  expect(variantsOf('Use `Query.customerCart` for logged in customer.')).toEqual([
    'Use `Query.customerCart` for logged in customer.',
    'Use `Query.customerCart` for logged in customer',
    "Use 'Query.customerCart' for logged in customer.",
    "Use 'Query.customerCart' for logged in customer",
  ]);
});
