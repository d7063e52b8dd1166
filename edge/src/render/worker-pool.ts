import { Worker } from 'node:worker_threads';
import type { Registry } from 'shared-contracts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages';

/** A worker, and what the pool knows of it. */
export interface Member {
  send(message: ToWorker): void;
  terminate(): Promise<unknown>;
  /** Documents that it is making. */
  busy: number;
  /** The sets of releases that it has been told, the one asked for last at the end. */
  sets: number[];
  /** How many it has been told in all: their code stays in its memory. */
  told: number;
}

export interface PoolOptions {
  /** The worker's script. */
  script: URL;
  setup: () => WorkerSetup;
  /** How many workers work at once. */
  size: number;
  onMessage: (member: Member, message: FromWorker) => void;
  /** It is gone, and with it what it was doing. */
  onLost: (member: Member, error: Error) => void;
  /** How long a worker that is no longer used may finish what it has begun. */
  graceMs: number;
}

export interface WorkerPool {
  /** The worker that has least to do, of those that run this registry's shell; it knows the registry. */
  take(registry: Registry, set: number): Member;
  /** Takes a worker out at once. */
  drop(member: Member): void;
  close(): Promise<void>;
}

const MEMORY_LIMIT_MB = 256;
/** Shells that are alive at once: the one before goes on for those who have it. */
const MOST_SHELLS = 2;
const MOST_SETS = 4;
/** Then a new worker takes its place: what earlier sets have left in memory goes with it. */
const MOST_SETS_TOLD = 24;

/** Workers by the shell that they run: every shell brings a React of its own, which the remotes' entries share with it. */
export function createWorkerPool({ script, setup, size, onMessage, onLost, graceMs }: PoolOptions): WorkerPool {
  const shells = new Map<string, Set<Member>>();

  const start = (members: Set<Member>): Member => {
    const worker = new Worker(script, {
      workerData: setup(),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    });
    const member: Member = {
      send: (message) => worker.postMessage(message),
      terminate: () => worker.terminate(),
      busy: 0,
      sets: [],
      told: 0,
    };
    worker.on('message', (message: FromWorker) => onMessage(member, message));
    const lost = (error: Error) => {
      members.delete(member);
      onLost(member, error);
    };
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`The render worker ended with ${code}.`)));
    members.add(member);
    return member;
  };

  /** Nothing new for it; it ends when it has had time to finish. */
  const retire = (members: Set<Member>, member: Member) => {
    members.delete(member);
    setTimeout(() => void member.terminate(), graceMs).unref();
  };

  const membersOf = (registry: Registry): Set<Member> => {
    const { version, description } = registry.releases.shell ?? {};
    const key = `${version} ${description?.build.server?.integrity}`;
    const members = shells.get(key) ?? new Set();
    shells.delete(key);
    shells.set(key, members);
    const [oldest] = shells;
    if (shells.size > MOST_SHELLS && oldest) {
      shells.delete(oldest[0]);
      for (const member of oldest[1]) retire(oldest[1], member);
    }
    return members;
  };

  const choose = (members: Set<Member>): Member => {
    const [least] = [...members].sort((a, b) => a.busy - b.busy);
    return least && (least.busy === 0 || members.size >= size) ? least : start(members);
  };

  const tell = (member: Member, set: number, registry: Registry) => {
    const isTold = member.sets.includes(set);
    member.sets = [...member.sets.filter((other) => other !== set), set];
    if (isTold) return;
    member.told += 1;
    member.send({ type: 'set', set, registry, forget: member.sets.length > MOST_SETS ? member.sets.shift() : undefined });
  };

  return {
    take(registry, set) {
      const members = membersOf(registry);
      let member = choose(members);
      if (member.told >= MOST_SETS_TOLD && !member.sets.includes(set)) {
        retire(members, member);
        member = start(members);
      }
      tell(member, set, registry);
      return member;
    },
    drop(member) {
      for (const members of shells.values()) members.delete(member);
      void member.terminate();
    },
    async close() {
      await Promise.all([...shells.values()].flatMap((members) => [...members].map((member) => member.terminate())));
    },
  };
}
