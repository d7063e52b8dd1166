import type { FooterLink } from './footer-links';

/** What stands below the footer, also below the one of a page that is to be finished. */
export const BOTTOM_LINKS: readonly FooterLink[] = [
  { id: 'footer.terms', path: '/terms-and-conditions' },
  { id: 'footer.privacy', path: '/privacy-policy-cookie-restriction-mode' },
  { id: 'footer.returns', path: '/return-policy' },
  { id: 'footer.shipping', path: '/shipping-policy' },
];
