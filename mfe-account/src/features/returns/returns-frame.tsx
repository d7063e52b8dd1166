import type { ReactNode } from 'react';
import { CustomersOnly } from '../customers-only/customers-only';
import { useText } from './messages/source';
import { RETURNS_PATH } from './return-path';

/** The frame of a page of returns whose address is open to everybody. */
export function ReturnsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <CustomersOnly title={title} reason={useText()('return.guest')} section={RETURNS_PATH}>
      {children}
    </CustomersOnly>
  );
}
