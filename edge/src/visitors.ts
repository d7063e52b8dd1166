import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'shared-contracts';
import { judgeRegistry } from 'release-kit/judge';
import { parseJson, registered, type StoredRegistry } from 'release-kit';
import { readPreview, type Preview } from 'release-kit/preview';
import { DRAWS, LIVE, readToken, setOf, shareOf, tokenOf, type Share } from 'release-kit/sets';
import { cookieOf } from './cookie';
import type { ReleaseStore } from './release-store';
import { originOf, type PublicOrigins } from './visitor-origin';

/** Which releases a visitor gets, and why. */
export interface Visit {
  registry: Registry;
  share: Share;
  /** Releases that are live for nobody are among them; nobody else may keep what is made of them. */
  preview?: Preview | undefined;
  /** A CDN may keep what is made for this visitor: it knows the share by itself, or there is only one. */
  isShareable: boolean;
  /** Values of `Set-Cookie` that the answer must carry. */
  cookies: readonly string[];
  /** Names of request headers that the answer depends on, beside the encoding. */
  vary: readonly string[];
}

export interface Visitors {
  /** Rejects where there was never a registry. */
  of(request: FastifyRequest): Promise<Visit>;
  /**
   * Opens or ends a preview if the address asks for it, by a redirect to the same address without that; says so where the preview is not
   * one of this shop, or has ended. Gives whether it has answered: to await a reply is to wait until it was sent, and gives nothing.
   */
  answerPreview(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<boolean>;
}

const SHARE_COOKIE = 'release_share';
const PREVIEW_COOKIE = 'release_preview';
/** By which a CDN says the share: the part of the cookie behind its dot, so that it can keep a document for each. */
const SHARE_HEADER = 'x-release-share';
const SHARE_DAYS = 90;

export interface VisitorOptions {
  store: ReleaseStore;
  /** Of `PREVIEW_SECRET`; previews are off where it is empty. */
  previewSecret: string;
  publicOrigins: PublicOrigins;
  refusal: () => string;
}

export function createVisitors({ store, previewSecret, publicOrigins, refusal }: VisitorOptions): Visitors {
  /** By the state of the registry and what the preview names. */
  const previews = new LRUCache<string, Registry, { registry: StoredRegistry; releases: Preview['releases'] }>({
    max: 50,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => makePreview(store, context.registry, context.releases),
  });
  const read = (value: string | undefined) => (value && previewSecret ? readPreview(value, previewSecret, publicOrigins()) : undefined);

  const previewSet = (registry: StoredRegistry, { releases }: Preview) =>
    previews.forceFetch(`${registry.generation} ${JSON.stringify(releases)}`, { context: { registry, releases } });

  return {
    async of(request) {
      const registry = await store.read();
      const isSecure = originOf(request).proto === 'https';
      const preview = read(cookieOf(request, PREVIEW_COOKIE));
      const set = preview && (await previewSet(registry, preview).catch(() => undefined));
      if (preview && set) return { registry: set, share: LIVE, preview, isShareable: false, cookies: [], vary: [] };
      return drawn(request, registry, isSecure);
    },
    async answerPreview(request, reply, url) {
      const value = previewSecret ? url.searchParams.get('preview') : null;
      if (value === null) return false;
      const preview = read(value);
      const isFit =
        preview &&
        (await previewSet(await store.read(), preview).then(
          () => true,
          () => false,
        ));
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
      const isSecure = originOf(request).proto === 'https';
      if (!isFit && value !== 'end') {
        reply.code(403).type('text/html; charset=utf-8').send(refusal());
        return true;
      }
      const seconds = preview ? Math.ceil((preview.until - Date.now()) / 1000) : 0;
      url.searchParams.delete('preview');
      reply
        .header('Set-Cookie', cookie(PREVIEW_COOKIE, preview ? value : '', seconds, isSecure))
        .code(303)
        .header('Location', url.pathname + url.search)
        .send('');
      return true;
    },
  };
}

/** The releases of a preview among the live ones. Rejects where one is not in the store, and where they could not serve each other. */
async function makePreview(store: ReleaseStore, registry: StoredRegistry, releases: Preview['releases']): Promise<Registry> {
  const live = setOf(registry, LIVE);
  const instead = await Promise.all(
    Object.entries(releases).map(async ([name, version]) => {
      const file = await store.bringFileOf(`/releases/${name}/${version}/release.json`);
      if (!file) throw new Error(`${name}@${version} is no release.`);
      return [name, registered(parseJson(await readFile(file, 'utf8'), file))] as const;
    }),
  );
  const set = { ...live, releases: { ...live.releases, ...Object.fromEntries(instead) } };
  const problems = judgeRegistry(set);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return set;
}

/** By the visitor's draw, where there is a canary; it is drawn once, and only then. */
function drawn(request: FastifyRequest, registry: StoredRegistry, isSecure: boolean): Visit {
  if (Object.keys(registry.canaries ?? {}).length === 0)
    return { registry: setOf(registry, LIVE), share: LIVE, isShareable: true, cookies: [], vary: [] };
  const [number = '', token] = (cookieOf(request, SHARE_COOKIE) ?? '').split('.');
  const known = /^\d{1,4}$/.test(number) ? Number(number) : undefined;
  const draw = known ?? randomInt(DRAWS);
  const said = request.headers[SHARE_HEADER];
  // Where a CDN says the share, the answer depends on that and nothing else.
  const isSaid = typeof said === 'string' && said !== '' && known !== undefined;
  const share = isSaid ? readToken(registry, said) : shareOf(registry, draw);
  const isNew = token !== tokenOf(share) || known === undefined;
  return {
    registry: setOf(registry, share),
    share,
    isShareable: isSaid,
    cookies: isNew && !isSaid ? [cookie(SHARE_COOKIE, `${draw}.${tokenOf(share)}`, SHARE_DAYS * 24 * 3600, isSecure)] : [],
    vary: isSaid ? [SHARE_HEADER] : [],
  };
}

function cookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
