/** What the platform says of the days on which products leave the warehouse in Riyadh: working days of lead time by SKU. */
export function dispatchAnswer(leadTimes: Readonly<Record<string, number>>, nextInStock: string | null = null) {
  return {
    storeConfig: {
      __typename: 'StoreConfig',
      dispatch_cutoff: '14:00',
      dispatch_time_zone: 'Asia/Riyadh',
      dispatch_weekend: [5, 6],
      dispatch_holidays: [],
    },
    products: {
      __typename: 'Products',
      items: Object.entries(leadTimes).map(([sku, lead_time_days]) => ({
        __typename: 'SimpleProduct',
        uid: `p-${sku}`,
        sku,
        lead_time_days,
        next_stock_date: nextInStock,
      })),
    },
  };
}
