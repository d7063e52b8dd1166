import type { FastifyRequest } from 'fastify';

/** The value of a visitor's cookie; undefined where there is none, or it is empty. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const found = headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}
