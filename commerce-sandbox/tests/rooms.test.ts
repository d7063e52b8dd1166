// The plan of the house: which wing may use which, and no circle between rooms (folders) or files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const src = join(__dirname, '..', 'src');

/** Each wing stands on those before it. */
const WINGS = ['platform', 'commerce', 'extensions', 'demo', 'server'];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** What a file imports of this package, as paths below `src`. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(src, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b[^;']*?from '(\.[^']+)';/gm)].map((match) =>
    relative(src, join(src, dirname(file), match[1] ?? '')),
  );
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function graphBy(placeOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = placeOf(file);
    const uses = graph.get(from) ?? new Set<string>();
    graph.set(from, uses);
    for (const target of importsOf(file)) if (placeOf(target) !== from) uses.add(placeOf(target));
  }
  return graph;
}

/** What is left when everything that uses nothing left is taken away, again and again: circles, and what stands on them. */
function circles(graph: Graph): readonly string[] {
  const left = new Map([...graph].map(([name, uses]) => [name, new Set(uses)]));
  for (;;) {
    const ground = [...left].filter(([, uses]) => ![...uses].some((used) => left.has(used))).map(([name]) => name);
    if (ground.length === 0) break;
    for (const name of ground) left.delete(name);
  }
  return [...left].map(([name, uses]) => `${name} -> ${[...uses].filter((used) => left.has(used)).join(', ')}`);
}

test('every file stands in a wing, but for what starts the process', () => {
  expect(files.filter((file) => !WINGS.includes(file.split('/')[0] ?? '')).sort()).toEqual(['main.ts', 'prepare.ts']);
});

test('imports were found', () => {
  expect(files.flatMap((file) => importsOf(file)).length).toBeGreaterThan(900);
});

test.each(WINGS)('%s uses only the wings below it', (wing) => {
  const above = WINGS.slice(WINGS.indexOf(wing) + 1);
  const wrong = files
    .filter((file) => file.startsWith(`${wing}/`))
    .flatMap((file) => importsOf(file).flatMap((used) => (above.includes(used.split('/')[0] ?? '') ? [`${file} -> ${used}`] : [])));
  expect(wrong).toEqual([]);
});

test('rooms do not import each other in circles', () => {
  expect(circles(graphBy(dirname))).toEqual([]);
});

test('files do not import each other in circles', () => {
  expect(circles(graphBy((file) => file))).toEqual([]);
});

test('every list of resolvers is in its room’s list, or the shop would answer without it', () => {
  const unlisted = files.flatMap((file) => {
    if (file.endsWith('/resolvers.ts')) return [];
    const names = [...readFileSync(join(src, file), 'utf8').matchAll(/^export const (\w+): readonly TypeResolvers\[\]/gm)].map(
      (match) => match[1] ?? '',
    );
    const folder = dirname(file);
    const others = files
      .filter((other) => dirname(other) === folder && other !== file)
      .map((other) => readFileSync(join(src, other), 'utf8'));
    return names.filter((name) => !others.some((text) => text.includes(`...${name}`))).map((name) => `${file} ${name}`);
  });
  expect(unlisted).toEqual([]);
});
