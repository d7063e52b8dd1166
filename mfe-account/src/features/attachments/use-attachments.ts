import { useHost } from 'shared-platform';
import { useUploads, useUploadWords, type UploadLimits, type Uploads } from 'shared-ui';
import { present } from '../place/present';
import { CreateUploadTokenDocument, type UploadOptionsQuery } from './attachments.graphql.ts';

export type UploadOptions = UploadOptionsQuery['fileUploadOptions'];

/** What the platform takes, and the files of one form. */
export interface Attachments {
  uploads: Uploads | undefined;
  limits: UploadLimits;
  /** What the form says of its files as a whole. */
  words: ReturnType<typeof useUploadWords>;
}

/** The files of one form, sent with a token that is good for nothing but uploads. */
export function useAttachments(options: UploadOptions, use: 'ticket' | 'drawing', keep: string): Attachments {
  const askToken = useAskToken();
  const types = use === 'ticket' ? options.support_ticket_types : options.drawing_request_types;
  const limits = { largest: options.max_file_size, most: options.max_files, types: present(types) };
  return { limits, uploads: useUploads({ endpoint: options.url, limits, keep, askToken }), words: useUploadWords() };
}

/** Asks the platform for a token; rejects where it gives none. */
export function useAskToken(): () => Promise<string> {
  const { commerce } = useHost();
  return async () => {
    const { data, error } = await commerce.mutate(CreateUploadTokenDocument, {}, { skipQueue: true });
    if (!data) throw new Error(error?.message ?? 'No token.');
    return data.createCustomerUploadToken.token;
  };
}
