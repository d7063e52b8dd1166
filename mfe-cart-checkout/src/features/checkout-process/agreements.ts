import type { CheckoutAgreementsQuery } from './checkout.graphql.ts';

/** What a store wants buyers to agree to. */
export interface Agreement {
  id: number;
  name: string;
  /** The sentence that is agreed to. */
  sentence: string;
  /** HTML is not to be trusted. */
  content: { html: string } | { text: string };
  /** By a mark of the buyer's own, without which the platform refuses the order; otherwise by ordering. */
  needsMark: boolean;
}

/** The platform's agreements, each once; undefined while they are not known. */
export function toAgreements(data: CheckoutAgreementsQuery | undefined): readonly Agreement[] | undefined {
  if (!data) return undefined;
  const agreements = (data.checkoutAgreements ?? []).flatMap((agreement): [number, Agreement][] => {
    if (!agreement) return [];
    const { agreement_id: id, checkbox_text: sentence, content, is_html, mode, name } = agreement;
    return [[id, { id, name, sentence, content: is_html ? { html: content } : { text: content }, needsMark: mode === 'MANUAL' }]];
  });
  return [...new Map(agreements).values()];
}

/** Those that still need the buyer's mark. */
export function unmarked(agreements: readonly Agreement[], marked: readonly number[]): readonly Agreement[] {
  return agreements.filter(({ id, needsMark }) => needsMark && !marked.includes(id));
}
