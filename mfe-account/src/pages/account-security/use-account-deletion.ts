import { useRef } from 'react';
import { change, type CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, mayHaveArrived } from 'shared-ui';
import { AccountToDeleteDocument, DeleteAccountDocument, ProvePasswordDocument } from './account-security.graphql.ts';

export interface AccountDeletion {
  /** Gives why the password is not the account's, or nobody knows; nothing where it is, or where there is no account any more. */
  prove: (password: string) => Promise<CommerceError | undefined>;
  carryOut: () => Promise<{ isDeleted: boolean; error: CommerceError | undefined }>;
}

/**
 * The end of an account, also where the answer was lost that said so: the account's own token is refused then. That is asked for only after
 * a deletion without an answer, because a token ends for other reasons, too.
 */
export function useAccountDeletion(email: string): AccountDeletion {
  const { commerce } = useHost();
  const isUnanswered = useRef(false);
  const isGone = useRef(false);
  const look = async () => {
    const { error } = await commerce.query(AccountToDeleteDocument, {}, { policy: 'network-only' });
    isGone.current = (await lateFaultOf(error)) === 'signed-out';
    return isGone.current;
  };
  return {
    async prove(password) {
      if (isUnanswered.current && (await look())) return undefined;
      return (await change(commerce, ProvePasswordDocument, { email, password }, { retry: false })).error;
    },
    async carryOut() {
      if (isGone.current) return { isDeleted: true, error: undefined };
      const { data, error } = await change(commerce, DeleteAccountDocument, {}, { retry: false });
      isUnanswered.current = error !== undefined && mayHaveArrived(error);
      return { isDeleted: data?.deleteCustomer === true || (isUnanswered.current && (await look())), error };
    },
  };
}
