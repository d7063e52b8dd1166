import { availableParallelism } from 'node:os';
import type { Registry } from 'shared-contracts';
import type { CustomerOperation, PlatformOperation } from 'shared-contracts/edge';
import { releaseSetId } from '../release-set';
import type { FromWorker, PlatformAnswer, Rendered, ToWorker, WorkerSetup } from './messages';
import { createWorkerPool, type Member } from './worker-pool';

/** Renders documents in worker threads, so that a release's server code cannot take the edge down. */
export interface Renderer {
  render: Render<'render'>;
  renderPersonal: Render<'render-personal'>;
  /** How many documents are being made, or wait for a worker. */
  queued(): number;
  close(): Promise<void>;
}

type Kind = keyof Rendered;
type Render<K extends Kind> = (request: Omit<Rendered[K]['request'], 'skip'>, registry: Registry) => Promise<Rendered[K]['answer']>;

export interface RendererOptions {
  /** The worker's script. */
  script: URL;
  /** Asked for when a worker starts. */
  setup: () => WorkerSetup;
  /** How many workers; default: as many as there are cores. */
  size?: number;
  timeoutMs: number;
  ask: (operation: PlatformOperation | CustomerOperation) => Promise<PlatformAnswer>;
  log: { warn: (details: object, message: string) => void };
}

/** How long a remote that ended a worker is rendered in the browser before it is tried again. */
const SUSPECT_MS = 60_000;
const MOST_TRIES = 2;
/** A page is rendered in far less: who is at work for longer keeps the worker from everything else. */
const BLOCKED_MS = 500;

interface Task {
  /** What the worker is told, once it is known which one that is. */
  message: (id: number, set: number, skip: readonly string[]) => ToWorker;
  registry: Registry;
  resolve: (answer: Rendered[Kind]['answer']) => void;
  reject: (error: Error) => void;
  tries: number;
}

interface Job extends Task {
  member: Member;
  timer: NodeJS.Timeout;
  /** Whose page it is. */
  remote: string | undefined;
  /** Since when the remote's code is at work; undefined while the document waits for the platform. */
  atWorkSince: number | undefined;
}

export function createRenderer({ script, setup, size = availableParallelism(), timeoutMs, ask, log }: RendererOptions): Renderer {
  const jobs = new Map<number, Job>();
  const suspects = createSuspects();
  const numberOf = createNumbers(() => suspects.clear());
  let count = 0;
  let isClosed = false;
  const pool = createWorkerPool({ script, setup, size, graceMs: timeoutMs, onMessage: receive, onLost: lose });

  function receive(member: Member, message: FromWorker): void {
    if (message.type === 'query') void ask(message.operation).then((answer) => member.send({ type: 'answer', id: message.id, answer }));
    else if (message.type === 'stage') {
      const job = jobs.get(message.id);
      if (!job) return;
      job.remote = message.remote ?? job.remote;
      job.atWorkSince = message.remote === undefined ? undefined : performance.now();
    } else if (message.type === 'rendered') finish(message.id)?.resolve(message.answer);
    else finish(message.id)?.reject(new Error(message.message));
  }

  function finish(id: number): Job | undefined {
    const job = jobs.get(id);
    if (!job) return undefined;
    jobs.delete(id);
    clearTimeout(job.timer);
    job.member.busy -= 1;
    return job;
  }

  /**
   * The worker is gone: its work is done again by another, without the remote that was at work when it went. `late`: the job that took too
   * long. Whoever keeps the worker is to blame, else the late job itself; the others have only waited.
   */
  function lose(member: Member, error: Error, late?: Job): void {
    const lost = [...jobs].filter(([, job]) => job.member === member);
    if (lost.length === 0) return;
    const lostJobs = lost.map(([, job]) => job);
    const atWork = lostJobs.filter(({ atWorkSince }) => atWorkSince !== undefined);
    const crashed = atWork.length > 0 ? atWork : lostJobs;
    const culprits = (late ? [blockerOf(lostJobs) ?? late] : crashed).map(({ remote }) => remote);
    log.warn({ error: error.message, culprits }, 'render worker lost');
    for (const remote of culprits) suspects.add(remote);
    for (const [id, job] of lost) {
      finish(id);
      if (job.tries >= MOST_TRIES || isClosed) job.reject(error);
      else run({ ...job, tries: job.tries + 1 });
    }
  }

  function run(task: Task): void {
    count += 1;
    const id = count;
    const set = numberOf(task.registry);
    const member = pool.take(task.registry, set);
    member.busy += 1;
    const timer = setTimeout(() => {
      const late = jobs.get(id);
      pool.drop(member);
      lose(member, new Error('Rendering took too long.'), late);
    }, timeoutMs);
    jobs.set(id, { ...task, member, timer, remote: undefined, atWorkSince: undefined });
    member.send(task.message(id, set, suspects.list()));
  }

  const rendering =
    <K extends Kind>(type: K): Render<K> =>
    (request, registry) =>
      new Promise((resolve, reject) =>
        run({
          message: (id, set, skip) => ({ type, id, set, request: { ...request, skip } }) as ToWorker,
          registry,
          // A worker answers with what it was asked for.
          resolve: resolve as Task['resolve'],
          reject,
          tries: 1,
        }),
      );

  return {
    render: rendering('render'),
    renderPersonal: rendering('render-personal'),
    queued: () => jobs.size,
    async close() {
      isClosed = true;
      await pool.close();
    },
  };
}

/**
 * The job whose remote keeps its worker from all others, if one does. It need not be the one that is late first: a document that was asked
 * for earlier may have waited for the platform, and then for the worker. Nor is it the one that began first: that may be waiting in the
 * middle of its work, but nothing begins in a worker that is kept.
 */
function blockerOf(jobs: readonly Job[]): Job | undefined {
  const begun = performance.now() - BLOCKED_MS;
  const since = ({ atWorkSince = Infinity }: Job) => atWorkSince;
  return jobs.filter((job) => since(job) <= begun).sort((a, b) => since(b) - since(a))[0];
}

/** Remotes that have ended a worker, for a while. */
function createSuspects() {
  const until = new Map<string, number>();
  return {
    add: (remote: string | undefined) => void (remote && until.set(remote, performance.now() + SUSPECT_MS)),
    list: () => [...until].filter(([, end]) => end > performance.now()).map(([remote]) => remote),
    clear: () => until.clear(),
  };
}

/** Numbers states of the registry. A new state may bring a repaired release. */
function createNumbers(onNew: () => void): (registry: Registry) => number {
  const numbers = new Map<string, number>();
  let last = 0;
  return (registry) => {
    const key = `${registry.generation} ${releaseSetId(registry)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (numbers.size > 0) onNew();
    last += 1;
    numbers.set(key, last);
    const [oldest] = numbers.keys();
    if (numbers.size > 100 && oldest !== undefined) numbers.delete(oldest);
    return last;
  };
}
