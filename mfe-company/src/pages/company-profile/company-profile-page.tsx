import { useId, type ReactNode } from 'react';
import { operation } from 'shared-contracts';
import { definePage, useHost, useOperation, useSnapshot, type PageProps } from 'shared-platform';
import { ButtonLink, EmailText, Price, Skeleton, useCurrency } from 'shared-ui';
import { mayDo, toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { mayOpen, PAGE_PERMISSIONS } from '../../features/company-area/page-permissions';
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
  type CompanyProfileQuery,
} from './company-profile.graphql.ts';
import styles from './company-profile-page.module.css';
import { messages, useText } from './messages/source';

const operations = () => ({ profile: operation(CompanyProfileDocument, {}, { required: false }) });
type Operations = ReturnType<typeof operations>;

/** The company as the platform knows it: what it is called, where it is, who looks after it, what it may owe. */
export function CompanyProfilePage({ results: { profile } }: PageProps<Operations>) {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const view = toCompanyProfile(profile.data);
  const isAllowed = profile.data?.company
    ? mayDo({ customer: profile.data.customer }, PAGE_PERMISSIONS['/company/profile'])
    : mayOpen(session, '/company/profile');
  return (
    <CompanyArea title={text('profile.title')} state={toCompanyState(session, profile, view !== undefined && isAllowed, isAllowed)}>
      {() => view && profile.data && <Profile view={view} customer={profile.data.customer} />}
    </CompanyArea>
  );
}

function Profile({ view, customer }: { view: CompanyProfileView; customer: CompanyProfileQuery['customer'] }) {
  const text = useText();
  const { locale } = useHost().intl;
  const may = (part: 'view_address' | 'contacts' | 'credit') => mayDo({ customer }, `Magento_Company::${part}`);
  const currency = useCurrency();
  const address = useOperation(CompanyLegalAddressDocument, {}, { isPaused: !may('view_address') });
  const contacts = useOperation(CompanyContactsDocument, {}, { isPaused: !may('contacts') });
  const creditLine = useOperation(CompanyCreditDocument, {}, { isPaused: !may('credit') });
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
      {may('view_address') && <LegalAddress lines={legalAddressLines(address.data, locale, text)} />}
      {may('contacts') && <Contacts contacts={toContacts(contacts.data)} />}
      {credit && <CompanyCredit credit={credit} />}
      {(view.mayEditAccount || view.mayEditAddress) && (
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

export default definePage<Operations>(
  { operations, head: ({ text }) => ({ title: text('profile.title'), robots: 'noindex' }), component: CompanyProfilePage },
  messages,
);
