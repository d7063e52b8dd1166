// A server that a tool or a test starts ends with it, whatever ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const servers = new URL('../scripts/server-process.mjs', import.meta.url).href;
const SERVER = `const { Worker } = require("node:worker_threads");
  new Worker("setInterval(() => undefined, 1000)", { eval: true }).on("online", () => setTimeout(() => console.log("pid " + process.pid), 300));`;
const STARTER = `import { startProcess } from ${JSON.stringify(servers)};
startProcess('server', ['-e', ${JSON.stringify(SERVER)}], { cwd: process.cwd(), onLine: console.log });`;

/** Whether a process of this number is there. */
const isThere = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(/** @type {const} */ (['SIGKILL', 'SIGTERM']))('a server ends when its starter gets %s', async (signal) => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(starter.stdout, 'data');
  const pid = Number(/pid (\d+)/.exec(String(line))?.[1]);
  expect(isThere(pid)).toBe(true);
  starter.kill(signal);
  await once(starter, 'exit');
  while (isThere(pid)) await new Promise((resolve) => setImmediate(resolve));
});
