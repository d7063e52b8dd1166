/** What somebody may be offered, in the order of the buttons. Rules are applied by the platform itself. */
export const ACTIONS = ['APPROVE', 'PLACE_ORDER', 'REJECT', 'CANCEL'] as const;
export type Action = (typeof ACTIONS)[number];

/** Whether a purchase order goes on with an action, or ends. */
export const GOES_ON: Readonly<Record<Action, boolean>> = { APPROVE: true, PLACE_ORDER: true, REJECT: false, CANCEL: false };
