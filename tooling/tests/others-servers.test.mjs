// What is decided before servers of others are started: which programs, at which ports.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPorts } from '../scripts/varnish-ports.mjs';
import { listeningPort } from '../scripts/listening-port.mjs';
import { findPostgres } from '../scripts/postgres-programs.mjs';

describe('the programs of PostgreSQL', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'programs-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A folder with these programs. */
  const withPrograms = (place, programs = ['initdb', 'postgres', 'createdb']) => {
    mkdirSync(join(folder, place), { recursive: true });
    for (const name of programs) writeFileSync(join(folder, place, name), '');
    return join(folder, place);
  };
  const find = (env) => findPostgres(env, [join(folder, 'debian'), join(folder, 'none'), join(folder, 'brew')]);

  test('the newest version is taken, by number', () => {
    withPrograms('debian/9.6/bin');
    withPrograms('debian/15/bin');
    expect(find({})).toBe(join(folder, 'debian/15/bin'));
    withPrograms('debian/16/bin', ['initdb']);
    expect(find({})).toBe(join(folder, 'debian/15/bin'));
  });

  test('one on the path comes before it, and one that is named before that', () => {
    withPrograms('debian/15/bin');
    const PATH = `${join(folder, 'empty')}:${withPrograms('path')}:`;
    expect(find({ PATH })).toBe(join(folder, 'path'));
    expect(find({ PATH, POSTGRES_BIN: withPrograms('named') })).toBe(join(folder, 'named'));
    expect(find({ PATH, POSTGRES_BIN: withPrograms('half', ['postgres']) })).toBe(join(folder, 'path'));
  });

  test('of other programs in the same place none is taken', () => {
    withPrograms('brew/mysql@8/bin');
    expect(find({})).toBeUndefined();
    withPrograms('brew/postgresql@14/bin');
    const newest = withPrograms('brew/postgresql@16/bin');
    withPrograms('brew/postgresql/bin');
    expect(find({})).toBe(newest);
  });
});

test('the port of a process is that of its socket that listens', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 111 1 0
   1: 0100007F:C350 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000        0 222 1 0
   2: 0100007F:C351 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 333 1 0
`;
  expect(listeningPort(table, new Set(['socket:[222]', 'socket:[333]', 'pipe:[111]']))).toBe(50001);
  expect(listeningPort(table, new Set(['socket:[222]']))).toBeUndefined();
});

test('Varnish’s edges are those of this machine, each named in its configuration', () => {
  const vcl = readFileSync(join(import.meta.dirname, '../../docker/varnish.vcl'), 'utf8');
  const own = withPorts(vcl, [4001, 4002, 4003]);
  expect([...own.matchAll(/\.host = "127\.0\.0\.1"; \.port = "(\d+)"/g)].map(([, port]) => port)).toEqual(['4001', '4002', '4003']);
  expect(own).not.toContain('.host = "edge-');
  expect(() => withPorts(vcl, [1, 2, 3, 4])).toThrow('does not say .host = "edge-4"');
});
