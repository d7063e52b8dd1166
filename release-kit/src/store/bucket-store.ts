import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { severally } from './severally';
import { Conflict, type Store } from './store';

/** Notes lie beside the releases; nobody serves them. */
const NOTES = '.kit';
/** The last of a release's files: where it is, the release is whole. */
const LAST = 'release.json';

/** How long one request may take. A bucket that is slower is told as such; nothing is changed halfway. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

/**
 * A store in a bucket of S3 or of what speaks like it: `s3://bucket/prefix`. Where it is and who asks is the environment's, as AWS's own
 * tools read it (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`, `AWS_ACCESS_KEY_ID` …). The bucket must know conditional writes (`If-Match` and
 * `If-None-Match` of PutObject): the registry's one step rests on them, and the first write asks whether it does.
 */
export function createBucketStore(address: string): Store {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const keyOf = (...parts: string[]) => [...(prefix ? [prefix] : []), ...parts].join('/');
  const s3 = connect(bucket);
  const told = async <T>(action: Promise<T>): Promise<T> => action.catch((error) => Promise.reject(explain(error, address)));
  /** The last state that was read: asked for again only if it is another. */
  let known: { text: string; revision: string } | undefined;

  return {
    name: address,
    async readRegistry() {
      known = await told(s3.get(keyOf('registry.json'), known));
      return known;
    },
    async writeRegistry(text, revision) {
      const key = keyOf('registry.json');
      try {
        await s3.replace(key, text, revision);
      } catch (error) {
        // What a lost answer had already done is done: the repeated request meets its own work.
        if (isConflict(error) && (await told(s3.get(key)))?.text === text) return;
        throw isConflict(error) ? new Conflict() : explain(error, address);
      }
      await s3.refuseUnconditional(key, text);
    },
    readDescription: async (name, version) => (await told(s3.get(keyOf(name, version, LAST))))?.text,
    async addRelease(name, version, folder) {
      if (await told(s3.get(keyOf(name, version, LAST)))) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
      const upload = async (file: string) => s3.put(keyOf(name, version, ...file.split(sep)), await readFile(join(folder, file)));
      await told(
        severally(
          files.filter((file) => file !== LAST),
          upload,
        ),
      );
      await told(upload(LAST));
    },
    listFiles: async (name, version) => told(s3.below(`${keyOf(name, version)}/`)),
    readFile: async (name, version, path) => told(s3.bytes(keyOf(name, version, ...path.split('/')))),
    async removeRelease(name, version) {
      const whole = keyOf(name, version);
      // First what says that it is there: what is left of a removal that breaks off is no release.
      await told(s3.remove(`${whole}/${LAST}`));
      await told(severally(await s3.below(`${whole}/`), (file) => s3.remove(`${whole}/${file}`)));
    },
    async listReleases() {
      const names = (await told(s3.foldersOf(prefix ? `${prefix}/` : ''))).filter((name) => !name.startsWith('.'));
      const lists = await Promise.all(
        names.map(async (name) => (await told(s3.foldersOf(`${keyOf(name)}/`))).map((version) => ({ name, version }))),
      );
      return lists.flat();
    },
    readNote: async (note) => (await told(s3.get(keyOf(NOTES, note))))?.text,
    writeNote: async (note, text) => void (await told(s3.put(keyOf(NOTES, note), text))),
    listNotes: async (start) => (await told(s3.below(`${keyOf(NOTES)}/`, start))).sort(),
  };
}

type Condition = { IfMatch?: string; IfNoneMatch?: string };

/** The client, loaded when it is asked for: who has a folder need not wait for it. */
function createClient() {
  let client: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  return () => {
    // A team that releases need not be told each time which Node the client's next versions want.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    return (client ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        // Other servers than AWS's know buckets by path, and not every newer checksum.
        forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        region: process.env.AWS_REGION ?? 'us-east-1',
        requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
      }),
    })));
  };
}

/** Keys that begin so, or the folders directly below. */
async function list(open: ReturnType<typeof createClient>, Bucket: string, Prefix: string, Delimiter?: string): Promise<string[]> {
  const { sdk, client: s3 } = await open();
  const found: string[] = [];
  let token: string | undefined;
  do {
    const page = await s3.send(
      new sdk.ListObjectsV2Command({
        Bucket,
        Prefix,
        ...(Delimiter ? { Delimiter } : {}),
        ...(token ? { ContinuationToken: token } : {}),
      }),
    );
    for (const { Prefix: folder } of page.CommonPrefixes ?? []) if (folder) found.push(folder);
    if (!Delimiter) for (const { Key } of page.Contents ?? []) if (Key) found.push(Key);
    token = page.NextContinuationToken;
  } while (token);
  return found;
}

