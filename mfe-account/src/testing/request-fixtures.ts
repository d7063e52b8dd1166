/** Drawing requests as the platform answers them. */
export function drawingRequest(more: object = {}) {
  return {
    __typename: 'DrawingRequest' as const,
    uid: 'MTI=',
    number: 'DRW-000012',
    title: 'Bush for UCP205',
    description: 'Base 20 mm longer.',
    sku: 'UCP205',
    quantity: 1200,
    status: 'IN_REVIEW',
    created_at: '2026-03-01 22:30:00',
    updated_at: '2026-03-03 08:00:00',
    product: { __typename: 'SimpleProduct', uid: 'p', name: 'Pillow block UCP205', url_key: 'ucp205', url_suffix: '.html' },
    drawings: [{ uid: 'f1', name: 'bush.dwg', url: 'http://localhost/rest/V1/uploads/f1' }],
    messages: [
      {
        uid: 'm1',
        author_name: 'AMC Engineering',
        is_customer: false,
        text: 'Which tolerance?',
        created_at: '2026-03-03 08:00:00',
        attachments: [],
      },
    ],
    ...more,
  };
}

export function drawingRequests(items: readonly object[], { count = items.length, pages = 1 } = {}) {
  return {
    customer: {
      __typename: 'Customer',
      drawing_requests: {
        __typename: 'DrawingRequests',
        items,
        total_count: count,
        page_info: { __typename: 'SearchResultPageInfo', total_pages: pages },
      },
    },
  };
}
