import { readXml } from './read-xml';

test('elements, attributes of both quotes, texts with what stands for signs', () => {
  const root = readXml(
    `<?xml version="1.0"?><!-- a > b --><svg:svg width="1" id='x&quot;y'><g><text>&#216;25 &amp; <![CDATA[<b>]]></text></g><path d="M0 0"/></svg:svg>`,
  );
  expect(root?.localName).toBe('svg');
  expect([root?.getAttribute('width'), root?.getAttribute('id'), root?.getAttribute('none')]).toEqual(['1', 'x"y', null]);
  expect(root?.children.map(({ localName }) => localName)).toEqual(['g', 'path']);
  expect(root?.children[0]?.children[0]?.textContent).toBe('Ø25 & <b>');
});

test('what is none', () => {
  expect(readXml('')).toBeUndefined();
  expect(readXml('a drawing')).toBeUndefined();
});
