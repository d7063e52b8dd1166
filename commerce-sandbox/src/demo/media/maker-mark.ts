import { fitted, sheet } from './pen/pen.ts';

/** Marks of the invented manufacturers: a shape and two colours each, with the name below. */
interface Mark {
  readonly shape: 'rings' | 'hexagon' | 'chevrons' | 'drop' | 'links' | 'blocks' | 'waves' | 'wrench';
  readonly colors: readonly [string, string];
}

const MARKS: Readonly<Record<string, Mark>> = {
  norvik: { shape: 'rings', colors: ['#0b5394', '#8fb8de'] },
  kaidan: { shape: 'hexagon', colors: ['#9c1c1c', '#e2a3a3'] },
  ostervogt: { shape: 'blocks', colors: ['#1d2733', '#9aa7b4'] },
  delmaro: { shape: 'chevrons', colors: ['#1e6b52', '#9fd0bf'] },
  gehavar: { shape: 'blocks', colors: ['#7a4b12', '#dcb98b'] },
  sealtara: { shape: 'rings', colors: ['#135e6b', '#94cbd4'] },
  gummarin: { shape: 'waves', colors: ['#3d2f6b', '#b5abd9'] },
  kettonia: { shape: 'links', colors: ['#2f4858', '#a3bccb'] },
  riemora: { shape: 'chevrons', colors: ['#a34a00', '#f0bf94'] },
  lubrazen: { shape: 'drop', colors: ['#8a6d00', '#e6d38a'] },
  boltara: { shape: 'hexagon', colors: ['#28527a', '#a9c4de'] },
  wrenmark: { shape: 'wrench', colors: ['#5b1f47', '#d3a7c3'] },
};

export const MAKERS: ReadonlySet<string> = new Set(Object.keys(MARKS));

const NAME = { y: 1120, height: 150, width: 1000 } as const;

export function makerMark(maker: string): string {
  const mark = MARKS[maker];
  return mark ? sheet(SHAPES[mark.shape](...mark.colors) + fitted(maker.toUpperCase(), 600, NAME.y, NAME.height, NAME.width)) : sheet('');
}

const hexagonPath = (radius: number): string =>
  `M${Array.from({ length: 6 }, (_unused, index) => `${(600 + radius * Math.sin((index * Math.PI) / 3)).toFixed(1)} ${(580 - radius * Math.cos((index * Math.PI) / 3)).toFixed(1)}`).join('L')}Z`;

const SHAPES: Readonly<Record<Mark['shape'], (dark: string, light: string) => string>> = {
  rings: (dark, light) =>
    `<circle cx="600" cy="580" r="270" fill="none" stroke="${dark}" stroke-width="84"/><circle cx="600" cy="580" r="130" fill="none" stroke="${light}" stroke-width="70"/>`,
  hexagon: (dark, light) =>
    `<path d="${hexagonPath(320)}" fill="${dark}"/><path d="${hexagonPath(180)}" fill="#ffffff"/><path d="${hexagonPath(96)}" fill="${light}"/>`,
  chevrons: (dark, light) =>
    [0, 1, 2]
      .map((index) => `<path d="M${300 + index * 170} 300h130l170 280-170 280h-130l170-280z" fill="${index === 1 ? light : dark}"/>`)
      .join(''),
  drop: (dark, light) =>
    `<path d="M600 250C720 430 830 540 830 660a230 230 0 0 1-460 0C370 540 480 430 600 250Z" fill="${dark}"/><path d="M600 520c60 80 110 130 110 190a110 110 0 0 1-110 110z" fill="${light}"/>`,
  links: (dark, light) =>
    `<rect x="270" y="430" width="380" height="300" rx="150" fill="none" stroke="${dark}" stroke-width="76"/><rect x="550" y="430" width="380" height="300" rx="150" fill="none" stroke="${light}" stroke-width="76"/>`,
  blocks: (dark, light) =>
    `<rect x="300" y="300" width="270" height="270" fill="${dark}"/><rect x="630" y="300" width="270" height="270" fill="${light}"/><rect x="300" y="630" width="270" height="230" fill="${light}"/><rect x="630" y="630" width="270" height="230" fill="${dark}"/>`,
  waves: (dark, light) =>
    [0, 1, 2]
      .map(
        (index) =>
          `<path d="M270 ${410 + index * 160}q165-150 330 0t330 0" fill="none" stroke="${index === 1 ? light : dark}" stroke-width="80" stroke-linecap="round"/>`,
      )
      .join(''),
  wrench: (dark, light) =>
    `<path d="M540 880V560a190 190 0 0 1-70-250l70 90h120l70-90a190 190 0 0 1-70 250v320z" fill="${dark}"/><circle cx="600" cy="790" r="34" fill="${light}"/>`,
};
