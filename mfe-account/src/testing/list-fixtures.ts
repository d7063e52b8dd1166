/** Requisition lists as the platform answers them. */
export function entry(more: object = {}) {
  return {
    __typename: 'SimpleRequisitionListItem',
    uid: 'ZTE=',
    quantity: 4,
    product: {
      __typename: 'SimpleProduct',
      uid: 'p1',
      sku: '6205-2RS',
      name: 'Deep groove ball bearing 6205-2RS',
      url_key: '6205-2rs',
      url_suffix: '.html',
      stock_status: 'IN_STOCK',
      thumbnail: null,
      price_range: { minimum_price: { final_price: { value: 24.15, currency: 'SAR' } } },
    },
    ...more,
  };
}

export const BELT = entry({
  __typename: 'ConfigurableRequisitionListItem',
  uid: 'ZTI=',
  quantity: 2,
  product: {
    __typename: 'ConfigurableProduct',
    uid: 'p2',
    sku: 'SPA-BELT',
    name: 'Wedge belt SPA',
    url_key: 'spa',
    url_suffix: '.html',
    stock_status: 'OUT_OF_STOCK',
    thumbnail: null,
    price_range: { minimum_price: { final_price: { value: 40, currency: 'SAR' } } },
  },
  configurable_options: [{ configurable_product_option_value_uid: 'b3B0', option_label: 'Length', value_label: '1000 mm' }],
});

export function requisitionList(
  items: readonly object[] = [entry(), BELT],
  { pages = 1, count = items.length, ...more }: { pages?: number; count?: number; uid?: string; name?: string } = {},
) {
  return {
    __typename: 'RequisitionList',
    uid: 'Nw==',
    name: 'Conveyor 2',
    description: '',
    items_count: count,
    updated_at: '2026-03-03 08:00:00',
    items: { __typename: 'RequistionListItems', items, page_info: { __typename: 'SearchResultPageInfo', total_pages: pages } },
    ...more,
  };
}

export function requisitionLists(items: readonly object[], { count = items.length, pages = 1 } = {}) {
  return {
    customer: {
      __typename: 'Customer',
      requisition_lists: {
        __typename: 'RequisitionLists',
        items,
        total_count: count,
        page_info: { __typename: 'SearchResultPageInfo', total_pages: pages },
      },
    },
  };
}
