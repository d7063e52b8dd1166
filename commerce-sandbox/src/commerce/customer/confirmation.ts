import type { Queryable } from '../../platform/database/database.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { hashToken, randomId } from '../../platform/values/secrets.ts';

/** Lets an account wait until the link in the mail was followed. */
export async function sendConfirmation(
  target: Queryable,
  store: StoreView,
  origin: string,
  customerId: number,
  email: string,
): Promise<void> {
  const key = randomId();
  await target.query('update customer set confirmation_hash = $2 where id = $1', [customerId, hashToken(key)]);
  const link = `${origin}/customer/account/confirm?email=${encodeURIComponent(email)}&key=${key}`;
  await keepMail(target, {
    recipient: email,
    template: 'account-confirmation',
    subject: store.language === 'en' ? 'Please confirm your account' : 'يرجى تأكيد حسابك',
    paragraphs: [store.language === 'en' ? `Confirm your e-mail address here: ${link}` : `أكّد عنوان بريدك الإلكتروني من هنا: ${link}`],
  });
}

/** Confirms the account; the outcome says which of the platform's errors applies. */
export async function confirmAccount(
  target: Queryable,
  email: string,
  key: string,
): Promise<'confirmed' | 'active' | 'wrong-key' | 'unknown'> {
  const [row] = await target.query<{ id: number; hash: string | null }>(
    'select id, confirmation_hash as hash from customer where email = $1',
    [email],
  );
  if (!row) return 'unknown';
  if (row.hash === null) return 'active';
  if (row.hash !== hashToken(key)) return 'wrong-key';
  await target.query('update customer set confirmation_hash = null where id = $1', [row.id]);
  return 'confirmed';
}
