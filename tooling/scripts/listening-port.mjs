/** As the kernel's table of connections writes it. */
const LISTENS = '0A';

/**
 * The port at which one of a process's sockets listens; undefined while none does.
 *
 * @param {string} table `/proc/net/tcp`
 * @param {ReadonlySet<string>} sockets what the process's descriptors lead to: `socket:[4711]`
 */
export function listeningPort(table, sockets) {
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/));
  const own = rows.find(([, , , state, , , , , , socket]) => state === LISTENS && sockets.has(`socket:[${socket}]`));
  const [, port] = own?.[1]?.split(':') ?? [];
  return port === undefined ? undefined : parseInt(port, 16);
}
