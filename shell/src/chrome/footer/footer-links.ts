import type { MenuName, ShopLink } from 'shared-contracts';
import type { FooterTextId } from './messages/source';

/** A page of the platform's CMS, which no release owns. */
export interface FooterLink {
  id: FooterTextId;
  path: string;
}

export interface FooterColumn {
  /** Of its heading. */
  id: FooterTextId;
  /** Links that releases add, behind the first of the column's own. */
  menu?: MenuName;
  links: readonly FooterLink[];
}

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    id: 'footer.about',
    menu: 'footer-about',
    links: [
      { id: 'footer.who-we-are', path: '/about-us' },
      { id: 'footer.press-room', path: '/press-room' },
    ],
  },
  {
    id: 'footer.help',
    menu: 'footer-help',
    links: [
      { id: 'footer.faqs', path: '/faqs' },
      { id: 'footer.videos', path: '/video-tutorials' },
      { id: 'footer.benefits', path: '/benefits-of-amc-eshop' },
    ],
  },
  { id: 'footer.account', menu: 'footer-account', links: [] },
  {
    id: 'footer.find',
    menu: 'footer-find',
    links: [
      { id: 'footer.shop', path: '/shop-now.html' },
      { id: 'footer.manufacturers', path: '/manufacturers.html' },
    ],
  },
];

/** A column's links: the first of its own, what the releases bring, the rest of its own. */
export function columnLinks(own: readonly ShopLink[], brought: readonly ShopLink[]): readonly ShopLink[] {
  return [...own.slice(0, 1), ...brought, ...own.slice(1)];
}
