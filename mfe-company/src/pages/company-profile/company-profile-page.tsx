import { useId, type ReactNode } from 'react';
import { useHost, useMay, useOperation } from 'shared-platform';
import { ButtonLink, defineAccountPage, EmailText, ofCompany, Price, Skeleton, useCurrency } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import {
  legalAddressLines,
  toCompanyProfile,
  toContacts,
  toCredit,
  type CompanyProfileView,
  type Contact,
  type Credit,
} from './company-profile';
import {
  CompanyContactsDocument,
  CompanyCreditDocument,
  CompanyLegalAddressDocument,
  CompanyProfileDocument,
} from './company-profile.graphql.ts';
import styles from './company-profile-page.module.css';
import { messages, useText } from './messages/source';

/** The company as the platform knows it: what it is called, where it is, who looks after it, what it may owe. */
function Profile({ view }: { view: CompanyProfileView }) {
  const text = useText();
  const { locale } = useHost().intl;
  const may = useMay();
  const currency = useCurrency();
  const address = useOperation(CompanyLegalAddressDocument, {}, { isPaused: !may(PERMISSIONS.address) });
  const contacts = useOperation(CompanyContactsDocument, {}, { isPaused: !may(PERMISSIONS.contacts) });
  const creditLine = useOperation(CompanyCreditDocument, {}, { isPaused: !may(PERMISSIONS.credit) });
  // All at once: nobody knows how high a part is before it is there, and each would move those below it.
  if (address.fetching || contacts.fetching || creditLine.fetching) return <Skeleton height="32rem" shape="block" />;
  const credit = toCredit(creditLine.data, currency);
  const rows = [
    ['name', view.name],
    ['legal-name', view.legalName],
    ['email', view.email],
    ['vat', view.vatNumber],
    ['registration', view.registrationNumber],
  ] as const;
  return (
    <div className={styles.page}>
      <Part title={text('profile.account')}>
        <dl className={styles.list}>
          {rows.map(([id, value]) => (
            <div key={id}>
              <dt>{text(`profile.${id}`)}</dt>
              <dd>{value === '' ? text('profile.none') : <bdi>{value}</bdi>}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {may(PERMISSIONS.address) && <LegalAddress lines={legalAddressLines(address.data, locale, text)} />}
      {may(PERMISSIONS.contacts) && <Contacts contacts={toContacts(contacts.data)} />}
      {credit && <CompanyCredit credit={credit} />}
      {(may(PERMISSIONS.editProfile) || may(PERMISSIONS.editAddress)) && (
        <p className={styles.actions}>
          <ButtonLink to="/company/profile/edit" variant="secondary">
            {text('profile.edit')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function LegalAddress({ lines }: { lines: readonly string[] }) {
  const text = useText();
  return (
    <Part title={text('profile.address')}>
      <address className={styles.address}>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
    </Part>
  );
}

function Contacts({ contacts: { admin, sales } }: { contacts: ReturnType<typeof toContacts> }) {
  const text = useText();
  return (
    <Part title={text('profile.contacts')}>
      <dl className={styles.list}>
        {admin && <Person label={text('profile.admin')} contact={admin} />}
        {sales && <Person label={text('profile.sales')} contact={sales} />}
      </dl>
    </Part>
  );
}

function Person({ label, contact: { name, email, jobTitle } }: { label: string; contact: Contact }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{name}</bdi>
        {jobTitle !== '' && <bdi className={styles.job}>{jobTitle}</bdi>}
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
      </dd>
    </div>
  );
}

function CompanyCredit({ credit }: { credit: Credit }) {
  const text = useText();
  return (
    <Part title={text('profile.credit')}>
      <dl className={styles.list}>
        {(['available', 'outstanding', 'limit'] as const).map((id) => (
          <div key={id}>
            <dt>{text(`profile.credit-${id}`)}</dt>
            <dd>
              <Price money={credit[id]} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

export default defineAccountPage(
  {
    title: 'profile.title',
    access: ofCompany(PERMISSIONS.profile),
    query: CompanyProfileDocument,
    view: toCompanyProfile,
    component: Profile,
  },
  messages,
);
