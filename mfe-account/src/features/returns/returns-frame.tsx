import type { ReactNode } from 'react';
import { CustomersOnly } from '../customers-only/customers-only';
import { useText } from './messages/source';

/** The frame of a page of returns whose address is open to everybody. */
export function ReturnsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <CustomersOnly title={title} reason={useText()('return.guest')}>
      {children}
    </CustomersOnly>
  );
}
