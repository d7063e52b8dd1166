import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { customerOfToken } from '../../commerce/customer/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { bearerToken, header } from '../../platform/request/headers.ts';
import { Input, storable } from '../../platform/values/input.ts';
import { contentDisposition, MAX_FILE_BYTES, safeName, takes, typeOfName, useOfName, USES } from './file-types.ts';
import { UPLOADS_PATH } from './paths.ts';
import { isNoRoom, type UploadFolder } from './upload-folder.ts';
import { beginUpload, completeUpload, forgetUpload, ownerOfUploadToken, ownUpload, type Upload, type UploadOwner } from './uploads.ts';

const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };
const OFFSET_STREAM = 'application/offset+octet-stream';

interface Desk {
  readonly database: Database;
  readonly folder: UploadFolder;
}

/**
 * Resumable uploads by tus 1.0 (core, creation, expiration, termination): POST makes one, PATCH appends at an offset, HEAD says the offset,
 * DELETE gives it up; GET of a complete one is its download. All of them for its owner only (a customer's token or a guest's upload token).
 */
export function uploadEndpoint(app: FastifyInstance, database: Database, folder: UploadFolder): void {
  const desk: Desk = { database, folder };
  // The body is not collected in memory; append() counts it.
  app.addContentTypeParser(OFFSET_STREAM, (_request, payload, done) => {
    done(null, payload);
  });
  app.options(UPLOADS_PATH, (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...TUS,
        'tus-version': '1.0.0',
        'tus-extension': 'creation,expiration,termination',
        'tus-max-size': String(MAX_FILE_BYTES),
      })
      .send(),
  );
  app.post(UPLOADS_PATH, (request, reply) => authorized(desk, request, reply, (owner) => create(desk, request, reply, owner)));
  const path = `${UPLOADS_PATH}/:id`;
  const onUpload =
    (work: (upload: Upload, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      authorized(desk, request, reply, async (owner) => {
        const upload = await ownUpload(database, owner, storable(Input.of(request.params).text('id') ?? ''));
        return upload ? work(upload, request, reply) : refuse(reply, 404, 'Could not find an upload with this ID.');
      });
  app.head(
    path,
    onUpload((upload, _request, reply) => status(desk, reply, upload)),
  );
  app.patch(
    path,
    { bodyLimit: MAX_FILE_BYTES },
    onUpload((upload, request, reply) => append(desk, request, reply, upload)),
  );
  app.delete(
    path,
    onUpload((upload, _request, reply) => giveUp(desk, reply, upload)),
  );
  app.get(
    path,
    { exposeHeadRoute: false },
    onUpload((upload, _request, reply) => download(desk, reply, upload)),
  );
}

function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(code).headers(TUS).send({ message });
}

async function authorized(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (owner: UploadOwner) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const token = bearerToken(request);
  const customerId = token === undefined ? undefined : await customerOfToken(desk.database, token);
  const owner =
    customerId !== undefined
      ? { customerId, uploadTokenId: null }
      : token === undefined
        ? undefined
        : await ownerOfUploadToken(desk.database, token);
  if (!owner)
    return reply
      .code(401)
      .headers(TUS)
      .send({ message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } });
  const version = header(request, 'tus-resumable');
  if (request.method !== 'GET' && version !== '1.0.0')
    return reply
      .code(412)
      .headers({ ...TUS, 'tus-version': '1.0.0' })
      .send({ message: 'Tus-Resumable must be 1.0.0.' });
  return work(owner);
}

async function create(desk: Desk, request: FastifyRequest, reply: FastifyReply, owner: UploadOwner): Promise<FastifyReply> {
  const size = Number(header(request, 'upload-length'));
  if (!Number.isSafeInteger(size) || size < 1) return refuse(reply, 400, 'Upload-Length must be a whole number of bytes.');
  const given = metadata(request);
  const useName = given.get('use');
  const use = useName === undefined ? undefined : useOfName(useName);
  if (useName !== undefined && use === undefined) return refuse(reply, 400, `Unknown use "${useName}".`);
  const maxBytes = use === undefined ? MAX_FILE_BYTES : USES[use].maxBytes;
  if (size > maxBytes)
    return reply
      .code(413)
      .headers({ ...TUS, 'tus-max-size': String(maxBytes) })
      .send({ message: `A file may have at most ${maxBytes} bytes.` });
  const name = safeName(given.get('filename') ?? '');
  const type = typeOfName(name);
  if (!type || (use !== undefined && !takes(use, type.mediaType)))
    return refuse(reply, 415, `The file "${name}" is of a type that is not allowed.`);
  const upload = await beginUpload(desk.database, owner, { name, type: type.mediaType, size });
  if (!upload) return refuse(reply, 429, 'Too many uploads belong to nothing yet. Use or delete some.');
  try {
    await desk.folder.create(upload.id);
  } catch (error) {
    await forgetUpload(desk.database, upload.id);
    if (isNoRoom(error)) return refuse(reply, 507, NO_ROOM);
    throw error;
  }
  return reply
    .code(201)
    .headers({ ...TUS, location: `${UPLOADS_PATH}/${upload.id}`, 'upload-expires': upload.expiresAt.toUTCString() })
    .send();
}

