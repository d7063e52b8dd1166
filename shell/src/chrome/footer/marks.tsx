import { useHost } from 'shared-platform';
import { useText } from './messages/source';
import styles from './footer.module.css';

/** How one may pay, and who delivers. */
export function Marks() {
  const { config, intl } = useHost();
  const text = useText();
  const { payments = [], carriers = [] } = config.brand;
  const groups = [
    { title: text('footer.payments'), names: payments },
    { title: text('footer.delivery'), names: carriers },
  ].filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <dl className={styles.marks}>
      {groups.map(({ title, names }) => (
        <div key={title}>
          <dt>{title}</dt>
          {names.map((name) => (
            <dd key={name.en}>{name[intl.language]}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
