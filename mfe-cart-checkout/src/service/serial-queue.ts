export interface SerialQueue {
  /** Runs `task` once everything before it has ended, well or badly. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** True while others wait for the running task. */
  hasWaiting(): boolean;
  /** Lets nothing begin until `release`, or until `limitMs` have passed. */
  hold(limitMs: number): void;
  release(): void;
}

/** Cart changes happen one at a time and in order: parallel ones overwrite each other on the platform. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let gate: { opened: Promise<void>; open: () => void } | undefined;

  const release = () => {
    gate?.open();
    gate = undefined;
  };

  return {
    async run(task) {
      waiting += 1;
      const turn = last.then(async () => {
        while (gate) await gate.opened;
        waiting -= 1;
        return task();
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    hasWaiting: () => waiting > 0,
    hold(limitMs) {
      release();
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      const mine = { opened, open };
      gate = mine;
      const timer = setTimeout(() => gate === mine && release(), limitMs);
      void opened.then(() => clearTimeout(timer));
    },
    release,
  };
}
