import { trackingUrl } from './tracking-url';

const url = (carrier: string, title: string | null = null, number = 'TR 1/2&x=<b>') => trackingUrl({ carrier, title, number });

test.each([
  ['smsa', null, 'https://www.smsaexpress.com/'],
  ['custom', 'SMSA Express', 'https://www.smsaexpress.com/'],
  ['Aramex', null, 'https://www.aramex.com/'],
  ['dhl', 'DHL', 'https://www.dhl.com/'],
  ['fedex', 'Federal Express', 'https://www.fedex.com/'],
  ['ups', 'United Parcel Service', 'https://www.ups.com/'],
  ['custom', 'Saudi Post | SPL', 'https://splonline.com.sa/'],
  ['custom', 'البريد السعودي', 'https://splonline.com.sa/'],
])('%s, %s: %s', (carrier, title, address) => {
  const found = url(carrier, title) ?? '';
  expect(found.startsWith(address)).toBe(true);
  // What the platform says cannot lead elsewhere.
  expect(found.endsWith('=TR%201%2F2%26x%3D%3Cb%3E')).toBe(true);
});

test.each([
  ['custom', 'Standard Delivery'],
  ['custom', null],
  ['groups', 'Upsala'],
  ['custom', 'Supplies'],
])('%s, %s: nobody knows', (carrier, title) => expect(url(carrier, title)).toBeUndefined());
