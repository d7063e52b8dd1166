// Loaded into a server that a tool or a test starts: it ends with its starter, even one that was killed. Their pipe ends then.
import { isMainThread } from 'node:worker_threads';

// A server's own threads load this too; their standard input is nobody's pipe.
if (isMainThread) {
  process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref?.();
}
