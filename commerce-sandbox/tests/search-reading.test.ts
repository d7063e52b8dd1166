import { graphql } from './client.ts';

const QUERY =
  'query($s:String!){search_reading(search:$s){read_as size measures{code label value} words is_near nearest_sizes{label search}}}';

async function read(search: string, store = 'default'): Promise<unknown> {
  return (await graphql(QUERY, { s: search }, { store })).at('data', 'search_reading');
}

async function found(search: string): Promise<readonly string[]> {
  const answer = await graphql('query($s:String){products(search:$s,pageSize:5){items{sku}}}', { s: search });
  return answer.list('data', 'products', 'items').map((item) => (item as { sku: string }).sku);
}

test('a size that nothing has: the nearest ones, each with the text that finds it', async () => {
  expect(await read('bearing 20x47x15')).toEqual({
    read_as: null,
    size: '20 × 47 × 15',
    measures: [],
    words: ['bearing'],
    is_near: true,
    nearest_sizes: expect.arrayContaining([{ label: '20 × 47 × 14', search: 'bearing 20x47x14' }]) as unknown,
  });
  expect((await found('bearing 20x47x14'))[0]).toMatch(/^6204/);
});

test.each([
  ['m8x27 cap screw', 'M8 × 27', ['M8 × 25', 'M8 × 30'], /^ISO4762-M8X25-/],
  ['circlip 29', '29', ['30 × 1.5'], /^DIN47[12]-(28|30)X/],
  ['taper bush 1610 29', '29', ['30 × 57.2'], /^TB-1610-(28|30)$/],
  ['spb 2100', '2100', ['2120', '2000'], /^SPB-2120$/],
])('%s: nearest to %s is %s, and what is listed has it', async (search, size, nearest, first) => {
  const reading = (await read(search)) as { size: string; is_near: boolean; nearest_sizes: { label: string; search: string }[] };
  expect(reading).toMatchObject({ size, is_near: true });
  expect(reading.nearest_sizes.map(({ label }) => label)).toEqual(expect.arrayContaining(nearest));
  expect((await found(search))[0]).toMatch(first);
});

test('an attribute in words: its number, and the nearest where nothing has it', async () => {
  expect(await read('bearing bore 25')).toMatchObject({
    size: null,
    measures: [{ code: 'bore_diameter', label: 'Bore diameter d', value: 25 }],
    is_near: false,
    nearest_sizes: [],
  });
  expect(await read('pillow block bore 33')).toMatchObject({
    is_near: true,
    nearest_sizes: expect.arrayContaining([{ label: '35', search: 'pillow block bore 35' }]) as unknown,
  });
  expect((await found('pillow block bore 35'))[0]).toBe('UCP207');
});

test('a size that is there is no near one; a misspelled kind is read', async () => {
  expect(await read('47x20x14')).toMatchObject({ read_as: null, size: '47 × 20 × 14', is_near: false, nearest_sizes: [] });
  expect(await read('bering 52x25x15')).toMatchObject({ read_as: 'bearing 52x25x15', is_near: false });
});

test('what nothing is near to: sizes that share its numbers', async () => {
  const reading = (await read('25x52x1000000')) as { is_near: boolean; nearest_sizes: { label: string }[] };
  expect(reading.is_near).toBe(false);
  expect(reading.nearest_sizes.map(({ label }) => label)).toContain('25 × 52 × 15');
  expect(await found('25x52x1000000')).toEqual([]);
  // Nor is everything of that kind what was meant.
  expect(await found('bearing 25x52x1000000')).toEqual([]);
  expect(await found('bolt m8x1000')).toEqual([]);
});

test('a word that means nothing leaves the size', async () => {
  expect(await read('qqqzzz 25x52x15')).toMatchObject({ read_as: '25x52x15' });
  expect((await found('qqqzzz 25x52x15'))[0]).toMatch(/^S?6205/);
});

test.each(['0x0x0', '---', '.,;:!?', 'mm', '<script>alert(1)</script>', '١٢x12x١٢', "'; drop table product; --", 'x'.repeat(10_000)])(
  'bad input %# is read without an error',
  async (search) => {
    const answer = await graphql(QUERY, { s: search });
    expect(answer.at('errors')).toBeUndefined();
    expect(answer.at('data', 'search_reading', 'read_as')).not.toBeUndefined();
  },
);

test('Arabic labels in the Arabic view', async () => {
  expect(await read('محمل قطر 33', 'arabic')).toMatchObject({
    measures: [{ code: 'bore_diameter', label: 'قطر الثقب d', value: 33 }],
    is_near: true,
  });
});

test('an empty text is no search', async () => {
  expect((await graphql(QUERY, { s: ' \u0000 ' })).text('errors', '0', 'message')).toBe("'search' is empty.");
});
