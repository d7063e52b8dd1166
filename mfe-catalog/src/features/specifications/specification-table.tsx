import { useText } from 'shared-platform';
import styles from './specification-table.module.css';
import type { Specification } from './specifications';

/** What a product is, in figures. */
export function SpecificationTable({ specifications, caption }: { specifications: readonly Specification[]; caption: string }) {
  const text = useText();
  return (
    <table className={styles.table} aria-label={caption}>
      <tbody>
        {specifications.map(({ code, label, value, unit }) => (
          <tr key={code}>
            <th scope="row">{label}</th>
            <td>{unit ? <bdi>{text(unit, { value })}</bdi> : <bdi>{value}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
