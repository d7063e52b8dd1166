/** How the product page shows its picture; the head's preload has to say the same. Drawings are 4 wide and 5 high. */
export const MAIN_PICTURE = { width: 560, ratio: 0.8, sizes: '(width < 768px) 192px, 440px' } as const;
