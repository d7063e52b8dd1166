import { useState } from 'react';
import { change } from 'shared-contracts';
import { definePage, useHost, useLocation } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  EmptyState,
  FocusedOutcome,
  FormFailure,
  Notice,
  usePlatformMessage,
  type KnownSentence,
} from 'shared-ui';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { ConfirmCancelOrderDocument, type ConfirmCancelOrderInput } from './cancel-guest-order.graphql.ts';
import styles from './cancel-guest-order-page.module.css';
import { messages, useText } from './messages/source';

/** What the platform says of a key that it has not sent, or has replaced by another. One text: nobody learns which orders there are. */
const SENTENCES: readonly KnownSentence<'guest-cancel.invalid'>[] = [
  [/could not be confirmed|not authorized to cancel|requested doesn't exist|"order_id" is missing or incorrect/i, 'guest-cancel.invalid'],
];

/** Where the link of the mail leads that a guest gets who cancels an order. Opening it does nothing yet: programs open links, too. */
export function CancelGuestOrderPage() {
  const text = useText();
  const { search } = useLocation();
  const [input] = useState(() => readLink(search));
  return (
    <NarrowPage title={text('guest-cancel.title')}>
      {input ? (
        <Question input={input} />
      ) : (
        <EmptyState
          title={text('guest-cancel.incomplete')}
          action={<ButtonLink to="/guest-order">{text('guest-cancel.find')}</ButtonLink>}
        />
      )}
    </NarrowPage>
  );
}

/** Undefined where the link is not whole. */
function readLink(search: string): ConfirmCancelOrderInput | undefined {
  const given = new URLSearchParams(search);
  const [orderId, key] = [given.get('order_id') ?? '', given.get('confirmation_key') ?? ''];
  return orderId && key ? { order_id: orderId, confirmation_key: key } : undefined;
}

type State = { is: 'asking'; isBusy: boolean; failure?: string } | { is: 'canceled'; number: string };

function Question({ input }: { input: ConfirmCancelOrderInput }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const [state, setState] = useState<State>({ is: 'asking', isBusy: false });
  const confirm = async () => {
    setState({ is: 'asking', isBusy: true });
    const { data, error } = await change(host.commerce, ConfirmCancelOrderDocument, { input }, { retry: false });
    const answer = data?.confirmCancelOrder;
    const against = error ?? answer?.errorV2?.message ?? answer?.error;
    if (against || !answer?.order) return setState({ is: 'asking', isBusy: false, failure: await say(against ?? '') });
    return setState({ is: 'canceled', number: answer.order.number });
  };
  if (state.is === 'canceled') {
    return (
      <FocusedOutcome>
        <Notice type="success" action={<ButtonLink to="/">{text('guest-cancel.shop')}</ButtonLink>}>
          {text('cancel.done', { number: state.number })}
        </Notice>
      </FocusedOutcome>
    );
  }
  return (
    <div className={styles.question}>
      <FormFailure failure={state.failure} />
      <p>{text('guest-cancel.question')}</p>
      <Actions>
        <Button variant="danger" busy={state.isBusy} onClick={() => void confirm()}>
          {text('cancel.confirm')}
        </Button>
        <ButtonLink to="/guest-order" variant="secondary">
          {text('guest-cancel.find')}
        </ButtonLink>
      </Actions>
    </div>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('guest-cancel.title'), robots: 'noindex' }), component: CancelGuestOrderPage },
  messages,
);
