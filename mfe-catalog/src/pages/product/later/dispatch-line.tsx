import { useOperation } from 'shared-platform';
import { Icon, useDispatchText } from 'shared-ui';
import { ProductDispatchDocument } from './dispatch.graphql.ts';

/** When it leaves the warehouse, or comes in again: of this moment, and so never part of a document that is kept. */
export function DispatchLine({ sku, isAvailable }: { sku: string; isAvailable: boolean }) {
  const say = useDispatchText();
  const { data } = useOperation(ProductDispatchDocument, { sku });
  const product = data?.products?.items?.[0];
  const said = product && data.storeConfig && say(data.storeConfig, product, { isAvailable });
  if (said === undefined) return null;
  return (
    <>
      <Icon name="truck" /> {said}
    </>
  );
}
