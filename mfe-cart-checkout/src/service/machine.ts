/** A machine as a table: for each state, where each event leads. What a state does not name cannot happen in it. */
export type Machine = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type StateOf<M extends Machine> = keyof M & string;
export type EventOf<M extends Machine> = { [S in keyof M]: keyof M[S] & string }[keyof M];
type TargetOf<M extends Machine> = { [S in keyof M]: M[S][keyof M[S]] }[keyof M];

/** Where an event leads; undefined where it cannot happen. */
export function step<M extends Machine>(machine: M, state: StateOf<M>, event: EventOf<M>): TargetOf<M> | undefined {
  const steps: Readonly<Record<string, string>> = machine[state] ?? {};
  return (Object.hasOwn(steps, event) ? steps[event] : undefined) as TargetOf<M> | undefined;
}
