import { useState } from 'react';
import { useHost } from 'shared-platform';
import { useValidators } from 'shared-ui';
import { CompanyAdminEmailTakenDocument, CompanyEmailTakenDocument } from './register-company.graphql.ts';

type EmailField = 'email' | 'adminEmail';

/** Says while somebody types on what the platform would say in the end. Without an answer there is nothing to say. */
export function useTaken() {
  const { commerce } = useHost();
  const { email: isEmail } = useValidators();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const keyOf = (field: EmailField, email: string) => `${field} ${email.trim()}`;
  const ask = async (field: EmailField, email: string) => {
    if (field === 'email') {
      const { data } = await commerce.query(CompanyEmailTakenDocument, { email }, { policy: 'network-only' });
      return data?.isCompanyEmailAvailable?.is_email_available === false;
    }
    const { data } = await commerce.query(CompanyAdminEmailTakenDocument, { email }, { policy: 'network-only' });
    return data?.isCompanyAdminEmailAvailable?.is_email_available === false;
  };
  return {
    is: (field: EmailField, email: string) => taken.includes(keyOf(field, email)),
    async check(field: EmailField, typed: string) {
      const email = typed.trim();
      if (email === '' || isEmail(email) !== true) return;
      if (await ask(field, email)) setTaken((known) => [...known, keyOf(field, email)]);
    },
  };
}
