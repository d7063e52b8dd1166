import { AttributeValue } from './attribute-value';
import styles from './specification-table.module.css';
import type { Specification } from './specifications';

/** What a product is, in figures. */
export function SpecificationTable({ specifications, caption }: { specifications: readonly Specification[]; caption: string }) {
  return (
    <table className={styles.table} aria-label={caption}>
      <tbody>
        {specifications.map(({ code, label, value, unit }) => (
          <tr key={code}>
            <th scope="row">{label}</th>
            <td>
              <AttributeValue value={value} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
