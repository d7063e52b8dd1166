/** Each in its own words, whatever is spoken now. */
export const LANGUAGES = { en: 'English', ar: 'العربية' } as const;
