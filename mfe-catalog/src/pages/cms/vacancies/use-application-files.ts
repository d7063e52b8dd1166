import { useRef } from 'react';
import { change } from 'shared-contracts';
import { definePersisted, TEXT, useHost, useSnapshot } from 'shared-platform';
import { uploadTokenOf, useUploads, type UploadLimits, type Uploads } from 'shared-ui';
import { CreateApplicantUploadTokenDocument, CreateGuestUploadTokenDocument, type ApplicationFilesQuery } from './apply.graphql.ts';

/** A guest's files belong to the token that they were sent with: it is kept for the tab, as the files are. */
const guestToken = definePersisted({ key: 'application_upload_token', schema: TEXT, scope: 'tab' });

export interface ApplicationFiles {
  uploads: Uploads | undefined;
  limits: UploadLimits;
  /** What a guest's application names; nothing for customers. */
  guestToken: () => string | undefined;
}

/** The CV of an application: sent from the moment it is chosen, over cuts and reloads. */
export function useApplicationFiles(options: ApplicationFilesQuery['fileUploadOptions']): ApplicationFiles {
  const { commerce, session } = useHost();
  const isCustomer = useSnapshot(session.state).status === 'customer';
  const isStoredTried = useRef(false);
  const limits = {
    largest: options.vacancy_application_max_file_size,
    most: 1,
    types: options.vacancy_application_types.filter((type) => type !== null),
  };
  const askToken = async () => {
    if (isCustomer) {
      const { data, error } = await change(commerce, CreateApplicantUploadTokenDocument, {}, { skipQueue: true });
      return uploadTokenOf(data?.createCustomerUploadToken.token, error);
    }
    const stored = isStoredTried.current ? undefined : guestToken.read();
    isStoredTried.current = true;
    if (stored !== undefined) return stored;
    const { data, error } = await change(commerce, CreateGuestUploadTokenDocument, {}, { skipQueue: true });
    const token = uploadTokenOf(data?.createGuestUploadToken.token, error);
    guestToken.write(token);
    return token;
  };
  const uploads = useUploads({ endpoint: options.url, limits, use: 'vacancy_application', keep: 'application', askToken });
  return { uploads, limits, guestToken: () => (isCustomer ? undefined : guestToken.read()) };
}
