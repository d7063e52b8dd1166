import type { Host } from 'shared-contracts';
import type { TextFunction } from 'shared-platform';
import { comparisonPath, MOST_COMPARED } from '../../service/compare-list';

/** That no more can be compared, with the way to what is. */
export function tellFull(
  { toasts, navigation }: Host,
  text: TextFunction<'compare.full' | 'compare.show'>,
  compared: readonly string[],
): void {
  toasts.add({
    type: 'info',
    kind: 'compare',
    message: text('compare.full', { count: MOST_COMPARED }),
    actionText: text('compare.show'),
    onAction(remove) {
      remove();
      navigation.push(comparisonPath(compared));
    },
  });
}
