/** While something waits, the local storage says so: a document then looks, and opens no database otherwise. */
export const WAITING = 'cartWaiting';
