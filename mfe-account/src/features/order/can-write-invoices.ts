import type { Host } from 'shared-contracts';

/** Whether the shop can write invoices: they need its VAT number. */
export function canWriteInvoices({ config }: Pick<Host, 'config'>): boolean {
  return config.brand.vatNumber !== undefined;
}
