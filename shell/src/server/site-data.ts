import type { ShopConfig } from 'shared-contracts';

interface Site {
  config: Pick<ShopConfig, 'brand'>;
  language: 'en' | 'ar';
  origin: string;
  /** Prefix of the view's addresses. */
  prefix: string;
}

/** What the home page says of the shop itself: schema.org's Organization, and WebSite with how it is searched. */
export function siteStructuredData({ config: { brand }, language, origin, prefix }: Site): Record<string, unknown>[] {
  const name = brand.name[language];
  const home = `${origin}${prefix}/`;
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name,
      alternateName: brand.name[language === 'en' ? 'ar' : 'en'],
      url: home,
      logo: `${origin}/favicon.svg`,
      email: brand.email,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: brand.phone,
        areaServed: 'SA',
        availableLanguage: ['ar', 'en'],
      },
      sameAs: brand.social.map(({ url }) => url),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: home,
      inLanguage: language,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}search.html?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
