import { readConfig } from './config';
import { createEdge } from './server';
import { prepareStop } from './stop';

const config = readConfig();
const app = await createEdge(config);
const stop = prepareStop(app, config.stopMs);
await app.listen({ port: config.port, host: config.host });
console.log(`edge: http${config.tls ? 's' : ''}://localhost:${config.port}`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  });
}
