import { useState } from 'react';
import { forgotPasswordPage, operation, pathTo } from 'shared-contracts';
import { definePage, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { ButtonLink, EmailSentence, EmptyState, FocusedOutcome, LoadFailure, Skeleton } from 'shared-ui';
import { toRegions } from '../../features/company-details/company-details';
import { CompanyRegionsDocument } from '../../features/company-details/company-regions.graphql.ts';
import { messages, useText } from './messages/source';
import { RegisterCompanyForm } from './register-company-form';
import styles from './register-company-page.module.css';

const operations = () => ({ regions: operation(CompanyRegionsDocument, {}, { required: false }) });
type Operations = ReturnType<typeof operations>;

interface Registered {
  company: string;
  email: string;
}

/** A company asks for an account; its administrator gets a mail, and chooses a password. */
export function RegisterCompanyPage({ results: { regions: directory } }: PageProps<Operations>) {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const [registered, setRegistered] = useState<Registered>();
  const regions = toRegions(directory.data);
  const content = () => {
    if (registered) return <Done {...registered} />;
    if (session.status === 'customer' && session.customer?.isCompanyAccount)
      return (
        <EmptyState
          title={text('register.member-title')}
          action={<ButtonLink to="/company/profile">{text('register.member-action')}</ButtonLink>}
        >
          {text('register.member-text')}
        </EmptyState>
      );
    if (regions.length > 0) return <RegisterCompanyForm regions={regions} onDone={setRegistered} />;
    if (directory.fetching || !directory.error) return <Skeleton height="30rem" shape="block" />;
    return <LoadFailure onRetry={() => host.commerce.invalidate(['country'])}>{text('register.regions-failed')}</LoadFailure>;
  };
  return (
    <div className={styles.page}>
      <h1>{text('register.title')}</h1>
      {content()}
    </div>
  );
}

/** What happens next. */
function Done({ company, email }: Registered) {
  const text = useText();
  const password = pathTo(useHost(), forgotPasswordPage);
  return (
    <FocusedOutcome className={styles.done}>
      <EmptyState
        icon="check"
        title={text('register.done-title', { company })}
        action={password !== undefined && <ButtonLink to={password}>{text('register.done-action')}</ButtonLink>}
      >
        <EmailSentence email={email}>{text('register.done-text', { email })}</EmailSentence>
      </EmptyState>
    </FocusedOutcome>
  );
}

export default definePage<Operations>(
  {
    operations,
    head: ({ text }) => ({ title: text('register.title'), description: text('register.intro') }),
    component: RegisterCompanyPage,
  },
  messages,
);
