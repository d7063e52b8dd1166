import { createSnapshot, type Snapshot } from 'shared-contracts';
import { problemWith, type FileProblem, type UploadLimits } from './file-problem';
import type { StoredFile, StoredFiles } from './stored-files';
import type { SendUpload } from './send-by-xhr';
import { giveUp, tusUpload, type UploadRefusal } from './tus-upload';

export type UploadState = 'queued' | 'sending' | 'waiting' | 'done' | 'failed';

/** A file that was chosen, as it is shown. */
export interface UploadItem {
  key: string;
  name: string;
  size: number;
  sent: number;
  /** `waiting`: for the connection. */
  state: UploadState;
  problem?: FileProblem | UploadRefusal;
}

/** Another try may help: nothing is wrong with the file itself. */
export const CAN_BE_SENT_AGAIN: ReadonlySet<UploadItem['problem']> = new Set([
  'signed-out',
  'no-token',
  'storage',
  'unavailable',
  'too-many-uploads',
  'refused',
] as const);

export interface UploadsOptions {
  endpoint: string;
  limits: UploadLimits;
  /** What the files are for, in the platform's word. */
  use?: string | undefined;
  token: (isRefused: boolean) => Promise<string>;
  /** Makes the requests; XMLHttpRequest where none is given. */
  send?: SendUpload | undefined;
  wait: (milliseconds: number) => Promise<void>;
  isOnline: () => boolean;
  /** Where files are stored for a reload, and whose they are. */
  storage?: { files: StoredFiles; by: string } | undefined;
}

/** What has arrived of it stays on the platform. */
const GOES_ON: ReadonlySet<UploadRefusal> = new Set(['signed-out', 'no-token', 'storage', 'unavailable']);

interface Entry {
  key: string;
  file: File;
  address: string | undefined;
  abort: AbortController;
}

/** The files of one form: sent one after the other from the moment they are chosen. */
export class Uploads {
  readonly items: Snapshot<readonly UploadItem[]>;
  readonly #items = createSnapshot<readonly UploadItem[]>([]);
  readonly #entries = new Map<string, Entry>();
  readonly #options: UploadsOptions;
  #next = 0;
  #isSending = false;
  #adding = Promise.resolve();
  #isStopped = false;
  #isReading = false;
  #isStoreDue = false;
  /** Those whose ids were given last. */
  #named: ReadonlySet<string> = new Set();

  constructor(options: UploadsOptions) {
    this.#options = options;
    this.items = this.#items;
  }

