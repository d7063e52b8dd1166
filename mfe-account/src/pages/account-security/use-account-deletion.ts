import { useRef } from 'react';
import { change, type CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, mayHaveArrived } from 'shared-ui';
import { AccountToDeleteDocument, DeleteAccountDocument, ProvePasswordDocument } from './account-security.graphql.ts';

export interface AccountDeletion {
  /** Of the account. */
  email: string;
  /** Gives why the password is not the account's, or nobody knows; nothing where it is, or where there is no account any more. */
  prove: (password: string) => Promise<CommerceError | undefined>;
  carryOut: () => Promise<{ isDeleted: boolean; error: CommerceError | undefined }>;
}

/**
 * The end of an account, also where the answer was lost that said so. Its token is refused then, and so it is where only the session has
 * ended: there is no account any more if the password, which was its own before, is nobody's. That is asked for only after a deletion
 * without an answer.
 */
export function useAccountDeletion(email: string): AccountDeletion {
  const { commerce } = useHost();
  /** The password that was the account's when a deletion was sent whose answer was lost. */
  const proved = useRef<string>(undefined);
  const isGone = useRef(false);
  const last = useRef('');
  const ask = (password: string) => change(commerce, ProvePasswordDocument, { email, password }, { retry: false });
  const look = async () => {
    if (proved.current === undefined) return false;
    const { error } = await commerce.query(AccountToDeleteDocument, {}, { policy: 'network-only' });
    if ((await lateFaultOf(error)) !== 'signed-out') return false;
    isGone.current = (await lateFaultOf((await ask(proved.current)).error)) === 'sign-in-incorrect';
    return isGone.current;
  };
  return {
    email,
    async prove(password) {
      if (await look()) return undefined;
      const { error } = await ask(password);
      if (!error) last.current = password;
      return error;
    },
    async carryOut() {
      if (isGone.current) return { isDeleted: true, error: undefined };
      const { data, error } = await change(commerce, DeleteAccountDocument, {}, { retry: false });
      const isUnanswered = error !== undefined && mayHaveArrived(error);
      proved.current = isUnanswered ? last.current : undefined;
      return { isDeleted: data?.deleteCustomer === true || (await look()), error };
    },
  };
}
