import { readConfig } from './config';
import { createEdge } from './server';
import { prepareStop } from './stop';
import { portOf } from './visitor-origin';

const config = readConfig();
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

/** A taken port is a mistake of whoever starts it: told in one line, without a stack. */
function refuse(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`);
  process.exit(1);
}
