import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseImagesIn, errorsIn, rightsProblems } from '../scripts/container-rules.mjs';

const SAFE = 'CapEff:\t0000000000000000\nCapBnd:\t0000000000000000\nNoNewPrivs:\t1\n';
/** @param {{ said?: string, ports?: Record<string, object[] | null>, port?: string, isWriter?: boolean }} found */
const judged = ({ said = `1000\n${SAFE}`, ports = {}, port, isWriter = false }) =>
  rightsProblems('edge', { said, ports }, { port, isWriter });

test('a container that has what it needs and no more is no problem', () => {
  expect(judged({})).toEqual([]);
  expect(judged({ ports: { '8080/tcp': [{}], '9000/tcp': null, '9001/tcp': [] }, port: '8080/tcp' })).toEqual([]);
  expect(judged({ said: `1000\n${SAFE}writes /releases\n`, isWriter: true })).toEqual([]);
});

test.each([
  [{ ports: { '5432/tcp': [{}] } }, 'edge has these ports outside: 5432/tcp.'],
  [{ port: '8080/tcp' }, 'edge has these ports outside: none.'],
  [{ said: `0\n${SAFE}` }, 'edge runs as root.'],
  [{ said: `1000\n${SAFE.replace('CapEff:\t0', 'CapEff:\t1')}` }, 'edge has capabilities.'],
  [{ said: `1000\n${SAFE.replace('CapBnd:\t0', 'CapBnd:\ta')}` }, 'edge has capabilities.'],
  [{ said: `1000\n${SAFE.replace('Privs:\t1', 'Privs:\t0')}` }, 'edge can gain privileges.'],
  [{ said: `1000\n${SAFE}writes /\n` }, 'edge writes to its file system.'],
  [{ said: `1000\n${SAFE}writes /releases\n` }, 'edge writes to the releases, or cannot.'],
  [{ isWriter: true }, 'edge writes to the releases, or cannot.'],
])('%j: %s', (found, problem) => {
  expect(judged(found)).toEqual([problem]);
});

test('a container that said nothing has nothing that was looked for', () => {
  expect(judged({ said: '' })).toEqual(['edge has capabilities.', 'edge can gain privileges.']);
});

test('images are taken from elsewhere unless they are stages', () => {
  expect(
    baseImagesIn(
      'FROM node:20 AS base\nRUN x\nFROM base AS edge\nFROM node:20 AS cdn\nFROM debian:12\n',
      'services:\n  a:\n    image: postgres:16\n  b:\n    build: .\n',
    ),
  ).toEqual(['node:20', 'debian:12', 'postgres:16']);
  const [dockerfile, composition] = ['docker/Dockerfile', 'docker-compose.yml'].map((file) =>
    readFileSync(join(import.meta.dirname, '../..', file), 'utf8'),
  );
  expect(baseImagesIn(dockerfile ?? '', composition ?? '')).toEqual([
    expect.stringMatching(/^node:\d+/),
    expect.stringMatching(/^postgres:\d+/),
  ]);
});

test('errors are told from other lines of a log', () => {
  const wrong = ['edge | Error: no store', 'sandbox | {"level":50,"msg":"x"}', 'postgres | FATAL: role', 'cdn | permission denied'];
  const right = ['edge | ready', 'edge | {"level":30,"msg":"errors: 0"}', 'edge | {"level":50,"msg":"premature close"}', 'edge | terror'];
  expect(errorsIn([...wrong, ...right].join('\n'))).toEqual(wrong);
});
