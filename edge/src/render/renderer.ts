import { Worker } from 'node:worker_threads';
import type { Registry } from 'shared-contracts';
import type { PlatformOperation } from 'shared-contracts/edge';
import type { FromWorker, PlatformAnswer, RenderAnswer, RenderRequest, ToWorker, WorkerSetup } from './messages';

/** Renders documents in worker threads, so that a release's server code cannot take the edge down. */
export interface Renderer {
  render(request: Omit<RenderRequest, 'skip'>, registry: Registry): Promise<RenderAnswer>;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** The worker's script. */
  script: URL;
  setup: Omit<WorkerSetup, 'registry'>;
  timeoutMs: number;
  ask: (operation: PlatformOperation) => Promise<PlatformAnswer>;
  log: { warn: (details: object, message: string) => void };
}

const MEMORY_LIMIT_MB = 256;
/** How long a remote that ended a worker is rendered in the browser before it is tried again. */
const SUSPECT_MS = 60_000;

interface Job {
  request: RenderRequest;
  resolve: (answer: RenderAnswer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
  remote: string | undefined;
  tries: number;
}

export function createRenderer(options: RendererOptions): Renderer {
  let current: { generation: number; worker: Worker } | undefined;
  const jobs = new Map<number, Job>();
  const suspects = new Map<string, number>();
  let count = 0;
  let lastGeneration: number | undefined;
  let isClosed = false;

  const skipped = () => [...suspects].filter(([, until]) => until > Date.now()).map(([remote]) => remote);

  const workerFor = (registry: Registry): Worker => {
    if (current?.generation === registry.generation) return current.worker;
    // A new release is a new worker; the old one ends once nothing waits for it.
    const old = current?.worker;
    const worker = start(registry);
    current = { generation: registry.generation, worker };
    // A repaired release gets another chance. A worker that only takes a lost one's place does not change who is suspect.
    if (lastGeneration !== registry.generation) suspects.clear();
    lastGeneration = registry.generation;
    if (old) setTimeout(() => void old.terminate(), options.timeoutMs).unref();
    return worker;
  };

  const start = (registry: Registry): Worker => {
    const setup: WorkerSetup = { ...options.setup, registry };
    const worker = new Worker(options.script, {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    });
    const tell = (message: ToWorker) => worker.postMessage(message);
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'query') void options.ask(message.operation).then((answer) => tell({ type: 'answer', id: message.id, answer }));
      else if (message.type === 'stage') {
        const job = jobs.get(message.id);
        if (job) job.remote = message.remote;
      } else if (message.type === 'rendered') finish(message.id)?.resolve(message.answer);
      else finish(message.id)?.reject(new Error(message.message));
    });
    worker.on('error', (error) => fail(worker, registry, error));
    worker.on('exit', (code) => fail(worker, registry, new Error(`The render worker ended with ${code}.`)));
    return worker;
  };

  const finish = (id: number): Job | undefined => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (job) clearTimeout(job.timer);
    return job;
  };

  /** The worker is gone: its work is done again by another, without the remote that was at work when it went. */
  const fail = (worker: Worker, registry: Registry, error: Error, culprit?: string) => {
    if (current?.worker === worker) current = undefined;
    const lost = [...jobs].filter(([, job]) => workers.get(job) === worker);
    if (lost.length === 0) return;
    options.log.warn({ error: error.message, culprit }, 'render worker lost');
    for (const [id, job] of lost) {
      const blamed = culprit ?? job.remote;
      if (blamed) suspects.set(blamed, Date.now() + SUSPECT_MS);
      finish(id);
      if (job.tries >= 2 || isClosed) job.reject(error);
      else run({ ...job, tries: job.tries + 1 }, registry);
    }
  };

  const workers = new WeakMap<Job, Worker>();

  const run = (job: Omit<Job, 'timer'>, registry: Registry) => {
    count += 1;
    const id = count;
    const worker = workerFor(registry);
    const timer = setTimeout(() => {
      const { remote } = jobs.get(id) ?? {};
      fail(worker, registry, new Error('Rendering took too long.'), remote);
      void worker.terminate();
    }, options.timeoutMs);
    // Known only now: a new release has cleared the suspects.
    const entry: Job = { ...job, request: { ...job.request, skip: skipped() }, timer };
    jobs.set(id, entry);
    workers.set(entry, worker);
    worker.postMessage({ type: 'render', id, request: entry.request } satisfies ToWorker);
  };

  return {
    render: (request, registry) =>
      new Promise((resolve, reject) => {
        run({ request: { ...request, skip: [] }, resolve, reject, remote: undefined, tries: 1 }, registry);
      }),
    async close() {
      isClosed = true;
      await current?.worker.terminate();
    },
  };
}
