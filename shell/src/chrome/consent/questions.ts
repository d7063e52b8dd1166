import type { ShopConfig } from 'shared-contracts';

/** Something that the configuration wants visitors to agree to, and the key that their answer is stored under. */
export interface Question {
  id: 'telemetry' | 'chat';
  key: string;
}

export function questionsOf({ telemetry, liveChat }: ShopConfig): Question[] {
  return [
    ...(telemetry?.consentKey === undefined ? [] : [{ id: 'telemetry', key: telemetry.consentKey } as const]),
    ...(liveChat?.consentKey === undefined ? [] : [{ id: 'chat', key: liveChat.consentKey } as const]),
  ];
}
