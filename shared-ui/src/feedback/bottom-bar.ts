/** Finds what is pressed next on a page or in a dialog. */
export const BOTTOM_BAR = '[data-bottom-bar]';

/** Attributes of such a bar or group of buttons: where messages would lie over it they stand above it. */
export const bottomBar = { 'data-bottom-bar': '' } as const;
