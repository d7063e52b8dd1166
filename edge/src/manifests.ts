import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from 'shared-contracts';
import type { ReleaseStore } from './release-store';
import { notFound } from './static-files';

const FILES = { en: '/manifest.webmanifest', ar: '/manifest-ar.webmanifest' } as const;

/** How the shop is installed, in each language: the live shell’s files under the configured name, which is its short one, too. */
export function serveManifests(app: FastifyInstance, store: ReleaseStore, names: ShopConfig['brand']['name']): void {
  for (const [language, path] of Object.entries(FILES) as ['en' | 'ar', string][])
    app.get(path, async (_request, reply) => {
      const { shell } = (await store.read()).releases;
      const file = shell && store.fileOf(`${shell.base}public${path}`);
      if (!file) return notFound(reply);
      const written = JSON.parse(await readFile(file, 'utf8')) as { name: string; short_name: string };
      const name = names[language];
      const manifest = name === written.name ? written : { ...written, name, short_name: name };
      return reply.header('Cache-Control', 'no-cache').type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest));
    });
}
