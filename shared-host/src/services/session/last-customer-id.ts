import { definePersisted, TEXT } from 'shared-platform';

/**
 * The id of the customer who was here last, in the browser's storage and in the tab's: what is stored there is theirs. Empty: unknown.
 */
export const lastCustomerId = definePersisted({ key: 'kept_by', schema: TEXT, scope: 'owner' });
