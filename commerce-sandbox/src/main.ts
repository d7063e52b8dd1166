import type { FastifyInstance } from 'fastify';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { offerCards } from './commerce/payment/card-payment.ts';
import { preparedFiles } from './demo/seed/prepared-files.ts';
import { seedIfEmpty } from './demo/seed/seed.ts';
import { CardProvider } from './extensions/card-provider/card-provider.ts';
import { providerServer } from './extensions/card-provider/provider-server.ts';
import { UploadFolder } from './extensions/uploads/upload-folder.ts';
import { dropExpired } from './extensions/uploads/uploads.ts';
import type { Database } from './platform/database/database.ts';
import { openEmbedded } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { openServer } from './platform/database/server.ts';
import { readConfig, type Config } from './platform/settings/config.ts';
import { createServer } from './server/server.ts';

const TIDY_UPLOADS_MS = 3_600_000;

/** Starts the platform: database, migrations, demo data, HTTP. */
async function start(): Promise<void> {
  const config = readConfigOrEnd();
  const started = Date.now();
  const say = (message: string): void => {
    process.stdout.write(`commerce-sandbox: ${message} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  };
  say(config.databaseUrl === undefined ? 'opening the embedded database' : 'connecting to PostgreSQL');
  const database = await open(config.databaseUrl, config.dataFolder, say);
  const migrations = await migrate(database);
  if (migrations > 0) say(`applied ${migrations} migrations`);
  await seedIfEmpty(database, say);
  const uploads = config.uploadFolder === undefined ? await UploadFolder.temporary() : new UploadFolder(config.uploadFolder);
  const tidy = (): Promise<void> => uploads.sweep(() => dropExpired(database));
  await tidy();
  // A failed tidying is made up for by the next one.
  const tidying = setInterval(() => void tidy().catch(() => undefined), TIDY_UPLOADS_MS);
  const app = createServer(config, database, uploads);
  const cards = await openCardProvider(config, say);
  const address = await listen(app, config.host, config.port, 'PORT');
  // Who starts a sandbox on port 0 reads this line.
  say(`ready on ${address} (${config.schema} schema)`);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(tidying);
    const impatient = setTimeout(() => {
      app.server.closeAllConnections();
    }, config.stopMs);
    await app.close();
    await cards?.close();
    clearTimeout(impatient);
    await uploads.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/** What the environment says wrong is a mistake of whoever starts it: told in one line, without a stack. */
function readConfigOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** The provider of cards, where they are offered, on an origin of its own. */
async function openCardProvider(config: Config, say: (message: string) => void): Promise<FastifyInstance | undefined> {
  if (!config.cards.isOffered) return undefined;
  const provider = new CardProvider(config.cards.answerWithinMs);
  const app = providerServer(provider, config.cards.parents);
  const address = await listen(app, config.host, config.cards.port, 'CARD_PROVIDER_PORT');
  // Before the platform's own line, so that who waits for that one has read this one.
  say(`cards on ${config.cards.url ?? address}`);
  offerCards(provider, config.cards.url ?? address);
  return app;
}

/** Gives the address. A taken port is a mistake of whoever starts it: told in one line, without a stack. */
async function listen(app: FastifyInstance, host: string, port: number, variable: string): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    process.stderr.write(`Port ${port} is in use. Stop what uses it, or choose another: ${variable}=${port + 1}\n`);
    process.exit(1);
  }
}

async function open(url: string | undefined, folder: string | undefined, say: (message: string) => void): Promise<Database> {
  if (url !== undefined) return openServer(url);
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const isFilled = folder !== undefined && existsSync(join(folder, 'PG_VERSION'));
  return openEmbedded({ folder, files: isFilled ? undefined : await preparedFiles(say) });
}

start().catch((error: unknown) => {
  process.stderr.write(`commerce-sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
