/** Where releases and the registry are kept: a folder, or a bucket. Releases never change; the registry changes by one conditional step. */
export interface Store {
  /** How it is told to people. */
  readonly name: string;
  /** The registry's text and which state of it that is; undefined where there is none yet. */
  readRegistry(): Promise<{ text: string; revision: string } | undefined>;
  /** Puts the registry in place if it is still at the revision (undefined: if there is none). Rejects with `Conflict` if not. */
  writeRegistry(text: string, revision: string | undefined): Promise<void>;
  /** The description of a release that is in the store; undefined where it is not. */
  readDescription(name: string, version: string): Promise<string | undefined>;
  /** Copies a folder's files into the store, wholly or not at all. One that is there already stays as it is. */
  addRelease(name: string, version: string, folder: string): Promise<void>;
  /** The paths of a release's files. */
  listFiles(name: string, version: string): Promise<string[]>;
  readFile(name: string, version: string, path: string): Promise<Buffer>;
  removeRelease(name: string, version: string): Promise<void>;
  listReleases(): Promise<{ name: string; version: string }[]>;
  /** A note that the kit keeps beside the releases; nobody else gets it. */
  readNote(path: string): Promise<string | undefined>;
  writeNote(path: string, text: string): Promise<void>;
  /** The paths of the notes that begin so, in order. */
  listNotes(prefix: string): Promise<string[]>;
}

/** Somebody else changed the registry meanwhile. */
export class Conflict extends Error {
  constructor() {
    super('Somebody else changed the registry at the same moment.');
    this.name = 'Conflict';
  }
}
