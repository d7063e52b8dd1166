import { useState } from 'react';
import { SelectField } from 'shared-ui';
import { useText } from './messages/source';
import { chosenVariant, type ProductView } from './product-view';

export type Choice = ReturnType<typeof useChoice>;

/** Which variant the shopper wants. */
export function useChoice(product: ProductView) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const [first, setFirst] = useState<HTMLSelectElement | null>(null);
  return {
    chosen,
    isMissing,
    first: setFirst,
    variant: chosenVariant(product, chosen),
    choose: (choices: Readonly<Record<string, string>>) => setChosen({ ...chosen, ...choices }),
    complain() {
      setMissing(true);
      first?.focus();
    },
  };
}

/** What has to be chosen of the product. What is missing is said after a press that needs it. */
export function OptionFields({ options, choice }: Pick<ProductView, 'options'> & { choice: Choice }) {
  const text = useText();
  return options.map((option, index) => (
    <SelectField
      key={option.code}
      ref={index === 0 ? choice.first : undefined}
      label={option.label}
      required
      placeholder
      options={option.values.map(({ uid, label }) => ({ value: uid, label }))}
      value={choice.chosen[option.code] ?? ''}
      error={choice.isMissing && !choice.chosen[option.code] ? text('product.choose-first', { option: option.label }) : undefined}
      onChange={(event) => choice.choose({ [option.code]: event.target.value })}
    />
  ));
}
