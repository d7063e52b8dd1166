/** Finds the bars that pages keep at the end of the screen. */
export const BOTTOM_BAR = '[data-bottom-bar]';

/** Attributes of such a bar: messages stand above it. */
export const bottomBar = { 'data-bottom-bar': '' } as const;
