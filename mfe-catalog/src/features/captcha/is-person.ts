import type { Host } from 'shared-contracts';
import type { Captcha } from 'shared-ui';
import { VerifyGresponseDocument } from './verify-answer.graphql.ts';

/** Of a provider's answer the platform says whether it is right; the shop's own questions are checked by the form. */
export async function isPerson(host: Host, { isNeeded, challenge }: Captcha, answer: string): Promise<boolean> {
  if (!isNeeded || challenge.kind !== 'provider') return true;
  const { data } = await host.commerce.mutate(VerifyGresponseDocument, { answer });
  return data?.verifyGresponse?.message === 'success';
}
