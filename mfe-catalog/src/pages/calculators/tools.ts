/** The calculators, in the order in which they are offered; names as in their addresses. */
export const TOOLS = ['bearing-life', 'belt-length', 'chain-length', 'grease', 'units'] as const;
export type Tool = (typeof TOOLS)[number];

export const CALCULATORS_PATH = '/calculators-e-tools';
export const toolPath = (tool: Tool): string => `${CALCULATORS_PATH}/${tool}`;
