import { defineOperation, operation } from 'shared-contracts';
import { rootsOf } from './roots-of';

const asked = (text: string) => operation(defineOperation<unknown, object>(text), {});

test.each([
  ['query A{customer{__typename email}}', ['customer']],
  [
    'query A($page:Int!,$filter:F={user:{eq:"1"}}){company{__typename orders(page:$page){items{id}}}country(id:"SA"){id}}',
    ['company', 'country'],
  ],
  ['query A{spending:company{id}}', ['company']],
  ['query A($is:Boolean!){rule(uid:"1")@include(if:$is){id}meta@skip(if:$is){id}}', ['rule', 'meta']],
  ['query A{customer{...B}}fragment B on Customer{__typename role{id}}', ['customer']],
])('%s', (text, roots) => expect(rootsOf({ answer: asked(text) })).toEqual(roots));

test('of several questions each is named once', () =>
  expect(rootsOf({ a: asked('query A{customer{id}}'), b: asked('query B{customer{id}country{id}}') })).toEqual(['customer', 'country']));
