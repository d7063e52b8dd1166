import { Suspense, useRef } from 'react';
import { Link, useHost, useOperation, useSnapshot } from 'shared-platform';
import { ShopChromeDocument } from '../chrome.graphql.ts';
import { Copyright } from './copyright';
import { BOTTOM_LINKS, columnLinks, FOOTER_COLUMNS } from './footer-links';
import { useText } from '../../messages/source';
import styles from './footer.module.css';
import { lazyPart } from '../../composition/lazy-part';
import { useIsNear } from '../use-is-near';

const Newsletter = lazyPart(() => import('./newsletter'));

export function Footer({ rootCategoryUid }: { rootCategoryUid: string }) {
  const host = useHost();
  const text = useText();
  const newsletter = useRef<HTMLDivElement>(null);
  const isNewsletterNear = useIsNear(newsletter);
  const { data } = useOperation(ShopChromeDocument, { root: rootCategoryUid });
  const session = useSnapshot(host.session.state);
  const { brand } = host.config;
  const menus = useSnapshot(host.links.menus);
  const login = { path: session.status === 'customer' ? '/account-information' : '/sign-in', label: text('footer.login'), icon: undefined };
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {FOOTER_COLUMNS.map(({ id, menu, links }) => (
          <div key={id}>
            <h2 className={styles.heading}>{text(id)}</h2>
            <ul className={styles.list}>
              {columnLinks(
                menu === 'footer-account' ? [login] : links.map((link) => ({ path: link.path, label: text(link.id), icon: undefined })),
                (menu && menus[menu]) ?? [],
              ).map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.contact}>
          <h2 className={styles.heading}>{text('footer.contact')}</h2>
          <p>
            <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
          </p>
          <p>
            <Link to="/contact-us">{text('footer.contact-us')}</Link>
          </p>
          <ul className={styles.social}>
            {brand.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <div ref={newsletter} className={styles.newsletter}>
            {data?.storeConfig?.newsletter_enabled && isNewsletterNear && (
              <Suspense fallback={null}>
                <Newsletter />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      <div className={styles.bottom}>
        <ul className={styles.legal}>
          {BOTTOM_LINKS.map(({ id, path }) => (
            <li key={id}>
              <Link to={path}>{text(id)}</Link>
            </li>
          ))}
        </ul>
        <Copyright />
      </div>
    </footer>
  );
}
