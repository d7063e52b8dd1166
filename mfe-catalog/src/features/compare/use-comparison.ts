import { useHost } from 'shared-platform';
import { useText } from '../../messages/source';
import { addToComparison, removeFromComparison, useComparedSkus } from '../../service/compare-list';

const loadFull = () => import(/* webpackChunkName: "on-demand" */ './tell-full');

/** Whether a product is compared, what else is, and what a press of its button does. */
export function useComparison(sku: string) {
  const host = useHost();
  const text = useText();
  const compared = useComparedSkus();
  const isCompared = compared.includes(sku);
  const change = async () => {
    if (isCompared) removeFromComparison(sku);
    else if (!addToComparison(sku)) (await loadFull()).tellFull(host, text, compared);
  };
  return { compared, isCompared, press: () => void change().catch((error: unknown) => host.telemetry.recordError(error)) };
}
