import { textOf, uid } from '../../platform/values/uid.ts';
import type { Configuration } from './loaders.ts';

/** The uid of an option value: base64 of `configurable/{attribute id}/{option id}`. */
export const optionUid = (attributeId: number, optionId: number): string => uid(`configurable/${attributeId}/${optionId}`);

/** The option ids in a list of such uids; anything else is ignored, as customisable options share the argument. */
export function chosenOptions(uids: readonly string[]): ReadonlyMap<number, number> {
  return new Map(
    uids.flatMap((value) => {
      const match = /^configurable\/(\d{1,9})\/(\d{1,9})$/.exec(textOf(value) ?? '');
      return match ? [[Number(match[1]), Number(match[2])] as const] : [];
    }),
  );
}

/** The product ids of the variants that have all the chosen options. */
export function variantsFor(configuration: Configuration, chosen: ReadonlyMap<number, number>): readonly number[] {
  return configuration.variants
    .filter((variant) =>
      [...chosen].every(([attributeId, optionId]) =>
        variant.choices.some((choice) => choice.attributeId === attributeId && choice.optionId === optionId),
      ),
    )
    .map((variant) => variant.productId);
}
