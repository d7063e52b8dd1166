import { createStubHost, failed } from '../testing';
import { change, changeOrRefresh, defineOperation } from './commerce';

const Rename = defineOperation<{ rename: boolean }, { name: string }>('mutation Rename{rename}', undefined, ['product', 'cart']);
const Plain = defineOperation<{ rename: boolean }, { name: string }>('mutation Plain{rename}');

describe('a change', () => {
  test('has what the mutation names asked for again', async () => {
    const host = createStubHost();
    host.answer = () => ({ data: { rename: true }, error: undefined });
    expect(await change(host.commerce, Rename, { name: 'x' }, { retry: false })).toEqual({ data: { rename: true }, error: undefined });
    expect(host.callsOf('commerce.mutate')).toEqual([[Rename, { name: 'x' }, { retry: false }]]);
    expect(host.callsOf('commerce.invalidate')).toEqual([[['product', 'cart']]]);
  });

  test('that names nothing, or that was refused, leaves all as it is', async () => {
    const host = createStubHost();
    await change(host.commerce, Plain, { name: 'x' });
    host.answer = () => failed('No.');
    expect((await change(host.commerce, Rename, { name: 'x' })).error?.message).toBe('No.');
    expect(host.callsOf('commerce.invalidate')).toEqual([]);
  });

  test('calls with options only where there are some', async () => {
    const host = createStubHost();
    await change(host.commerce, Plain, { name: 'x' });
    expect(host.callsOf('commerce.mutate')[0]).toHaveLength(2);
  });

  test('of what somebody else may change, too, has it asked for again whatever the answer is, once', async () => {
    const host = createStubHost();
    await changeOrRefresh(host.commerce, Rename, { name: 'x' });
    expect(host.callsOf('commerce.invalidate')).toEqual([[['product', 'cart']]]);
    host.answer = () => failed('No.');
    expect((await changeOrRefresh(host.commerce, Rename, { name: 'x' }, { retry: false })).error?.message).toBe('No.');
    expect(host.callsOf('commerce.mutate').at(-1)).toEqual([Rename, { name: 'x' }, { retry: false }]);
    expect(host.callsOf('commerce.invalidate')).toEqual([[['product', 'cart']], [['product', 'cart']]]);
    await changeOrRefresh(host.commerce, Plain, { name: 'x' });
    expect(host.callsOf('commerce.invalidate')).toHaveLength(2);
  });
});
