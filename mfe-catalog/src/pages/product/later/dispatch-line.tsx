import { useOperation } from 'shared-platform';
import { dispatchFactsIn, Icon, useDispatchText } from 'shared-ui';
import { ProductDispatchDocument } from './dispatch.graphql.ts';

/**
 * When it, or its chosen variant, leaves the warehouse, or comes in again: of this moment, and so never part of a document that is kept.
 * The platform lists no variants: they are asked for with their product.
 */
export function DispatchLine({ sku, variant, isAvailable }: { sku: string; variant: string | undefined; isAvailable: boolean }) {
  const say = useDispatchText();
  const { data } = useOperation(ProductDispatchDocument, { sku });
  const facts = dispatchFactsIn(data?.products?.items)(variant ?? sku, sku);
  const said = facts && data?.storeConfig && say(data.storeConfig, facts, { isAvailable });
  if (said === undefined) return null;
  return (
    <>
      <Icon name="truck" /> {said}
    </>
  );
}
