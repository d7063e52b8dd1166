import { Button, Icon, PartNumber, PriceByVat, VisuallyHidden } from 'shared-ui';
import { Availability } from '../../features/product-summary/availability';
import { useText } from './messages/source';
import styles from './buy-box.module.css';
import type { ProductVariant, ProductView } from './product-view';

interface VariantTableProps {
  product: Pick<ProductView, 'options' | 'variants'>;
  chosen: ProductVariant | undefined;
  onChoose: (choices: Readonly<Record<string, string>>) => void;
}

/** All variants at once: a buyer reads the table faster than a list of choices, and it is there without scripts. */
export function VariantTable({ product, chosen, onChoose }: VariantTableProps) {
  const text = useText();
  const labelOf = (code: string, uid: string | undefined) =>
    product.options.find((option) => option.code === code)?.values.find((value) => value.uid === uid)?.label ?? '';
  return (
    <table className={styles.variants}>
      <caption>{text('variants.caption')}</caption>
      <thead>
        <tr>
          {product.options.map(({ code, label }) => (
            <th key={code} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{text('sku')}</th>
          <th scope="col">{text('list.price')}</th>
          <th scope="col">{text('list.availability')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {product.variants.map((variant) => {
          const isChosen = variant.sku === chosen?.sku;
          return (
            <tr key={variant.sku} aria-current={isChosen ? 'true' : undefined}>
              {product.options.map(({ code }) => (
                <th key={code} scope="row">
                  <bdi>{labelOf(code, variant.choices[code])}</bdi>
                </th>
              ))}
              <td className={styles.variantSku}>
                <PartNumber sku={variant.sku} />
              </td>
              <td>{variant.price ? <PriceByVat money={variant.price.price} /> : text('price.on-request')}</td>
              <td>
                <Availability availability={variant.availability} />
              </td>
              <td>
                <Button variant={isChosen ? 'primary' : 'secondary'} size="s" onClick={() => onChoose(variant.choices)}>
                  {isChosen && <Icon name="check" />}
                  {text(isChosen ? 'variants.chosen' : 'variants.pick')}
                  <VisuallyHidden>
                    {' '}
                    <PartNumber sku={variant.sku} />
                  </VisuallyHidden>
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
