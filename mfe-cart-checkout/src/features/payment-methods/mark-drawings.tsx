import type { ReactNode } from 'react';
import type { PaymentMark } from './payment-mark';

/** Each on a field of 40 by 26. */
export const MARK_DRAWINGS: Readonly<Record<PaymentMark, ReactNode>> = {
  mada: (
    <>
      <path fill="#259bd6" d="M5 8h11v4H5z" />
      <path fill="#84b740" d="M5 14h11v4H5z" />
      <text x="18" y="17" fontSize="9" fontWeight="700" fill="#27292d" textLength="18">
        mada
      </text>
    </>
  ),
  visa: (
    <path
      fill="#1434cb"
      d="M7 9h2.3l1.2 5.4L13 9h2.4l-4 8.2H9zM16.1 9h2.2l-1.4 8.2h-2.2zM25 9.3l-.4 1.8c-1.6-.8-3-.5-3 .2 0 1 3.2 1 3.2 3.2 0 2.8-3.6 3.3-6 2.3l.4-1.9c1.4.7 3.2.7 3.2-.2 0-1-3.1-1.1-3.1-3.2C19.3 9 22.7 8.4 25 9.3zM29.4 9h2l1.7 8.2H31l-.3-1.4h-2.8l-.6 1.4H25zm.5 2.7-1.1 2.5h1.6z"
    />
  ),
  mastercard: (
    <>
      <circle cx="16" cy="13" r="7" fill="#eb001b" />
      <circle cx="24" cy="13" r="7" fill="#f79e1b" />
      <path fill="#ff5f00" d="M20 7.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4z" />
    </>
  ),
  'apple-pay': (
    <>
      <path
        fill="#000"
        d="M10.3 9.3c.5-.6.8-1.3.7-2-.7 0-1.4.4-1.9.9-.4.5-.8 1.2-.7 1.9.8.1 1.5-.3 1.9-.8zm.7 1.1c-1 0-1.9.6-2.4.6s-1.2-.6-2-.6c-1.8 0-3.3 1.7-3.3 4 0 2.5 1.7 5 3 5 .8 0 1.2-.6 2.2-.6s1.3.6 2.2.6c1.2 0 2.3-1.9 2.6-3-1.6-.6-2-3.2-.2-4.3-.5-.9-1.4-1.7-2.1-1.7z"
      />
      <text x="16" y="18" fontSize="11" fontWeight="600" fill="#000" textLength="19">
        Pay
      </text>
    </>
  ),
};
