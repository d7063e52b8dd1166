import { useState } from 'react';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { Icon, telAddress } from 'shared-ui';
import { accountInformationPage, contactPage, pathTo, type Host, type ShopLink, signInPage } from 'shared-contracts';
import { columnLinks, FOOTER_COLUMNS } from './footer-links';
import { LegalLine } from './legal-line';
import { LegalLinks } from './legal-links';
import { Marks } from './marks';
import { NearPart } from './near-part';
import { SocialIcon } from './social-icon';
import { footerMessages, useText } from './messages/source';
import styles from './footer.module.css';
import { lazyPart } from '../../composition/lazy-part';
import { withMessages } from '../../composition/with-messages';

const LiveChat = lazyPart(() => import('../live-chat/live-chat'));
const Newsletter = lazyPart(() => import('./newsletter'));

interface FooterProps {
  /** Whether the document has the newsletter's row. What it has is hydrated late: nothing else may decide that. */
  hasNewsletter: boolean;
  /** Address that begins a conversation on WhatsApp, where the shop has one. */
  whatsapp?: string | undefined;
  /** The platform's line of that name. */
  copyright?: string | null | undefined;
}

export const load = (host: Host) => withMessages(host, footerMessages, Footer);

export function Footer({ hasNewsletter, whatsapp, copyright }: FooterProps) {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const menus = useSnapshot(host.links.menus);
  const account = pathTo(host, session.status === 'customer' ? accountInformationPage : signInPage);
  const login = account === undefined ? [] : [{ path: account, label: text('footer.login'), icon: undefined }];
  return (
    <footer className={styles.footer}>
      {hasNewsletter && <NewsletterRow />}
      <div className={styles.columns}>
        <ContactColumn whatsapp={whatsapp} />
        {FOOTER_COLUMNS.map(({ id, menu, links }) => (
          <Column
            key={id}
            title={text(id)}
            links={columnLinks(
              menu === 'footer-account' ? login : links.map((link) => ({ path: link.path, label: text(link.id), icon: undefined })),
              (menu && menus[menu]) ?? [],
            )}
          />
        ))}
      </div>
      <Marks />
      <div className={styles.bottom}>
        <LegalLinks />
        <LegalLine copyright={copyright} />
      </div>
    </footer>
  );
}

function NewsletterRow() {
  const text = useText();
  return (
    <div className={styles.letter}>
      <div className={styles.row}>
        <div>
          <h2 className={styles.heading}>{text('newsletter.title')}</h2>
          <p className={styles.sentence}>{text('newsletter.text')}</p>
        </div>
        <NearPart className={styles.newsletter}>
          <Newsletter />
        </NearPart>
      </div>
    </div>
  );
}

function ContactColumn({ whatsapp }: Pick<FooterProps, 'whatsapp'>) {
  const host = useHost();
  const text = useText();
  const { phone, hours, social } = host.config.brand;
  const contact = pathTo(host, contactPage);
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>{text('footer.contact')}</h2>
      <a className={styles.phone} href={telAddress(phone)}>
        <Icon name="phone" />
        <bdi dir="ltr">{phone}</bdi>
      </a>
      {hours && <p className={styles.hours}>{hours[host.intl.language]}</p>}
      <ul className={styles.list}>
        {contact !== undefined && (
          <li>
            <Link to={contact}>{text('footer.contact-us')}</Link>
          </li>
        )}
        {whatsapp && (
          <li>
            <a href={whatsapp} rel="noopener noreferrer" target="_blank">
              <SocialIcon name="WhatsApp" />
              {text('footer.whatsapp')}
            </a>
          </li>
        )}
      </ul>
      {host.config.liveChat && (
        // The chat itself comes when somebody asks for it.
        <NearPart className={styles.chat}>
          <LiveChat />
        </NearPart>
      )}
      <ul className={`${styles.list} ${styles.social}`}>
        {social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener noreferrer" target="_blank">
              <SocialIcon name={name} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone its links are folded, where there are scripts to unfold them. */
function Column({ title, links }: { title: string; links: readonly ShopLink[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <h2 className={styles.heading}>
        <span className={styles.wide}>{title}</span>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </button>
      </h2>
      <ul className={styles.list} data-folded={!isOpen || undefined}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
