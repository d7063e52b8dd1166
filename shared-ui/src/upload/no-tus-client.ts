import type * as client from './tus-client';

const refuse = (): never => {
  throw new Error('Files are sent by a browser.');
};

/** Nobody chooses files on the server: the client, in its form for Node, is no part of the server entry. */
export const attempt: typeof client.attempt = refuse;
export const terminate: typeof client.terminate = refuse;
