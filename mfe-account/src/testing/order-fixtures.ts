/** Orders as the platform answers them. */
const money = (value: number) => ({ __typename: 'Money' as const, value, currency: 'SAR' as const });

export function line(sku: string, more: object = {}) {
  return {
    __typename: 'OrderItem' as const,
    id: `line-${sku}`,
    product_name: `Bearing ${sku}`,
    product_sku: sku,
    quantity_ordered: 4,
    quantity_invoiced: 0,
    quantity_shipped: 0,
    quantity_canceled: 0,
    quantity_refunded: 0,
    selected_options: [],
    prices: { price_including_tax: money(10), row_total_including_tax: money(40) },
    product: null,
    ...more,
  };
}

const PLACE = {
  firstname: 'Noura',
  lastname: 'Ali',
  company: null,
  street: ['7421 King Fahd Road'],
  city: 'Riyadh',
  region: 'Riyadh',
  postcode: '12345',
  country_code: 'SA' as const,
  telephone: '551234567',
};

export function order(more: object = {}) {
  return {
    __typename: 'CustomerOrder' as const,
    id: 'NDI=',
    number: '000000042',
    order_date: '2026-03-01 22:30:00',
    status: 'Processing',
    available_actions: ['REORDER', 'CANCEL'],
    shipping_method: 'Standard Delivery - 2 to 4 working days',
    payment_methods: [{ name: 'Purchase order', additional_data: [{ name: 'Purchase Order Number', value: 'PO-7' }] }],
    total: {
      subtotal_incl_tax: money(1209.5),
      shipping_handling: { amount_including_tax: money(25) },
      discounts: [{ label: 'Welcome', amount: money(-5) }],
      total_tax: money(161),
      grand_total: money(1234.5),
    },
    shipping_address: PLACE,
    billing_address: { ...PLACE, country_code: 'AE' as const, telephone: '+971 4 123' },
    items: [line('6205-2RS'), line('6206')],
    shipments: [],
    invoices: [],
    credit_memos: [],
    comments: [],
    ...more,
  };
}

/** What `customer.orders` answers. */
export function orders(items: readonly unknown[], { count = items.length, pages = 1 } = {}) {
  return {
    customer: {
      __typename: 'Customer',
      orders: {
        __typename: 'CustomerOrders',
        total_count: count,
        page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: pages },
        items,
      },
    },
  } as never;
}

/** What a platform with our extension tells of an order besides. `reached`: times of the steps, in their order. */
export function progressOf(reached: readonly string[], promised: readonly [string, string] | undefined = undefined) {
  return {
    __typename: 'CustomerOrder' as const,
    id: 'NDI=',
    promised_arrival: promised ? { __typename: 'PromisedArrival' as const, first_day: promised[0], last_day: promised[1] } : null,
    delivery_steps: (['ORDERED', 'PACKED', 'SENT', 'DELIVERED'] as const).map((step, index) => ({
      __typename: 'DeliveryStep' as const,
      step,
      reached_at: reached[index] ?? null,
    })),
  };
}
