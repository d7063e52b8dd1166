import { change, changeOrRefresh, defineOperation, type CommerceResult, type CommerceService } from './commerce';

const Rename = defineOperation<{ rename: boolean }, { name: string }>('mutation Rename{rename}', undefined, ['product', 'cart']);
const Plain = defineOperation<{ rename: boolean }, { name: string }>('mutation Plain{rename}');

const DONE: CommerceResult<unknown> = { data: { rename: true }, error: undefined };
const REFUSED: CommerceResult<unknown> = { data: undefined, error: { message: 'No.', isNetworkError: false, status: 200, errors: [] } };

/** The platform, whose answer is given; what it is called with is recorded. */
function platform(answer: CommerceResult<unknown>) {
  const mutate = jest.fn<Promise<CommerceResult<unknown>>, unknown[]>(() => Promise.resolve(answer));
  const invalidate = jest.fn();
  const commerce = { mutate, invalidate } as unknown as Pick<CommerceService, 'mutate' | 'invalidate'>;
  return { commerce, mutate, invalidate };
}

describe('a change', () => {
  test('has what the mutation names asked for again', async () => {
    const { commerce, mutate, invalidate } = platform(DONE);
    expect(await change(commerce, Rename, { name: 'x' }, { retry: false })).toEqual({ data: { rename: true }, error: undefined });
    expect(mutate.mock.calls).toEqual([[Rename, { name: 'x' }, { retry: false }]]);
    expect(invalidate.mock.calls).toEqual([[['product', 'cart']]]);
  });

  test('that names nothing, or that was refused, leaves all as it is', async () => {
    const { commerce, mutate, invalidate } = platform(DONE);
    await change(commerce, Plain, { name: 'x' });
    mutate.mockResolvedValue(REFUSED);
    expect((await change(commerce, Rename, { name: 'x' })).error?.message).toBe('No.');
    expect(invalidate.mock.calls).toEqual([]);
  });

  test('calls with options only where there are some', async () => {
    const { commerce, mutate } = platform(DONE);
    await change(commerce, Plain, { name: 'x' });
    expect(mutate.mock.calls[0]).toHaveLength(2);
  });

  test('of what somebody else may change, too, has it asked for again whatever the answer is, once', async () => {
    const { commerce, mutate, invalidate } = platform(DONE);
    await changeOrRefresh(commerce, Rename, { name: 'x' });
    expect(invalidate.mock.calls).toEqual([[['product', 'cart']]]);
    mutate.mockResolvedValue(REFUSED);
    expect((await changeOrRefresh(commerce, Rename, { name: 'x' }, { retry: false })).error?.message).toBe('No.');
    expect(mutate.mock.calls.at(-1)).toEqual([Rename, { name: 'x' }, { retry: false }]);
    expect(invalidate.mock.calls).toEqual([[['product', 'cart']], [['product', 'cart']]]);
    await changeOrRefresh(commerce, Plain, { name: 'x' });
    expect(invalidate.mock.calls).toHaveLength(2);
  });
});
