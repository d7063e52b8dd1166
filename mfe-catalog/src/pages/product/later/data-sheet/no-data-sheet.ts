import type { Host } from 'shared-contracts';
import type { DataSheetRequest } from './make-data-sheet';

/** Nobody presses a button on the server: the maker of documents is no part of the server entry, which could not load it. */
export async function makeDataSheet(_host: Host, _request: DataSheetRequest): Promise<void> {
  throw new Error('A data sheet is made in a browser.');
}
