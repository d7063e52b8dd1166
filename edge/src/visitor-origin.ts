import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config';

/** The shop's own origins. Asked for each time: which port the system gave is known once the edge listens. */
export type PublicOrigins = () => readonly string[];

/** The port that the system gave; undefined before the edge listens. */
export function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** Those that are configured; unconfigured, the shop is at home on this machine only. */
export function publicOriginsOf(app: FastifyInstance, { publicOrigins, tls }: Pick<EdgeConfig, 'publicOrigins' | 'tls'>): PublicOrigins {
  if (publicOrigins.length > 0) return () => publicOrigins;
  let own: readonly string[] = [];
  return () => {
    const port = portOf(app);
    if (own.length === 0 && port !== undefined)
      own = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http${tls ? 's' : ''}://${host}:${port}`);
    return own;
  };
}

/** Scheme and host that the visitor uses; a balancer's word for them counts where it is trusted (`TRUST_PROXY`). */
export function originOf(request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): { proto: string; host: string } {
  return { proto: request.protocol ?? 'http', host: request.host || String(request.headers[':authority'] ?? '') };
}

/** What balancers, containers and Prometheus ask, by whatever address they know; the last one shows a token. */
const OF_ANY_HOST = new Set(['/health', '/ready', '/metrics']);

/**
 * The shop answers for its own hosts: what somebody writes into `Host` ends up in no document, no header and no request to the platform.
 * With `forceHttps` a visitor who comes by HTTP is sent to HTTPS.
 */
export function guardOrigins(
  app: FastifyInstance,
  { publicOrigins, forceHttps }: { publicOrigins: PublicOrigins; forceHttps: boolean },
): void {
  let hosts: ReadonlySet<string> | undefined;
  let hasRefused = false;
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (OF_ANY_HOST.has(path)) return undefined;
    const { proto, host } = originOf(request);
    if (!path.startsWith('/')) return reply.code(400).header('Cache-Control', 'no-store').send('');
    hosts ??= new Set(publicOrigins().map((origin) => new URL(origin).host));
    if (!hosts.has(hostOf(host))) {
      // Once: strangers may ask as often as they like.
      if (!hasRefused) app.log.warn({ host, origins: publicOrigins() }, 'A host is not served: PUBLIC_ORIGINS names those that are');
      hasRefused = true;
      return reply.code(421).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('This host is not served here.');
    }
    if (forceHttps && proto !== 'https')
      return reply
        .code(request.method === 'GET' || request.method === 'HEAD' ? 301 : 308)
        .header('Cache-Control', 'no-store')
        .header('Location', `https://${hostOf(host)}${request.url.replace(/^\/{2,}/, '/')}`)
        .send('');
    return undefined;
  });
}

/** As an origin has it: lower case, and no port where it is the scheme's own. */
function hostOf(given: string): string {
  return given.toLowerCase().replace(/:(80|443)$/, '');
}
