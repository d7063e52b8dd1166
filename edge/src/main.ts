import { readConfig } from './config';
import { createEdge } from './server';
import { prepareStop } from './stop';
import { portOf } from './visitor-origin';

const config = readConfig();
const app = await createEdge(config);
const stop = prepareStop(app, config.stopMs);
await app.listen({ port: config.port, host: config.host }).catch(refuse);
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
  console.error(`Port ${config.port} is in use. Stop what uses it, or choose another: PORT=${config.port + 1}`);
  process.exit(1);
}
