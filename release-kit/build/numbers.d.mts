type Environment = Readonly<Record<string, string | undefined>>;
export function readNumber(
  env: Environment,
  name: string,
  otherwise: number,
  bounds?: { least?: number; most?: number; isWhole?: boolean },
): number;
export function readPort(env: Environment, name: string, otherwise: number): number;
