import type { Uploads } from './uploads';

/** What is wrong with something that was sent, as the platform says it. */
interface Refusal {
  code: string;
  path: readonly (string | null)[] | null;
}

/** Whether the platform knows files no longer that were named in `field`: their time is over, or that of the token they came with. */
export function areFilesLost(refusals: readonly (Refusal | null)[] | null | undefined, ...fields: readonly string[]): boolean {
  return (refusals ?? []).some((refusal) => refusal?.code === 'NOT_FOUND' && fields.includes(refusal.path?.at(-1) ?? ''));
}

/**
 * Sends what names files (`send`, with their ids), once all of them have arrived. Where the platform knows them no longer (`isLost`), the
 * browser sends the files again, and then what names them, once. Resolves with the answer; with nothing where a file has not arrived.
 */
export async function sendWithFiles<Answer>(
  uploads: Uploads | undefined,
  { send, isLost }: { send: (ids: readonly string[]) => Promise<Answer>; isLost: (answer: Answer) => boolean },
): Promise<Answer | undefined> {
  if (!uploads) return send([]);
  if (!(await uploads.finish())) return undefined;
  const answer = await send(uploads.ids());
  if (!isLost(answer)) return answer;
  uploads.sendAgain();
  return (await uploads.finish()) ? send(uploads.ids()) : undefined;
}
