import { stripStorePrefix, type Host } from 'shared-contracts';

/** What lies at the shop's origin and is no page. */
const NO_PAGE = /^\/(?:media|rest|graphql|releases)(?:\/|$)/;

/** Editors write the paths of pages, which belong to every view: they become addresses of the view that is shown. */
export function toShopLink({ storeView, navigation }: Host): (address: string) => string {
  const codes = storeView.state.get().available.map(({ code }) => code);
  return (address) => {
    if (!/^\/(?![/\\])/.test(address) || NO_PAGE.test(address)) return address;
    const [pathname = ''] = address.split(/[?#]/, 1);
    return stripStorePrefix(pathname, codes).code === undefined ? navigation.href(address) : address;
  };
}
