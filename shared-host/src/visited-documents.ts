/** The cache of the documents that somebody has visited. The service worker keeps them; a customer who signs out takes them along. */
export const VISITED_DOCUMENTS = 'visited-documents';
