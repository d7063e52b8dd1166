import { readConfig, type EdgeConfig } from './config';
import { messageOf } from './message-of';
import { createEdge } from './server';
import { prepareStop } from './stop';
import { portOf } from './visitor-origin';

const config = readConfigOrEnd();
const app = await createEdge(config);
const stop = prepareStop(app, config.stopMs);
const { port, host, fd } = config;
// Node takes an inherited socket before a port; Fastify's types know the port only.
await app.listen({ port, host, ...(fd === undefined ? {} : { fd }) }).catch(refuse);
// Who starts an edge on port 0 reads this line.
console.log(`edge: http${config.tls ? 's' : ''}://localhost:${portOf(app)}`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  });
}

/** What is wrong is a mistake of whoever starts it: told in one line, without a stack. */
function end(line: string): never {
  console.error(line);
  process.exit(1);
}

function readConfigOrEnd(): EdgeConfig {
  try {
    return readConfig();
  } catch (error) {
    return end(messageOf(error));
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof Error && 'code' in error)) throw error;
  if (fd !== undefined) end(`LISTEN_FD is "${fd}": no socket that listens was inherited there (${String(error.code)}).`);
  if (error.code !== 'EADDRINUSE') throw error;
  return end(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`);
}
