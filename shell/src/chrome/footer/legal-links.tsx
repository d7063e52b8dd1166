import { type ReactNode, Suspense } from 'react';
import { Link, useHost } from 'shared-platform';
import { lazyPart } from '../../composition/lazy-part';
import { useText } from './messages/source';
import { questionsOf } from '../consent/questions';
import { BOTTOM_LINKS } from './bottom-links';
import styles from './footer.module.css';

const ConsentButton = lazyPart(() => import(/* webpackChunkName: "consent" */ '../consent/consent-button'));

/** What a shopper may want to read before they order, and what they have consented to, where the shop asks. `children` come first. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const text = useText();
  const { config } = useHost();
  return (
    <ul className={styles.legal}>
      {children}
      {BOTTOM_LINKS.map(({ id, path }) => (
        <li key={id}>
          <Link to={path}>{text(id)}</Link>
        </li>
      ))}
      {questionsOf(config).length > 0 && (
        <li>
          <Suspense fallback={null}>
            <ConsentButton />
          </Suspense>
        </li>
      )}
    </ul>
  );
}
