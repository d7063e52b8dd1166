import { requireCustomer } from '../../commerce/customer/require-customer.ts';
import { tooManyRequests } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import { extensionsFor, MAX_FILE_BYTES, USES } from './file-types.ts';
import { UPLOADS_PATH } from './paths.ts';
import { issueUploadToken, MAX_FILES, type Upload } from './uploads.ts';

const query = resolve('Query')({
  fileUploadOptions: (_source, _input, context) => ({
    url: `${context.origin}${UPLOADS_PATH}`,
    max_file_size: MAX_FILE_BYTES,
    support_ticket_max_file_size: USES.message.maxBytes,
    drawing_request_max_file_size: USES.drawing.maxBytes,
    vacancy_application_max_file_size: USES.application.maxBytes,
    max_files: MAX_FILES,
    support_ticket_types: extensionsFor('message'),
    drawing_request_types: extensionsFor('drawing'),
    vacancy_application_types: extensionsFor('application'),
  }),
});

async function issue(context: RequestContext, customerId: number | null): Promise<SourceOf<'UploadToken'>> {
  const { token, expiresAt } = await issueUploadToken(context.database, customerId);
  return { token, expires_at: timestamp(expiresAt) };
}

const mutation = resolve('Mutation')({
  createGuestUploadToken: async (_source, _input, context) => {
    if (!context.limits.guests.take(context.caller)) throw tooManyRequests();
    return issue(context, null);
  },
  createCustomerUploadToken: async (_source, _input, context) => issue(context, (await requireCustomer(context)).id),
});

export function attachmentSource(upload: Upload, context: RequestContext): SourceOf<'FileAttachment'> {
  return {
    uid: uid(upload.id),
    name: upload.name,
    type: upload.type,
    size: upload.size,
    url: `${context.origin}${UPLOADS_PATH}/${upload.id}`,
    created_at: timestamp(upload.createdAt),
  };
}

export const uploadExtensionResolvers: readonly TypeResolvers[] = [query, mutation];
