import styles from './chosen-options.module.css';

export interface ChosenOption {
  label: string;
  value: string;
}

/** What was chosen of a product with variants, a line for each: `Belt length: 1250 mm`. Inside a text, below the product's name. */
export function ChosenOptions({ options }: { options: readonly ChosenOption[] }) {
  return options.map(({ label, value }) => (
    <span key={label} className={styles.option}>
      <bdi>{label}</bdi>: <bdi>{value}</bdi>
    </span>
  ));
}
