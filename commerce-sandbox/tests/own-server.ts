import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server of a test's own, in a process that the test may end. */
export interface OwnServer {
  readonly url: string;
  /** All that it has written to its standard output. */
  readonly output: () => string;
  /** Sends a signal; resolves with the exit code when the process is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const started: OwnServer[] = [];

// A test that fails before it ends its server must not leave it behind.
afterAll(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')));
});

export async function ownServer(environment: Readonly<Record<string, string>>): Promise<OwnServer> {
  const child: ChildProcess = spawn(process.execPath, ['dist/main.mjs'], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'test', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready on (http:\/\/\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${String(code)}: ${output}`));
    });
  });
  const server: OwnServer = {
    url,
    output: () => output,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
  started.push(server);
  return server;
}
