import { useState } from 'react';
import type { SessionCustomer } from 'shared-contracts';
import { Button, laterDialog } from 'shared-ui';
import { useText } from './messages/source';
import { useAccountDeletion } from './use-account-deletion';

const DeleteAccountDialog = laterDialog(() => import('./delete-account-dialog').then((part) => part.DeleteAccountDialog));

/** The end of the account: what goes, what stays by law, and the password once more. */
export function DeleteAccount({ customer }: { customer: SessionCustomer }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const deletion = useAccountDeletion(customer.email);
  return (
    <>
      <p>{text('security.goes')}</p>
      <p>{text('security.stays')}</p>
      {customer.isCompanyAccount && <p>{text('security.company-stays')}</p>}
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text('security.delete-button')}
      </Button>
      {isAsking && <DeleteAccountDialog deletion={deletion} onClose={() => setAsking(false)} />}
    </>
  );
}
