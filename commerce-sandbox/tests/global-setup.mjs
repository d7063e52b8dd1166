import { execFileSync } from 'node:child_process';
import { startServer } from './start-server.mjs';

export default async function setup() {
  execFileSync(process.execPath, ['../release-kit/build/build-service.mjs'], { stdio: 'inherit' });
  const server = await startServer();
  process.env.SANDBOX_TEST_URL = server.url;
  globalThis.__sandboxServer = server;
}
