import { change } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import { areFilesLost, parseQuantity, sendWithFiles, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { useAttachments, type Attachments, type UploadOptions } from '../../features/attachments/use-attachments';
import { present } from '../../features/present/present';
import { requestPath } from '../../features/requests/request-path';
import { CreateDrawingRequestDocument } from './create-request.graphql.ts';
import { useText } from './messages/source';

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
  const { uploads, words } = attachments;
  const named = new URLSearchParams(useLocation().search).get('sku')?.trim().slice(0, LONGEST_SKU) ?? '';
  const form = useShopForm<RequestValues>({
    defaultValues: { title: '', description: '', sku: named, quantity: '', files: '' },
    keep: 'request',
    guard: true,
    async onSubmit(values, { arrived }) {
      const sent = await sendWithFiles(uploads, {
        send: (ids) => change(host.commerce, CreateDrawingRequestDocument, { input: toInput(values, ids) }, { retry: false }),
        isLost: ({ data }) => areFilesLost(data?.createDrawingRequest.user_errors, 'drawing_upload_ids'),
      });
      if (!sent) return { errors: { files: words.failed } };
      const { data, error } = sent;
      if (error) return { failure: await say(error) };
      const request = data?.createDrawingRequest.request;
      if (!request) {
        const refusals = present(data?.createDrawingRequest.user_errors);
        const isAboutFiles = refusals.some(({ path }) => path?.includes('drawing_upload_ids'));
        return isAboutFiles ? { errors: { files: words.failed } } : { failure: text('create-request.refused') };
      }
      uploads?.clear();
      host.toasts.add({ type: 'success', message: text('create-request.done') });
      arrived();
      host.navigation.replace(requestPath(request.number));
      return undefined;
    },
  });
  return { ...form, ...attachments };
}

/** How many pieces were typed, if any may be asked for. */
export const readPieces = (typed: string) => parseQuantity(typed, { max: LARGEST_QUANTITY });

function toInput({ title, description, sku, quantity }: RequestValues, files: readonly string[]) {
  const { quantity: pieces } = readPieces(quantity);
  return {
    title: title.trim(),
    drawing_upload_ids: [...files],
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(sku.trim() === '' ? {} : { sku: sku.trim() }),
    ...(pieces === undefined ? {} : { quantity: pieces }),
  };
}
