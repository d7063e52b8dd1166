import { oncePer } from 'shared-contracts';

/** Tells whoever runs the shop what is wrong with its configuration or platform, once: both are read again all day. */
export const sayOnce = oncePer((message) => console.error(message));