/** The few requests that a store makes. */
function connect(Bucket: string) {
  const open = createClient();
  let isConditional = false;

  const self = {
    /** A text and its state; undefined where it is not there. One that is known is not sent again. */
    async get(Key: string, known?: { text: string; revision: string }) {
      const { sdk, client: s3 } = await open();
      try {
        const { Body, ETag } = await s3.send(new sdk.GetObjectCommand({ Bucket, Key, ...(known ? { IfNoneMatch: known.revision } : {}) }));
        return { text: (await Body?.transformToString()) ?? '', revision: ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 304 && known) return known;
        if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return undefined;
        throw error;
      }
    },
    async bytes(Key: string): Promise<Buffer> {
      const { sdk, client: s3 } = await open();
      const { Body } = await s3.send(new sdk.GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    async put(Key: string, Body: string | Buffer, condition: Condition = {}) {
      const { sdk, client: s3 } = await open();
      await s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body: typeof Body === 'string' ? Buffer.from(Body) : Body, ...condition }));
    },
    /** Puts a text in the place of the one with that state; in no place where there must be none. */
    async replace(Key: string, text: string, revision: string | undefined) {
      if (revision === undefined) return self.put(Key, text, { IfNoneMatch: '*' });
      try {
        await self.put(Key, text, { IfMatch: revision });
      } catch (error) {
        // Older gateways of Ceph compare without the quotes that HTTP wants, and refuse every state.
        if (!isConflict(error) || (await self.get(Key))?.revision !== revision) throw error;
        await self.put(Key, text, { IfMatch: revision.replace(/^"|"$/g, '') });
      }
    },
    async remove(Key: string) {
      const { sdk, client: s3 } = await open();
      await s3.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
    /** Paths below a prefix that begin with that, without the prefix. */
    below: async (prefix: string, start = '') => (await list(open, Bucket, `${prefix}${start}`)).map((key) => key.slice(prefix.length)),
    foldersOf: async (prefix: string) => (await list(open, Bucket, prefix, '/')).map((folder) => folder.slice(prefix.length, -1)),
    /** A server that overlooks conditions would let two publishers undo each other: asked once, by a write that must be refused. */
    async refuseUnconditional(Key: string, text: string) {
      if (isConditional) return;
      const isRefused = await self.put(Key, text, { IfNoneMatch: '*' }).then(() => false, isConflict);
      if (!isRefused) throw new Error(`The bucket ${Bucket} overlooks If-None-Match: it cannot hold a registry that several change.`);
      isConditional = true;
    },
  };
  return self;
}

/** By what it says, whatever has wrapped it. */
const textOf = (error: unknown, member: 'name' | 'message'): string =>
  typeof error === 'object' && error !== null && member in error ? String((error as Record<string, unknown>)[member]) : '';
const nameOf = (error: unknown) => textOf(error, 'name');
function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
    : undefined;
}
/** 412 where the state is another, 409 where somebody is writing at this moment. */
const isConflict = (error: unknown) => statusOf(error) === 412 || statusOf(error) === 409;

const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'has no such bucket',
  AccessDenied: 'may not be used with these keys',
  InvalidAccessKeyId: 'may not be used with these keys',
  SignatureDoesNotMatch: 'may not be used with these keys',
  QuotaExceeded: 'is full',
  TimeoutError: 'does not answer',
  CredentialsProviderError: 'needs keys (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)',
};

/** What is wrong with the store, in words. */
function explain(error: unknown, address: string): unknown {
  const isAway = /E(CONNREFUSED|NOTFOUND|HOSTUNREACH|AI_AGAIN)/.test(textOf(error, 'message'));
  const reason = REASONS[nameOf(error)] ?? (isAway ? 'cannot be reached' : statusOf(error) === 403 ? REASONS.AccessDenied : undefined);
  return reason ? new Error(`The store ${address} ${reason}; nothing was changed.`, { cause: error }) : error;
}
