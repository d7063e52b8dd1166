import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PersonalPageAnswer, PersonalPageRequest } from 'shared-contracts/edge';
import { toHeader, urlOf } from './documents';
import { messageOf } from './message-of';
import type { Renderer } from './render/renderer';
import { originOf } from './visitor-origin';
import type { Visitors } from './visitors';

/** Asked for by the document's own script (shell, inline-script.ts). */
const PATH = '/personal-page';
const MOST_CHARACTERS = 4000;
/** Beyond that documents, which many wait for, go first. */
const MOST_QUEUED = 32;
/** What HTTP allows of a token. */
const BEARER = /^Bearer ([\w.~+/-]{1,4000}=*)$/;

export interface PersonalPageSources {
  renderer: Renderer;
  visitors: Pick<Visitors, 'of'>;
}

/**
 * The page of a customer, for a document that stands there without it: documents are the same for everybody, so that they can be kept, and
 * what is personal is asked for by the token that the browser has stored. Nobody keeps the answer. 204 where there is none: the browser
 * makes the page by itself, and says what is wrong.
 */
export function servePersonalPage(app: FastifyInstance, { renderer, visitors }: PersonalPageSources): void {
  const make = async (request: FastifyRequest, asked: PersonalPageRequest): Promise<PersonalPageAnswer> => {
    if (renderer.queued() >= MOST_QUEUED) return { reason: 'busy' };
    const { registry, preview } = await visitors.of(request);
    if (preview) return { reason: 'preview' };
    return renderer.renderPersonal(asked, registry).catch((error: unknown) => {
      request.log.error({ error: messageOf(error) }, 'personal page failed');
      // What was thrown names files of the server.
      return { reason: 'failed' };
    });
  };
  app.get(PATH, async (request, reply) => {
    reply.header('Cache-Control', 'no-store').header('Vary', 'authorization');
    const asked = readRequest(request);
    if (!asked) return reply.code(400).send({ message: 'Bad Request' });
    const { page, reason } = await make(request, asked);
    if (page) return reply.send(page);
    return reply.header('X-Render-Fallback', toHeader(reason)).code(204).send();
  });
}

/** `at`: the document's address; `of`: the releases that it names; `in`: the chosen currency. */
function readRequest(request: FastifyRequest): PersonalPageRequest | undefined {
  const { searchParams } = urlOf(request);
  const at = searchParams.get('at') ?? '';
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const base = 'http://edge.invalid';
  if (token === undefined || !at.startsWith('/') || at.length > MOST_CHARACTERS || !URL.canParse(at, base)) return undefined;
  const { origin, pathname, search } = new URL(at, base);
  // Several slashes at its beginning name a host.
  if (origin !== base) return undefined;
  const { proto, host } = originOf(request);
  return {
    pathname,
    search,
    token,
    origin: `${proto}://${host}`,
    releases: searchParams.get('of') ?? '',
    currency: searchParams.get('in') || undefined,
  };
}
