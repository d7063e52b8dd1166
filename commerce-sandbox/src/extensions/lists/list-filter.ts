import { inputError } from '../../platform/errors/errors.ts';
import type { Input } from '../../platform/values/input.ts';

/** One page of a customer's records, as a list field asks for it. */
export interface Paging {
  readonly pageSize: number;
  readonly currentPage: number;
}

const MAX_PAGE_SIZE = 300;

export function pagingOf(input: Input): Paging {
  const pageSize = input.number('pageSize') ?? 20;
  const currentPage = input.number('currentPage') ?? 1;
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  if (pageSize > MAX_PAGE_SIZE) throw inputError(`Maximum pageSize is ${MAX_PAGE_SIZE}`);
  return { pageSize, currentPage };
}

/** The values that an equality filter names; undefined when the filter is absent. */
export function equalTo(filter: Input, name: string): readonly string[] | undefined {
  const value = filter.object(name);
  return value.has('eq') || value.has('in') ? [...value.texts('eq'), ...value.texts('in')] : undefined;
}

/** A bound of a date filter, as text that PostgreSQL reads. */
export function dateBound(filter: Input, name: string, bound: 'from' | 'to'): string | undefined {
  const text = filter.object(name).text(bound);
  if (text === undefined || text === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/.test(text) || Number.isNaN(Date.parse(text))) throw inputError('Invalid date');
  // A day as the upper bound means its end.
  return bound === 'to' && text.length === 10 ? `${text} 23:59:59` : text;
}
