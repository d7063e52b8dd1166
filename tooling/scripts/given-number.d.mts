export function givenNumber(name: string, otherwise: number, bounds?: { least?: number; most?: number; isWhole?: boolean }): number;
