import { change, type CommerceError, type CommerceService } from 'shared-contracts';
import { lateFaultOf, type Fault } from 'shared-ui';
import { ConfirmEmailDocument, ResendConfirmationEmailDocument } from './confirm-account.graphql.ts';

/** What leads on: the account is confirmed, now or before; another mail is on its way; the platform knows no such link. */
export type Outcome = 'confirmed' | 'sent' | 'refused';

/** What the platform makes of an e-mail that was sent to it. `unknown`: no account has it. */
export type Answer = Outcome | 'unknown' | { error: CommerceError | undefined };

const ANSWERS: Partial<Record<Fault, Answer>> = {
  'confirmed-already': 'confirmed',
  'confirmation-link': 'refused',
  'no-account-to-confirm': 'unknown',
};

type Platform = Pick<CommerceService, 'mutate' | 'invalidate'>;

/** Confirms the account with this e-mail. `key` is of the link in the mail. */
export async function confirmEmail(platform: Platform, email: string, key: string): Promise<Answer> {
  const input = { email, confirmation_key: key };
  const { data, error } = await change(platform, ConfirmEmailDocument, { input }, { retry: false });
  return data?.confirmEmail?.customer ? 'confirmed' : answerOf(error);
}

/** Has the mail with the link sent once more. */
export async function sendAgain(platform: Platform, email: string): Promise<Answer> {
  const { data, error } = await change(platform, ResendConfirmationEmailDocument, { email }, { retry: false });
  return data?.resendConfirmationEmail ? 'sent' : answerOf(error);
}

async function answerOf(error: CommerceError | undefined): Promise<Answer> {
  const fault = await lateFaultOf(error);
  return (fault && ANSWERS[fault]) ?? { error };
}
