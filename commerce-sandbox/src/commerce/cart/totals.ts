import { includedTax, percentOf, type Halalas } from '../../platform/money/money.ts';

/** What a line costs. Every amount is in halalas; `incl` contains VAT, `excl` does not. */
export interface LineTotals {
  readonly unitIncl: Halalas;
  readonly unitExcl: Halalas;
  readonly rowIncl: Halalas;
  readonly rowExcl: Halalas;
  readonly discount: Halalas;
  /** VAT of what is left after the discount. */
  readonly tax: Halalas;
}

export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly subtotalIncl: Halalas;
  readonly subtotalExcl: Halalas;
  readonly discount: Halalas;
  readonly shippingIncl: Halalas;
  readonly shippingExcl: Halalas;
  readonly shippingTax: Halalas;
  readonly tax: Halalas;
  readonly grandTotal: Halalas;
}

/**
 * Prices include VAT, discounts are taken from prices with VAT, and VAT is rounded per line. So these hold to the halala:
 * grand total = subtotal incl − discount + shipping incl, and grand total − tax = the same without VAT.
 */
export function computeTotals(
  lines: readonly { readonly unitIncl: Halalas; readonly quantity: number }[],
  discountPercent: number,
  shippingIncl: Halalas,
): CartTotals {
  const priced = lines.map(({ unitIncl, quantity }): LineTotals => {
    const rowIncl = unitIncl * quantity;
    const discount = percentOf(rowIncl, discountPercent);
    return {
      unitIncl,
      unitExcl: unitIncl - includedTax(unitIncl),
      rowIncl,
      rowExcl: rowIncl - includedTax(rowIncl),
      discount,
      tax: includedTax(rowIncl - discount),
    };
  });
  const sum = (amount: (line: LineTotals) => Halalas): Halalas => priced.reduce((total, line) => total + amount(line), 0);
  const shippingTax = includedTax(shippingIncl);
  const subtotalIncl = sum((line) => line.rowIncl);
  const discount = sum((line) => line.discount);
  return {
    lines: priced,
    subtotalIncl,
    subtotalExcl: sum((line) => line.rowExcl),
    discount,
    shippingIncl,
    shippingExcl: shippingIncl - shippingTax,
    shippingTax,
    tax: sum((line) => line.tax) + shippingTax,
    grandTotal: subtotalIncl - discount + shippingIncl,
  };
}
