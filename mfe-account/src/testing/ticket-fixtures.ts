/** Tickets as the platform answers them. */
export function ticket(more: object = {}) {
  return {
    __typename: 'SupportTicket' as const,
    uid: 'Nw==',
    number: 'TKT-000007',
    subject: 'Which grease for 6206?',
    status: 'WAITING_FOR_CUSTOMER',
    category: { __typename: 'ExtensionOption', value: 'product', label: 'Product and application' },
    priority: { __typename: 'ExtensionOption', value: 'normal', label: 'Normal' },
    order: { __typename: 'CustomerOrder', id: 'NDI=', number: '000000042' },
    created_at: '2026-03-01 22:30:00',
    updated_at: '2026-03-03 08:00:00',
    messages: [
      {
        uid: 'm1',
        author_name: 'Noura Ali',
        is_customer: true,
        text: 'It runs hot.\nWhy?',
        created_at: '2026-03-01 22:30:00',
        attachments: [],
      },
      {
        uid: 'm2',
        author_name: 'Support',
        is_customer: false,
        text: 'Too much grease.',
        created_at: '2026-03-03 08:00:00',
        attachments: [{ uid: 'f1', name: 'table.pdf', size: 1200, url: 'http://localhost/rest/V1/uploads/f1' }],
      },
    ],
    ...more,
  };
}

export function tickets(items: readonly object[], { count = items.length, pages = 1 } = {}) {
  return {
    customer: {
      __typename: 'Customer',
      support_tickets: {
        __typename: 'SupportTickets',
        items,
        total_count: count,
        page_info: { __typename: 'SearchResultPageInfo', total_pages: pages },
      },
    },
  };
}
