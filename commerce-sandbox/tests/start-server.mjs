// Starts the built server in a process of its own: the embedded database needs Node's own module loader, and tests meet what ships.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export async function startServer(environment = {}) {
  const child = spawn(process.execPath, ['dist/main.mjs'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const ready = /ready on (http:\/\/\S+)/.exec(output);
      if (ready) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
