import { inputError } from '../errors/errors.ts';
import type { Input } from './input.ts';

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

const DEFAULT_PAGE_SIZE = 20;

/** `pageSize` and `currentPage` of a list, refused as the platform refuses them. */
export function pageAsked(input: Input): { readonly pageSize: number; readonly currentPage: number } {
  const pageSize = input.number('pageSize') ?? DEFAULT_PAGE_SIZE;
  const currentPage = input.number('currentPage') ?? 1;
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  return { pageSize, currentPage };
}
