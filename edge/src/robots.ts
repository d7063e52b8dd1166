import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store';
import { SITEMAP_PATH } from './sitemap/serve-sitemap';

/** The shell's rules, and where the sitemap is: its address is the origin's, which only the edge knows. */
export function serveRobots(app: FastifyInstance, store: ReleaseStore, origin: () => string): void {
  app.get('/robots.txt', async (_request, reply) => {
    const { shell } = (await store.read()).releases;
    const file = shell && store.fileOf(`${shell.base}public/robots.txt`);
    const rules = file ? await readFile(file, 'utf8') : 'User-agent: *\n';
    return reply
      .header('Cache-Control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${rules.trimEnd()}\n\nSitemap: ${origin()}${SITEMAP_PATH}\n`);
  });
}
