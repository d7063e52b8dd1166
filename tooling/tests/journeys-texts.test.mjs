/* Journeys find things by the shop's texts: every id that one names is an id of that team, so that a reworded message
   is found here and not by a journey of the long lane. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const TEAMS = { shell: 'shell', catalog: 'mfe-catalog', buying: 'mfe-cart-checkout', account: 'mfe-account', company: 'mfe-company' };

const filesIn = (folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file));

/** A team's, and those of the shared package, which its pages say, too. */
const idsOf = (team) =>
  new Set(
    [TEAMS[team], 'shared-ui']
      .flatMap((name) => filesIn(`${name}/src`))
      .filter((file) => /messages[/\\]en\.json$/.test(file))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')))),
  );

test.each(Object.keys(TEAMS))('texts of %s that journeys name are there', (team) => {
  const known = idsOf(team);
  const named = new RegExp(String.raw`(?<![\w.])${team}\('([^']+)'`, 'g');
  const missing = filesIn('e2e/src')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(named)]
        .map(([, id = '']) => id)
        .filter((id) => !known.has(id))
        .map((id) => `${file.slice(root.length + 1)}: ${id}`),
    );
  expect(known.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
