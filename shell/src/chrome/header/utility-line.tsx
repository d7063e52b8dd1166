import { languageOf, storePrefix, type ShopLink } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { ChromeIcon, telAddress } from 'shared-ui';
import { useText } from '../../messages/source';
import { switchTo } from './after-switch';
import { LANGUAGES } from './languages';
import styles from './utility-line.module.css';
import { VatSwitch } from './vat-switch';

/** Above the bar, on large screens: whom to call, what is promised, help, and the other language in its own words. */
export function UtilityLine({ links }: { links: readonly ShopLink[] }) {
  const host = useHost();
  const text = useText();
  const { phone, delivery } = host.config.brand;
  return (
    <div className={styles.utility}>
      <div className={styles.line}>
        <a href={telAddress(phone)} aria-label={text('header.call', { phone })}>
          <ChromeIcon name="phone" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
        {delivery && (
          <span className={styles.promise}>
            <ChromeIcon name="truck" />
            <span>{delivery[host.intl.language]}</span>
          </span>
        )}
        {links.map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
        <VatSwitch />
        <OtherView />
      </div>
    </div>
  );
}

/** Where there are two views, the other one is one press away. Without scripts its address is that of the same path. */
function OtherView() {
  const host = useHost();
  const { current, available } = useSnapshot(host.storeView.state);
  const { location } = useSnapshot(host.navigation.state);
  const other = available.find(({ code }) => code !== current.code);
  if (!other || available.length > 2) return null;
  const codes = available.map(({ code }) => code);
  const language = languageOf(other);
  return (
    <a
      href={`${storePrefix(other.code, codes)}${location.pathname}`}
      hrefLang={language}
      lang={language}
      data-native
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        switchTo(host, other.code);
      }}
    >
      {LANGUAGES[language]}
    </a>
  );
}
