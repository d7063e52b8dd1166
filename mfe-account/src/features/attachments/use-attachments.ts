import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { uploadTokenOf, useUploads, useUploadWords, type UploadLimits, type Uploads } from 'shared-ui';
import { present } from '../present/present';
import { CreateUploadTokenDocument, type UploadOptionsQuery } from './attachments.graphql.ts';

export type UploadOptions = UploadOptionsQuery['fileUploadOptions'];

/** What the platform takes, and the files of one form. */
export interface Attachments {
  uploads: Uploads | undefined;
  limits: UploadLimits;
  /** What the form says of its files as a whole. */
  words: ReturnType<typeof useUploadWords>;
}

/** The platform's words. */
const USES = { ticket: 'support_ticket', drawing: 'drawing_request' } as const;

/** The files of one form, sent with a token that is good for nothing but uploads. */
export function useAttachments(options: UploadOptions, use: 'ticket' | 'drawing', keep: string): Attachments {
  const askToken = useAskToken();
  const isTicket = use === 'ticket';
  const limits = {
    largest: isTicket ? options.support_ticket_max_file_size : options.drawing_request_max_file_size,
    most: options.max_files,
    types: present(isTicket ? options.support_ticket_types : options.drawing_request_types),
  };
  const uploads = useUploads({ endpoint: options.url, limits, use: USES[use], keep, askToken });
  return { limits, uploads, words: useUploadWords() };
}

/** Asks the platform for a token; rejects where it gives none. */
export function useAskToken(): () => Promise<string> {
  const { commerce } = useHost();
  return async () => {
    const { data, error } = await change(commerce, CreateUploadTokenDocument, {}, { skipQueue: true });
    return uploadTokenOf(data?.createCustomerUploadToken.token, error);
  };
}
