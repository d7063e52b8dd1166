import { sampleRelease } from 'shared-host/testing/sample-registry';
import { federationTransport } from './federation-transport';

const instance = { registerRemotes: jest.fn(), loadRemote: jest.fn(async (id: string) => ({ default: id })) };
Object.assign(globalThis, { __webpack_require__: { federation: { instance } } });

test('a remote is registered once, at the address of its release; another try has another name and address', async () => {
  const release = sampleRelease('mfe-demo');
  expect(await federationTransport.load('mfe-demo', release, './page', 0)).toEqual({ default: 'mfe_demo/page' });
  await federationTransport.load('mfe-demo', release, './other', 0);
  expect(instance.registerRemotes.mock.calls).toEqual([
    [[{ name: 'mfe_demo', entry: '/releases/mfe-demo/1.0.0/remote-entry.js', type: 'var', entryGlobalName: 'mfe_demo' }]],
  ]);
  Object.assign(globalThis, { mfe_demo: 'the container of the first try' });
  const again = { ...release, base: '/releases/~1/mfe-demo/1.0.0/' };
  expect(await federationTransport.load('mfe-demo', again, './page', 1)).toEqual({ default: 'mfe_demo_1/page' });
  expect(Reflect.get(globalThis, 'mfe_demo')).toBeUndefined();
  expect(instance.registerRemotes).toHaveBeenLastCalledWith([
    { name: 'mfe_demo_1', entry: '/releases/~1/mfe-demo/1.0.0/remote-entry.js', type: 'var', entryGlobalName: 'mfe_demo' },
  ]);
  await federationTransport.load('mfe-demo', release, './other', 0);
  expect(instance.registerRemotes).toHaveBeenCalledTimes(2);
  expect(instance.loadRemote).toHaveBeenLastCalledWith('mfe_demo_1/other');
});
