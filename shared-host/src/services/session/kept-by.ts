import { definePersisted, TEXT } from 'shared-platform';

/** Whose memory it is: the id of the customer who was here last, in the browser's storage and in the tab's. Empty: nobody can tell. */
export const keptBy = definePersisted({ key: 'kept_by', schema: TEXT, scope: 'owner' });
