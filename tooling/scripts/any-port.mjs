// For what has to know its port before it listens: a port is tried, and where it is taken, another one. Everything else listens on port 0.
import { randomInt } from 'node:crypto';

const MOST_PORTS = 5;

/** A port to try, below those that Linux gives to outgoing connections. */
const anyPort = () => randomInt(20_000, 32_768);

/** Calls `start(port)` again with another port as long as `isTaken(error, port)` says that this one was in use, at most five times. */
export async function startAtAnyPort(start, isTaken) {
  for (let tries = 1; ; tries += 1) {
    const port = anyPort();
    try {
      return await start(port);
    } catch (error) {
      if (tries === MOST_PORTS || !isTaken(error, port)) throw error;
    }
  }
}
