/** The page of a list that an address asks for, from 1. */
export const pageOf = (search: string) => Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page') ?? '1')) || 1);
