import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderOf } from './places.mjs';
import { describeServices } from './written-services.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-services-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(folderOf('shared-contracts'), join(folder, 'node_modules/shared-contracts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return describeServices(folder, Object.keys(files));
};
const DECLARATION = `
  import type { ProvidedService, ServiceDeclaration, ServiceRef } from 'shared-contracts';
  interface Points extends ProvidedService<{ points: number }> { collect(points: number): Promise<void>; spend?(points: number): Promise<void> }
  export const pointsRef = 'points' as ServiceRef<Points>;
  export const points: ServiceDeclaration<Points> = {
    ref: pointsRef, initial: { points: 0 }, commands: ['collect'], optional: ['spend'], start: 'intent', limitMs: 1000,
  };`;
const service = (definition: string) => `
  import { defineService } from 'shared-platform/service';
  import { pointsRef } from './points';
  import { reduce, LIMITS, Clock } from './somewhere-else';
  import './side-effect';
  import * as v from 'valibot';
  import Settings, { DAYS } from './settings';
  const most = (LIMITS.most.of(3) as number) * 60;
  const clock = new Clock();
  const schema = v.object({ days: v.number() });
  class Own extends Settings {}
  const [first, ...others] = [...DAYS];
  const text = \`\${LIMITS.most} of \${Settings.name}\`;
  export default ${definition};`;

test('is described as it was declared, with the optional commands that are defined; its code is not run', () => {
  const described = { initial: { points: 0 }, start: 'intent', limitMs: 1000, module: './points-service' };
  const file = 'src/service/points.service.ts';
  expect(
    write({
      'src/service/points.ts': DECLARATION,
      [file]: service('defineService<Points, number, never>(pointsRef, { model: most, reduce, commands: { collect: reduce.collect } })'),
    }),
  ).toEqual([{ file, ref: 'points', description: { ...described, commands: ['collect'] } }]);
  expect(
    write({
      'src/service/points.ts': DECLARATION,
      [file]: service('defineService(pointsRef, { commands: { collect: () => clock.now(), spend: async () => [], other: reduce } })'),
    }),
  ).toEqual([{ file, ref: 'points', description: { ...described, commands: ['collect', 'spend'] } }]);
});

test('a service of the contract', () => {
  const [wishlist] = write({
    'src/wishlist.service.ts': `
      import { wishlistRef } from 'shared-contracts';
      import { defineService } from 'shared-platform/service';
      export default made(1);
      export function made(now: number) { 
        const nothing = () => now;
        return defineService(wishlistRef, { commands: { add: nothing, remove: nothing, move: nothing, refresh: nothing, create: nothing } });
       }`,
  });
  expect(wishlist).toMatchObject({ ref: 'wishlist', description: { module: './wishlist-service', background: ['refresh'] } });
  expect(wishlist?.description.commands).toContain('create');
});

test.each([
  ['nothing by default', 'export const points = 1;', 'a.service.ts exports no service by default'],
  ['something else', "import { points } from './points';\nexport default points;", 'a.service.ts exports no service by default'],
  [
    'a reference of its own file',
    "import { defineService } from 'shared-platform/service';\nexport default defineService('x', { commands: {} });",
    'a.service.ts exports no service by default',
  ],
  [
    'a name that nothing declares',
    "import { defineService } from 'shared-platform/service';\nimport { limit } from './points';\nexport default defineService(limit, { commands: {} });",
    'a.service.ts: ./points has no declaration beside limit.',
  ],
])('one that exports %s stops the build', (_name, text, said) => {
  expect(() => write({ 'points.ts': `${DECLARATION}\nexport const limit = 3;`, 'a.service.ts': text })).toThrow(said);
});

test('commands that do not stand in the file stop the build: it would not know of optional ones', () => {
  const files = {
    'points.ts': DECLARATION,
    'a.service.ts': service('defineService(pointsRef, { commands: { spend: reduce, ...LIMITS } })'),
  };
  expect(() => write(files)).toThrow('a.service.ts does not name collect among its commands');
});

test('an optional command that is undefined is none', () => {
  const text = service('defineService(pointsRef, { commands: { collect: reduce, spend: undefined } })');
  expect(write({ 'points.ts': DECLARATION, 'a.service.ts': text })[0]?.description.commands).toEqual(['collect']);
});

test('a file that fails by itself is named', () => {
  expect(() => write({ 'a.service.ts': 'const root = window.document;\nexport default root;' })).toThrow(
    'a.service.ts cannot be read without what it imports: window is not defined',
  );
});

test('two providers of one service in a remote stop the build', () => {
  const text = service('defineService(pointsRef, { commands: { collect: reduce } })');
  expect(() => write({ 'points.ts': DECLARATION, 'a.service.ts': text, 'b.service.ts': text })).toThrow(
    'a.service.ts provides points, as b.service.ts does.',
  );
});
