import { useState } from 'react';
import { change, changeOrRefresh, operation } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { Button, CheckboxField, defineAccountPage, EmailText, FormFailure, usePlatformMessage, useShopForm } from 'shared-ui';
import {
  AlertCountDocument,
  ChangeNewsletterDocument,
  CommunicationsDocument,
  EndAllAlertsDocument,
  type CommunicationsQuery,
} from './communications.graphql.ts';
import { messages, useText } from './messages/source';
import styles from './communications-page.module.css';

interface CommunicationsView {
  customer: NonNullable<CommunicationsQuery['customer']>;
  /** How many stock alerts there are; undefined where that could not be read. */
  alerts: number | undefined;
}

/** What the shop may write to the customer about. */
function Communications({ view: { customer, alerts } }: { view: CommunicationsView }) {
  const { hasExtensions } = useHost();
  return (
    <div className={styles.sections}>
      {/* Another answer of the platform's is another form: changed in another tab, for instance. */}
      <Newsletter key={String(customer.is_subscribed)} email={customer.email ?? ''} isSubscribed={customer.is_subscribed === true} />
      {hasExtensions && <Alerts count={alerts} />}
    </div>
  );
}

function Newsletter({ email, isSubscribed }: { email: string; isSubscribed: boolean }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, failure, isBusy } = useShopForm({
    defaultValues: { isSubscribed },
    keep: 'communications',
    guard: true,
    async onSubmit(values) {
      const { error } = await change(host.commerce, ChangeNewsletterDocument, { isSubscribed: values.isSubscribed });
      if (error) return { failure: await say(error) };
      // The account page's form begins with what the session knows, and would send the earlier choice again. A failed read changes nothing.
      await host.session.reload().catch((failed: unknown) => host.telemetry.recordError(failed));
      host.toasts.add({ type: 'success', message: text('communications.saved') });
      return undefined;
    },
  });
  return (
    <section>
      <h2 className={styles.heading}>{text('communications.newsletter')}</h2>
      <form {...formProps} className={styles.form}>
        <FormFailure failure={failure} />
        <CheckboxField {...field('isSubscribed')} label={text('communications.wants')} />
        <p className={styles.muted}>
          {text('communications.to')} <EmailText>{email}</EmailText>
        </p>
        <div>
          <Button type="submit" busy={isBusy}>
            {text('communications.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** `count`: undefined where it could not be read. */
function Alerts({ count }: { count: number | undefined }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const end = async () => {
    setState({ isBusy: true });
    const { data, error } = await changeOrRefresh(host.commerce, EndAllAlertsDocument, {});
    if (error) return setState({ isBusy: false, failure: await say(error) });
    if (!data?.unsubscribeProductAlertStockAll?.success) return setState({ isBusy: false, failure: text('communications.not-ended') });
    setState({ isBusy: false });
    host.toasts.add({ type: 'success', message: text('communications.ended') });
  };
  return (
    <section>
      <h2 className={styles.heading}>{text('communications.alerts')}</h2>
      <FormFailure failure={state.failure} />
      <p>{count === undefined ? text('communications.failed') : text('communications.alert-count', { count })}</p>
      <div className={styles.buttons}>
        <Link to="/product-subscription">{text('communications.see-alerts')}</Link>
        {count !== undefined && count > 0 && (
          <Button variant="secondary" busy={state.isBusy} onClick={() => void end()}>
            {text('communications.end-all')}
          </Button>
        )}
      </div>
    </section>
  );
}

export default defineAccountPage(
  {
    title: 'communications.title',
    operations: ({ hasExtensions }) => ({
      known: operation(CommunicationsDocument, {}, { required: false }),
      ...(hasExtensions ? { alerts: operation(AlertCountDocument, {}, { required: false }) } : {}),
    }),
    placeholder: '20rem',
    failed: 'communications.failed',
    // At once: what can be ended comes with how many there are.
    view: ({ known, alerts }) => {
      const customer = known.data?.customer;
      if (!customer || alerts?.fetching) return undefined;
      return { customer, alerts: alerts?.data?.customer?.product_alerts.total_count };
    },
    component: Communications,
  },
  messages,
);
