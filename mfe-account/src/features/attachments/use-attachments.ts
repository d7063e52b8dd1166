import { change, createSnapshot, type Snapshot } from 'shared-contracts';
import { useHost, useSnapshot, type OperationResult } from 'shared-platform';
import { uploadTokenOf, useUploads, useUploadWords, type UploadLimits, type Uploads } from 'shared-ui';
import { present } from '../present/present';
import { useText } from './messages/source';
import type { FileRefusal } from './refusal';
import { CreateUploadTokenDocument, type UploadOptionsQuery } from './attachments.graphql.ts';

export type UploadOptions = UploadOptionsQuery['fileUploadOptions'];

/** What the platform takes, where it has said that. */
export interface KnownOptions {
  options: UploadOptions | undefined;
  /** It could not be asked. */
  isFailed: boolean;
}

/** What is known of them by a page's question, which it can do without. */
export function knownOptions({ data, error, fetching }: OperationResult<UploadOptionsQuery>): KnownOptions {
  return { options: data?.fileUploadOptions, isFailed: !data && !fetching && error !== undefined };
}

/** What the platform takes, and the files of one form. */
export interface Attachments<Limits = UploadLimits> {
  uploads: Uploads | undefined;
  limits: Limits;
  /** Files were chosen that belong to nothing yet. */
  hasFiles: boolean;
  /** What the form says of its files as a whole. */
  words: ReturnType<typeof useUploadWords> & { refused: (why: FileRefusal) => string };
}

type Items = Uploads['items'] extends Snapshot<infer All> ? All : never;
const NO_ITEMS = createSnapshot<Items>([]);

/** The platform's words. */
const USES = { ticket: 'support_ticket', drawing: 'drawing_request' } as const;
type Use = keyof typeof USES;

/** The files of one form, sent with a token that is good for nothing but uploads. */
export function useAttachments(options: UploadOptions, use: Use, keep: string): Attachments;
export function useAttachments(options: UploadOptions | undefined, use: Use, keep: string): Attachments<UploadLimits | undefined>;
export function useAttachments(options: UploadOptions | undefined, use: Use, keep: string): Attachments<UploadLimits | undefined> {
  const text = useText();
  const askToken = useAskToken();
  const limits = options && limitsOf(options, use);
  const uploads = useUploads(options && limits && { endpoint: options.url, limits, use: USES[use], keep, askToken });
  const hasFiles = useItems(uploads).length > 0;
  const words = { ...useUploadWords(), refused: (why: FileRefusal) => text(`files.refused.${why}`) };
  return { limits, uploads, hasFiles, words };
}

/** The files that were chosen, as they are shown. */
export function useItems(uploads: Uploads | undefined): Items {
  return useSnapshot(uploads?.items ?? NO_ITEMS);
}

function limitsOf(options: UploadOptions, use: Use): UploadLimits {
  const isTicket = use === 'ticket';
  return {
    largest: isTicket ? options.support_ticket_max_file_size : options.drawing_request_max_file_size,
    most: options.max_files,
    types: present(isTicket ? options.support_ticket_types : options.drawing_request_types),
  };
}

/** Asks the platform for a token; rejects where it gives none. */
export function useAskToken(): () => Promise<string> {
  const { commerce } = useHost();
  return async () => {
    const { data, error } = await change(commerce, CreateUploadTokenDocument, {}, { skipQueue: true });
    return uploadTokenOf(data?.createCustomerUploadToken.token, error);
  };
}
