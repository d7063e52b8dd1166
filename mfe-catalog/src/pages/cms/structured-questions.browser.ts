/** Search engines read documents: a browser that moves on writes no structured data. */
export const structuredQuestions = (_html: string): Record<string, unknown> | undefined => undefined;
