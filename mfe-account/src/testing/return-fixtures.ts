/** Returns as the platform answers them. */
import { line } from './order-fixtures';

export function returned(more: object = {}) {
  return {
    __typename: 'Return' as const,
    uid: 'Nw==',
    number: '000000007',
    status: 'AUTHORIZED',
    created_at: '2026-03-01 22:30:00',
    order: { __typename: 'CustomerOrder', id: 'NDI=', number: '000000042' },
    items: [
      {
        uid: 'i1',
        status: 'AUTHORIZED',
        quantity: 1,
        request_quantity: 2,
        order_item: line('6206'),
        custom_attributes: [{ uid: 'a', label: 'Reason', value: '"Wrong size"' }],
      },
    ],
    comments: [{ uid: 'c', author_name: 'Noura Ali', text: 'Too small.', created_at: '2026-03-01 22:30:00' }],
    available_shipping_carriers: [{ uid: 'smsa', label: 'SMSA Express' }],
    shipping: {
      address: {
        contact_name: 'AMC',
        street: ['Dock 4'],
        city: 'Riyadh',
        postcode: '14331',
        telephone: '920000000',
        country: { id: 'SA', two_letter_abbreviation: 'SA' },
        region: { id: 1, name: 'Riyadh' },
      },
      tracking: [tracking()],
    },
    ...more,
  };
}

/** A parcel of a return. */
export function tracking(more: object = {}) {
  return { uid: 't', tracking_number: 'TR-9', carrier: { uid: 'smsa', label: 'SMSA Express' }, status: null, ...more };
}

/** What `customer.returns` answers. */
export function returns(items: readonly unknown[], { count = items.length, pages = 1 } = {}) {
  return {
    customer: {
      __typename: 'Customer',
      returns: { __typename: 'Returns', total_count: count, page_info: { __typename: 'SearchResultPageInfo', total_pages: pages }, items },
    },
  };
}
