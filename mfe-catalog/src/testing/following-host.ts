import { createStubHost, type StubHost } from 'shared-testing';

/** A host whose address follows when a page puts another in its place, as the shop's does. */
export function createFollowingHost(...given: Parameters<typeof createStubHost>): StubHost {
  const host = createStubHost(...given);
  const { navigation } = host;
  return {
    ...host,
    navigation: {
      ...navigation,
      replace(to) {
        const state = navigation.state.get();
        const { search } = new URL(to, 'https://shop.invalid');
        host.set.navigation.set({ ...state, location: { ...state.location, search } });
      },
    },
  };
}
