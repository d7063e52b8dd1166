import { change, type CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, useAskFirst } from 'shared-ui';
import { ChangePasswordDocument, ProvePasswordDocument } from './account-security.graphql.ts';

/**
 * Changes the password. The earlier one is refused once that is done: after a try without an answer the next one asks first whether the new
 * one is the account's.
 */
export function usePasswordChange(email: string) {
  const { commerce } = useHost();
  const askFirst = useAskFirst();
  return (currentPassword: string, newPassword: string) =>
    askFirst<{ error: CommerceError | undefined }>(
      () => change(commerce, ChangePasswordDocument, { currentPassword, newPassword }, { retry: false }),
      async () => {
        const { error } = await change(commerce, ProvePasswordDocument, { email, password: newPassword }, { retry: false });
        return (await lateFaultOf(error)) === 'sign-in-incorrect' ? undefined : { error };
      },
    );
}
