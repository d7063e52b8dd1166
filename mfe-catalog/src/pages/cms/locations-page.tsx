import { operation } from 'shared-contracts';
import { Branches } from './branches/branches';
import { messages } from './branches/messages/source';
import { StoreLocationsDocument } from './branches/store-locations.graphql.ts';
import { defineCmsPage } from './define-cms-page';

export default defineCmsPage('locations', {
  Below: Branches,
  messages,
  records: operation(StoreLocationsDocument, {}, { required: false }),
});
