import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from 'release-kit/preview';
import type { Metrics } from './metrics';

const GUESS_DELAY_MS = 1000;
/** Wrong ones that wait at once; more are refused without waiting, so that waiting costs nothing. */
const MOST_GUESSES = 20;

export interface OperatorOptions {
  /** Of `OPERATOR_TOKEN`; empty: the pages are not there, unless `isOpen`. */
  token: string;
  /** Development: no token is asked for. */
  isOpen: boolean;
  metrics: Metrics;
  releasesPage: () => Promise<{ html: string; style: string }>;
}

/** What only those see who run the shop: `/metrics` for Prometheus, and `/_releases`. */
export function serveOperator(app: FastifyInstance, { token, isOpen, metrics, releasesPage }: OperatorOptions): void {
  let guesses = 0;
  const isAllowed = async (request: FastifyRequest): Promise<boolean> => {
    if (isOpen) return true;
    if (token !== '' && isSameSecret(givenToken(request), token)) return true;
    if (guesses >= MOST_GUESSES) return false;
    guesses += 1;
    await wait(GUESS_DELAY_MS);
    guesses -= 1;
    return false;
  };
  const serve = (path: string, answer: (reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(path, async (request, reply) => {
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
      if (token === '' && !isOpen) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      if (await isAllowed(request)) return answer(reply);
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Basic realm="Releases", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send('OPERATOR_TOKEN is the password; the name is free.');
    });

  serve('/metrics', async (reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
  serve('/_releases', async (reply) => {
    const { html, style } = await releasesPage();
    return reply
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src '${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** As a bearer's, or as the password that a browser asks for. */
function givenToken({ headers }: FastifyRequest): string {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return '';
  const text = Buffer.from(value, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
