// Loaded into a server that a tool or a test starts: it ends with its starter, even one that was killed. Their pipe ends then.
process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
