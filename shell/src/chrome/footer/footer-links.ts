export interface FooterLink {
  /** Message id. */
  id: string;
  /** Undefined: the account, or sign-in for a guest. */
  path?: string;
}

export const FOOTER_COLUMNS: readonly { id: string; links: readonly FooterLink[] }[] = [
  {
    id: 'footer.about',
    links: [
      { id: 'footer.who-we-are', path: '/about-us' },
      { id: 'header.locations', path: '/locations' },
      { id: 'footer.careers', path: '/careers' },
      { id: 'footer.press-room', path: '/press-room' },
    ],
  },
  {
    id: 'footer.help',
    links: [
      { id: 'footer.faqs', path: '/faqs' },
      { id: 'footer.calculators', path: '/calculators-e-tools' },
      { id: 'footer.videos', path: '/video-tutorials' },
      { id: 'footer.benefits', path: '/benefits-of-amc-eshop' },
    ],
  },
  { id: 'footer.account', links: [{ id: 'footer.login' }, { id: 'footer.orders', path: '/order-history' }] },
  {
    id: 'footer.find',
    links: [
      { id: 'footer.shop', path: '/shop-now.html' },
      { id: 'footer.manufacturers', path: '/manufacturers.html' },
    ],
  },
];

export const BOTTOM_LINKS: readonly FooterLink[] = [
  { id: 'footer.terms', path: '/terms-and-conditions' },
  { id: 'footer.privacy', path: '/privacy-policy-cookie-restriction-mode' },
  { id: 'footer.returns', path: '/return-policy' },
  { id: 'footer.shipping', path: '/shipping-policy' },
];
