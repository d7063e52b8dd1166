export const HEADLESS_SHELL: string;
export function wholeChromium(): string | undefined;
export function installedChromium(): string | undefined;
