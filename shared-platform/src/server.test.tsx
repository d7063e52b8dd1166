/** @jest-environment node */
import { createRequest } from '@urql/core';
import { createSnapshot, defineOperation, operation, type PageContext } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { createClient, ssrExchange } from 'urql';
import { definePage, useIsHydrated, useText, type PageProps } from './index';
import { toServerPage } from './server';

interface Thing {
  thing: { name: string } | null;
}
const ThingDocument = defineOperation<Thing, { id: string }>('query Thing($id:String!){thing(id:$id){name __typename}}', 'anyone');
const operations = ({ params }: PageContext) => ({
  thing: operation(ThingDocument, { id: params.id ?? '' }),
});

function ThingPage({ results }: PageProps<ReturnType<typeof operations>>) {
  const text = useText();
  return (
    <>
      <h1>{results.thing.data?.thing?.name}</h1>
      <p>
        {text('hello')} {useIsHydrated() ? 'browser' : 'server'}
      </p>
    </>
  );
}

const source = { en: async () => ({ default: { hello: 'Hello' } }), ar: async () => ({ default: { hello: 'مرحبا' } }) };
const head = jest.fn(({ results }) => ({ title: results.thing.data.thing.name }));
const page = definePage<ReturnType<typeof operations>>(
  { operations, isMissing: ({ thing }) => thing.data?.thing === null, head, component: ThingPage },
  source,
);

const context = { params: { id: '7' }, search: '', language: 'en' as const, categorySuffix: '.html', productSuffix: '.html' };

function render(data: unknown, language: 'en' | 'ar' = 'en') {
  const host = createStubHost({}, { language });
  const key = createRequest(String(ThingDocument), { id: '7' }).key;
  const client = createClient({
    url: 'http://server.invalid/',
    exchanges: [ssrExchange({ isClient: false, initialState: { [key]: { data: JSON.stringify(data) } } })],
    preferGetMethod: false,
  });
  host.commerce.bindings = createSnapshot({ client, isCustomer: false });
  return toServerPage(page).render({ host, context, identifierPrefix: 'p-' });
}

test('renders markup, head and status from the answers that are there', async () => {
  const { markup, ...rest } = await render({ thing: { name: 'Bearing', __typename: 'Thing' } });
  expect(rest).toEqual({ status: 200, head: { title: 'Bearing' } });
  expect(markup).toContain('<h1>Bearing</h1>');
  expect(markup).toMatch(/Hello(<!-- -->)? ?(<!-- -->)?server/);
  expect((await render({ thing: { name: 'x', __typename: 'Thing' } }, 'ar')).markup).toContain('مرحبا');
});

test('what does not exist is a 404, and is asked for nothing else', async () => {
  head.mockClear();
  expect((await render({ thing: null })).status).toBe(404);
  expect(head).not.toHaveBeenCalled();
});

test('a long page is complete and without scripts: nothing is moved into hidden elements', async () => {
  const Long = () => (
    <ul>
      {Array.from({ length: 2000 }, (_, index) => (
        <li key={index}>row {index} of a long table</li>
      ))}
    </ul>
  );
  const { markup } = await toServerPage(definePage({ head: () => ({ title: '' }), component: Long }, source)).render({
    host: createStubHost(),
    context,
    identifierPrefix: 'p-',
  });
  expect(markup.length).toBeGreaterThan(50_000);
  expect(markup).not.toMatch(/<script|<template|hidden/);
});

test('an error while rendering is an error, not half a page', async () => {
  const Broken = () => {
    throw new Error('planned');
  };
  await expect(
    toServerPage(definePage({ head: () => ({ title: '' }), component: Broken }, source)).render({
      host: createStubHost(),
      context,
      identifierPrefix: 'p-',
    }),
  ).rejects.toThrow('planned');
});
