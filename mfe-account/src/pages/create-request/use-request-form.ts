import { change, toWesternDigits, type CommerceResult } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import { areFilesLost, parseQuantity, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { isAboutFiles, refusalOf } from '../../features/attachments/refusal';
import { useAttachments, type Attachments, type UploadOptions } from '../../features/attachments/use-attachments';
import { areSentFiles, useSendOnce } from '../../features/attachments/use-send-once';
import { present } from '../../features/present/present';
import { requestPath } from '../../features/requests/request-path';
import { CreateDrawingRequestDocument, SentRequestsDocument, type CreateDrawingRequestMutation } from './create-request.graphql.ts';
import { useText } from './messages/source';

/** Where the platform's mutation names files. */
const FILES = 'drawing_upload_ids';

/** The platform's limits. */
export const LONGEST_SKU = 64;
const LARGEST_QUANTITY = 1_000_000;

interface RequestValues {
  title: string;
  description: string;
  sku: string;
  quantity: string;
  /** Always empty: where complaints about the files as a whole stand. */
  files: string;
}

/** What a request for drawings holds, its files, and how it is sent. `?sku=` of the address names the part. */
export function useRequestForm(options: UploadOptions): ShopForm<RequestValues> & Attachments {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const attachments = useAttachments(options, 'drawing', 'request');
  const { uploads, words, hasFiles } = attachments;
  const sendOnce = useSendOnce();
  const find = useSentRequest();
  const named = new URLSearchParams(useLocation().search).get('sku')?.trim().slice(0, LONGEST_SKU) ?? '';
  const form = useShopForm<RequestValues>({
    defaultValues: { title: '', description: '', sku: named, quantity: '', files: '' },
    keep: 'request',
    guard: true,
    hasUnsent: hasFiles,
    async onSubmit(values, { arrived }) {
      const sent = await sendOnce(uploads, {
        send: (ids) => change(host.commerce, CreateDrawingRequestDocument, { input: toInput(values, ids) }, { retry: false }),
        isLost: ({ data }) => areFilesLost(data?.createDrawingRequest.user_errors, FILES),
        find: (ids) => find(values.title.trim(), ids),
      });
      if (!sent) return { errors: { files: words.failed } };
      const { data, error } = sent;
      if (error) return { failure: await say(error) };
      const request = data?.createDrawingRequest.request;
      if (!request) {
        const refusal = refusalOf(data?.createDrawingRequest.user_errors, FILES);
        return isAboutFiles(refusal) ? { errors: { files: words.refused(refusal) } } : { failure: text('create-request.refused') };
      }
      uploads?.clear();
      host.toasts.add({ type: 'success', message: text('create-request.done') });
      if (arrived()) host.navigation.replace(requestPath(request.number));
      return undefined;
    },
  });
  return { ...form, ...attachments };
}

/** How many pieces were typed, if any may be asked for. */
export const readPieces = (typed: string) => parseQuantity(typed, { max: LARGEST_QUANTITY });

/** Asks the platform for a request that was sent though no answer came: the one that these drawings belong to. */
function useSentRequest() {
  const { commerce } = useHost();
  return async (title: string, ids: readonly string[]): Promise<CommerceResult<CreateDrawingRequestMutation> | undefined> => {
    const { data, error } = await commerce.query(SentRequestsDocument, {}, { policy: 'network-only' });
    if (error) return { data: undefined, error };
    const sent = present(data?.customer?.drawing_requests.items).find(
      (request) => request.title === title && areSentFiles(request.drawings, ids),
    );
    if (!sent) return undefined;
    commerce.invalidate(['customer']);
    return { data: { createDrawingRequest: { __typename: 'DrawingRequestOutput', request: sent, user_errors: [] } }, error: undefined };
  };
}

function toInput({ title, description, sku, quantity }: RequestValues, files: readonly string[]) {
  const { quantity: pieces } = readPieces(quantity);
  return {
    title: title.trim(),
    drawing_upload_ids: [...files],
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(sku.trim() === '' ? {} : { sku: toWesternDigits(sku.trim()) }),
    ...(pieces === undefined ? {} : { quantity: pieces }),
  };
}