  /** Brings back what was chosen before a reload, and goes on with it. */
  async restore(): Promise<void> {
    const { storage } = this.#options;
    this.#isReading = true;
    const files = (await storage?.files.read(storage.by)) ?? [];
    this.#isReading = false;
    for (const { key, file, address, isDone } of files) {
      if (this.#entries.has(key) || this.#isStopped) continue;
      this.#entries.set(key, { key, file, address, abort: new AbortController() });
      const sent = isDone ? file.size : 0;
      this.#items.set([...this.#items.get(), { key, name: file.name, size: file.size, sent, state: isDone ? 'done' : 'queued' }]);
    }
    if (this.#isStoreDue) this.#store();
    void this.#sendNext();
  }

  /** Takes files: what cannot be sent stands in the list with what is wrong with it, until it is removed. */
  add(files: readonly File[]): Promise<void> {
    // One choice after the other: while one is looked at, another would not be counted.
    this.#adding = this.#adding.then(() => this.#addAll(files));
    return this.#adding;
  }

  async #addAll(files: readonly File[]): Promise<void> {
    const { limits } = this.#options;
    // Where there can be one file only, another choice takes the place of one that could not be sent.
    if (limits.most === 1) for (const { key, state } of this.#items.get()) if (state === 'failed') this.remove(key);
    for (const file of files) {
      const key = `${Date.now()}-${(this.#next += 1)}`;
      const taken = this.#items.get().filter(({ state }) => state !== 'failed').length;
      const problem = this.#has(file) ? 'twice' : taken >= limits.most ? 'too-many' : await problemWith(file, limits);
      if (this.#isStopped) return;
      const item: UploadItem = { key, name: file.name, size: file.size, sent: 0, state: 'queued' };
      if (problem === undefined) this.#entries.set(key, { key, file, address: undefined, abort: new AbortController() });
      this.#items.set([...this.#items.get(), problem === undefined ? item : { ...item, state: 'failed', problem }]);
    }
    this.#store();
    void this.#sendNext();
  }

  remove(key: string): void {
    const entry = this.#entries.get(key);
    entry?.abort.abort();
    this.#entries.delete(key);
    this.#items.set(this.#items.get().filter((item) => item.key !== key));
    this.#store();
    const { token, send } = this.#options;
    if (entry?.address !== undefined) void giveUp(entry.address, { token, send });
  }

  /** Sends a refused one again. */
  retry(key: string): void {
    this.#change(key, { state: 'queued' });
    void this.#sendNext();
  }

  /** Sends what has arrived once more, as new uploads: the platform knows them no longer, since their time or their token's is over. */
  sendAgain(): void {
    for (const { key, state } of this.#items.get()) {
      const entry = this.#entries.get(key);
      if (state !== 'done' || !entry) continue;
      entry.address = undefined;
      this.#change(key, { state: 'queued', sent: 0 });
    }
    this.#store();
    void this.#sendNext();
  }

  /** Resolves when nothing is under way any more: whether all that was chosen has arrived. */
  async finish(): Promise<boolean> {
    await this.#adding;
    return new Promise((resolve) => {
      let unsubscribe = (): void => undefined;
      const look = () => {
        const items = this.#items.get();
        if (items.some(({ state }) => state !== 'done' && state !== 'failed')) return false;
        unsubscribe();
        resolve(items.every(({ state }) => state === 'done'));
        return true;
      };
      if (!look()) unsubscribe = this.#items.subscribe(look);
    });
  }

  /** The ids of what has arrived, for the platform. */
  ids(): readonly string[] {
    const done = this.#items.get().filter(({ state }) => state === 'done');
    this.#named = new Set(done.map(({ key }) => key));
    return done.flatMap(({ key }) => this.#entries.get(key)?.address?.split('/').pop() ?? []);
  }

  /** Those whose ids were given last belong to something now: the form is empty again, but for what was added since. */
  clear(): void {
    for (const key of this.#named) this.#entries.delete(key);
    this.#items.set(this.#items.get().filter(({ key }) => !this.#named.has(key)));
    this.#store();
  }

  /** One that was chosen, as long as it may be sent. */
  fileOf(key: string): File | undefined {
    return this.#entries.get(key)?.file;
  }

  /** Sends no more; what was stored goes on the next time. */
  stop(): void {
    this.#isStopped = true;
    for (const { abort } of this.#entries.values()) abort.abort();
  }

  #change(key: string, change: Partial<UploadItem>): void {
    this.#items.set(this.#items.get().map((item) => (item.key === key ? { ...withoutProblem(item), ...change } : item)));
  }

  #store(): void {
    const { storage } = this.#options;
    if (!storage) return;
    // Written now, the list would take the place of the one that is being read.
    this.#isStoreDue = this.#isReading;
    if (this.#isReading) return;
    const states = new Map(this.#items.get().map(({ key, state }) => [key, state]));
    const files: StoredFile[] = [...this.#entries.values()]
      .filter(({ key }) => states.get(key) !== 'failed' || CAN_BE_SENT_AGAIN.has(this.#itemOf(key)?.problem))
      .map(({ key, file, address }) => ({ key, file, address, isDone: states.get(key) === 'done' }));
    void storage.files.write(storage.by, files);
  }

  async #sendNext(): Promise<void> {
    const next = this.#items.get().find(({ state }) => state === 'queued');
    const entry = next && this.#entries.get(next.key);
    if (!entry || this.#isSending || this.#isStopped) return;
    this.#isSending = true;
    await this.#sendOne(entry);
    this.#isSending = false;
    void this.#sendNext();
  }

  async #sendOne(entry: Entry): Promise<void> {
    const { key, file } = entry;
    const { endpoint, use, token, send, wait, isOnline } = this.#options;
    this.#change(key, { state: 'sending' });
    const outcome = await tusUpload({
      endpoint,
      use,
      token,
      send,
      wait,
      isOnline,
      file,
      name: file.name,
      address: entry.address,
      signal: entry.abort.signal,
      onAddress: (address) => {
        entry.address = address;
        this.#store();
      },
      onProgress: (sent) => this.#change(key, { sent, state: 'sending' }),
      onWaiting: (isWaiting) => {
        if (this.#itemOf(key)?.state !== (isWaiting ? 'waiting' : 'sending'))
          this.#change(key, { state: isWaiting ? 'waiting' : 'sending' });
      },
    });
    if (!outcome) return;
    if ('address' in outcome) {
      this.#change(key, { state: 'done', sent: file.size });
    } else {
      if (!GOES_ON.has(outcome.refusal)) entry.address = undefined;
      this.#change(key, { state: 'failed', problem: outcome.refusal });
    }
    this.#store();
  }

  #itemOf(key: string): UploadItem | undefined {
    return this.#items.get().find((item) => item.key === key);
  }

  #has({ name, size, lastModified }: File): boolean {
    return [...this.#entries.values()].some(({ file }) => file.name === name && file.size === size && file.lastModified === lastModified);
  }
}

function withoutProblem({ problem: _gone, ...item }: UploadItem): UploadItem {
  return item;
}
