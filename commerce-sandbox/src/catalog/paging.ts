/** The platform's page information. */
export function pageInfo(
  currentPage: number,
  pageSize: number,
  total: number,
): { readonly current_page: number; readonly page_size: number; readonly total_pages: number } {
  return { current_page: currentPage, page_size: pageSize, total_pages: pageSize > 0 ? Math.ceil(total / pageSize) : 0 };
}

/** One page of a list that is in memory. */
export function pageOf<Item>(items: readonly Item[], currentPage: number, pageSize: number): readonly Item[] {
  return items.slice((currentPage - 1) * pageSize, currentPage * pageSize);
}
