import { useId, type ReactNode } from 'react';
import { change, operation, type SessionCustomer } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import {
  Button,
  CheckboxField,
  defineAccountPage,
  EmailText,
  FormFailure,
  Skeleton,
  TextField,
  useCurrency,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import { CustomerPart } from '../../features/customer-part/customer-part';
import { OrderProgressDocument, type OrderProgressQuery } from '../../features/order/order-progress.graphql.ts';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';
import { PostalAddress } from '../../features/address/postal-address';
import styles from './account-information-page.module.css';
import { UpdateCustomerDocument } from './account-information.graphql.ts';
import { messages, useText } from './messages/source';
import { toContact, toOverview, type Overview, type OverviewCustomer } from './overview-view';
import { AccountContactDocument, AccountOverviewDocument, type AccountContactQuery } from './overview.graphql.ts';
import { RecentOrders } from './recent-orders';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

/** Of the placeholder for the whole page. */
const HEIGHT = '32rem';

interface AccountView {
  /** Undefined where it could not be read. */
  overview: OverviewCustomer | undefined;
  /** What a platform with our extension tells of the orders besides. */
  told: OrderProgressQuery | undefined;
  contact: AccountContactQuery | undefined;
}

/** The customer's account at a glance: where the orders are first, then name and newsletter, where things are sent, who to write to. */
function AccountInformation({ view: { overview: answer, told, contact } }: { view: AccountView }) {
  const host = useHost();
  const text = useText();
  const currency = useCurrency();
  const session = useSnapshot(host.session.state);
  const isCustomerRead = session.status === 'customer' && (session.customer ?? session.failure) !== undefined;
  // All at once: nobody knows how high a part is before it is there, and each would move those below it.
  if (!isCustomerRead) return <Skeleton height={HEIGHT} shape="block" />;
  const overview = answer && toOverview({ customer: answer, told }, { locale: host.intl.locale, currency, text });
  return (
    <div className={styles.page}>
      <Part title={text('overview.orders')} className={styles.recent}>
        <RecentOrders overview={overview} />
      </Part>
      <Part title={text('overview.details')}>
        <CustomerPart height="14rem">{(customer) => <InformationForm key={customer.email} customer={customer} />}</CustomerPart>
      </Part>
      <div className={styles.aside}>
        {overview && <Addresses overview={overview} />}
        {/* Last: the page does not wait for it, and it moves nothing when it comes. */}
        <Contact contact={toContact(contact)} />
      </div>
    </div>
  );
}

function Part({ title, className, children }: { title: string; className?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Who in the shop looks after the customer. Nothing where nobody does. */
function Contact({ contact }: { contact: ReturnType<typeof toContact> }) {
  const text = useText();
  if (!contact) return null;
  return (
    <Part title={text('overview.contact')}>
      <p>
        <bdi>{contact.name}</bdi>
      </p>
      <p className={styles.email}>
        <a href={`mailto:${contact.email}`}>
          <EmailText>{contact.email}</EmailText>
        </a>
      </p>
    </Part>
  );
}

function Addresses({ overview: { shipping, billing } }: { overview: Overview }) {
  const text = useText();
  return (
    <>
      <Part title={text('overview.shipping-address')}>
        {shipping ? <PostalAddress address={shipping} /> : <p>{text('overview.no-address')}</p>}
      </Part>
      <Part title={text('overview.billing-address')}>
        {billing ? <PostalAddress address={billing} /> : <p>{text('overview.no-address')}</p>}
      </Part>
      <p>
        <Link to="/address-book">{text('overview.address-book')}</Link>
      </p>
    </>
  );
}

function InformationForm({ customer }: { customer: SessionCustomer }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { firstName: customer.firstName, lastName: customer.lastName, isSubscribed: customer.isSubscribed },
    keep: 'account-information',
    guard: true,
    async onSubmit({ firstName, lastName, isSubscribed }) {
      const { error } = await change(host.commerce, UpdateCustomerDocument, {
        input: { firstname: firstName.trim(), lastname: lastName.trim(), is_subscribed: isSubscribed },
      });
      if (error) return { failure: await say(error) };
      // It is saved, whether it can be read anew now or later.
      await host.session.reload().catch(() => undefined);
      host.toasts.add({ type: 'success', message: text('information.saved') });
      return undefined;
    },
  });
  return (
    <form {...formProps} className={panel.form}>
      <FormFailure failure={failure} />
      <p>
        {text('field.email')}: <EmailText>{customer.email}</EmailText>
      </p>
      <TextField
        {...field('firstName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        label={text('field.first-name')}
        autoComplete="given-name"
        dir="auto"
        required
      />
      <TextField
        {...field('lastName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        label={text('field.last-name')}
        autoComplete="family-name"
        dir="auto"
        required
      />
      <CheckboxField {...field('isSubscribed')} label={text('create.subscribe')} />
      <Button type="submit" busy={isBusy}>
        {text('information.save')}
      </Button>
    </form>
  );
}

export default defineAccountPage(
  {
    title: 'information.title',
    operations: ({ hasExtensions }) => ({
      overview: operation(AccountOverviewDocument, {}, { required: false }),
      ...(hasExtensions
        ? {
            contact: operation(AccountContactDocument, {}, { required: false }),
            progress: operation(OrderProgressDocument, { page: 1, pageSize: 3, filter: {} }, { required: false }),
          }
        : {}),
    }),
    placeholder: HEIGHT,
    view: ({ overview, contact, progress }) =>
      overview.fetching || progress?.fetching
        ? undefined
        : { overview: overview.data?.customer ?? undefined, told: progress?.data, contact: contact?.data },
    component: AccountInformation,
  },
  messages,
);
