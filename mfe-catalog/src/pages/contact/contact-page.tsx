import { definePage, useHost } from 'shared-platform';
import { Breadcrumbs, Icon, telAddress } from 'shared-ui';
import { ContactForm } from './contact-form';
import { messages, useText } from './messages/source';
import styles from './contact-page.module.css';

export default definePage(
  {
    head: ({ text }) => ({ title: text('contact.title'), description: text('contact.intro'), canonicalPath: '/contact-us' }),
    component: ContactPage,
  },
  messages,
);

function ContactPage() {
  const text = useText();
  const { brand } = useHost().config;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('home'), to: '/' }, { label: text('contact.title') }]} />
      <h1 tabIndex={-1} className={styles.title}>
        {text('contact.title')}
      </h1>
      <div className={styles.columns}>
        <ContactForm />
        <aside className={styles.direct}>
          <h2>{text('contact.direct')}</h2>
          <p>
            <Icon name="phone" />{' '}
            <a href={telAddress(brand.phone)}>
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
          </p>
          <p>
            <a href={`mailto:${brand.email}`}>
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
          </p>
        </aside>
      </div>
    </div>
  );
}
