/** The category that the menu hangs below: `uid` Mg==. */
export const MENU_ROOT = 2;
