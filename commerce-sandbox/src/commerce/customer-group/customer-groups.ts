/** The platform's numbers of customer groups; `ALL_GROUPS` stands for everybody in prices. */
export const GUESTS = 0;
export const GENERAL = 1;
export const WHOLESALE = 2;
export const ALL_GROUPS = 32_000;

const NAMES: Readonly<Record<number, string>> = { [GUESTS]: 'NOT LOGGED IN', [GENERAL]: 'General', [WHOLESALE]: 'Wholesale' };

/** Members of companies buy as wholesalers. */
export function groupOf(customer: { readonly companyId: number | null } | undefined): number {
  if (!customer) return GUESTS;
  return customer.companyId === null ? GENERAL : WHOLESALE;
}

export const groupName = (id: number): string => NAMES[id] ?? 'General';
