import { readConfig } from './config';
import { createEdge } from './server';

const config = readConfig();
const app = await createEdge(config);
await app.listen({ port: config.port, host: config.host });
console.log(`edge: http${config.tls ? 's' : ''}://localhost:${config.port}`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void app.close().then(() => process.exit(0));
  });
}
