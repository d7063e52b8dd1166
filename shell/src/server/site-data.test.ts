import { createStubHost } from 'shared-testing';
import { siteStructuredData } from './site-data';

const { config } = createStubHost();

test('the shop, and how it is searched in this view', () => {
  const [organization, site] = siteStructuredData({ config, language: 'ar', origin: 'https://shop.example', prefix: '/arabic' });
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: config.brand.name.ar,
    alternateName: config.brand.name.en,
    url: 'https://shop.example/arabic/',
    contactPoint: { telephone: config.brand.phone },
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://shop.example/arabic/',
    inLanguage: 'ar',
    potentialAction: { target: { urlTemplate: 'https://shop.example/arabic/search.html?query={search_term_string}' } },
  });
});