const NO_ROOM = 'There is no room for more files at the moment.';

/** `Upload-Metadata: filename dGVzdC5wZGY=,filetype …` */
function metadata(request: FastifyRequest): ReadonlyMap<string, string> {
  const pairs = (header(request, 'upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(/\s+/));
  return new Map(
    pairs.flatMap(([key, value]) =>
      key === undefined || key === '' ? [] : [[key.toLowerCase(), storable(Buffer.from(value ?? '', 'base64').toString('utf8'))]],
    ),
  );
}

async function status(desk: Desk, reply: FastifyReply, upload: Upload): Promise<FastifyReply> {
  const offset = upload.complete ? upload.size : await desk.folder.size(upload.id);
  if (offset === undefined) return refuse(reply, 410, 'The upload is gone.');
  return reply
    .code(200)
    .headers({ ...TUS, 'upload-offset': String(offset), 'upload-length': String(upload.size), ...expires(upload) })
    .send();
}

function expires(upload: Upload): Readonly<Record<string, string>> {
  return upload.attached ? {} : { 'upload-expires': upload.expiresAt.toUTCString() };
}

async function append(desk: Desk, request: FastifyRequest, reply: FastifyReply, upload: Upload): Promise<FastifyReply> {
  const body = request.body;
  if (!(body instanceof Readable)) return refuse(reply, 415, `Content-Type must be ${OFFSET_STREAM}.`);
  const offset = Number(header(request, 'upload-offset') ?? '-1');
  const result = await desk.folder.alone(upload.id, async () => {
    const before = upload.complete ? upload.size : await desk.folder.size(upload.id);
    if (before === undefined) return refuse(reply, 410, 'The upload is gone.');
    if (offset !== before) return refuse(reply, 409, `Upload-Offset must be ${before}.`);
    const after = await desk.folder.append(upload.id, body, upload.size);
    if (after === 'too-much') return refuse(reply.header('connection', 'close'), 413, 'More bytes than Upload-Length says.');
    if (after === 'no-room') return refuse(reply, 507, NO_ROOM);
    if (after === upload.size && !upload.complete && !(await isWhatItClaims(desk, upload))) {
      await discard(desk, upload);
      return refuse(reply, 415, `The content of "${upload.name}" is not what its name says.`);
    }
    if (after === upload.size) await completeUpload(desk.database, upload.id);
    return reply
      .code(204)
      .headers({ ...TUS, 'upload-offset': String(after), ...expires(upload) })
      .send();
  });
  return result === 'busy' ? refuse(reply, 423, 'Another request writes to this upload.') : result;
}

async function isWhatItClaims(desk: Desk, upload: Upload): Promise<boolean> {
  const type = typeOfName(upload.name);
  if (!type?.matches(await desk.folder.head(upload.id))) return false;
  return type.holds?.((start, end) => desk.folder.part(upload.id, start, end), upload.size) ?? true;
}

async function discard(desk: Desk, upload: Upload): Promise<void> {
  await forgetUpload(desk.database, upload.id);
  await desk.folder.remove(upload.id);
}

async function giveUp(desk: Desk, reply: FastifyReply, upload: Upload): Promise<FastifyReply> {
  if (upload.attached) return refuse(reply, 403, 'The file belongs to a message or a request.');
  await discard(desk, upload);
  return reply.code(204).headers(TUS).send();
}

async function download(desk: Desk, reply: FastifyReply, upload: Upload): Promise<FastifyReply> {
  if (!upload.complete) return refuse(reply, 404, 'The upload is not complete.');
  if ((await desk.folder.size(upload.id)) === undefined) return refuse(reply, 410, 'The upload is gone.');
  return reply
    .headers({
      'content-type': upload.type,
      'content-length': String(upload.size),
      'content-disposition': contentDisposition(upload.name),
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    .send(desk.folder.read(upload.id));
}
