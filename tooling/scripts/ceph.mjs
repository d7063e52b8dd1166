// A Ceph of one monitor, one store in memory and one gateway that speaks S3, in a folder: what the bucket store is tested against.
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startAtAnyPort } from './any-port.mjs';
import { installPackages } from './debian.mjs';
import { listeningPort } from './listening-port.mjs';
import { run } from './run.mjs';
import { waitFor } from './server-process.mjs';

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'ceph'];
const PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'];
export const KEYS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'testtesttest', AWS_REGION: 'us-east-1' };

const isThere = async () =>
  (await Promise.all(PROGRAMS.map((name) => new Promise((resolve) => execFile('which', [name], (error) => resolve(!error)))))).every(
    Boolean,
  );

async function install() {
  await installPackages(PACKAGES);
  return isThere();
}

/** Whether there is a Ceph, after asking Debian for one where there is none. */
export const ensureCeph = async () => (await isThere()) || install().catch(() => false);

const config = (folder, { id, monitorPort }) => `[global]
fsid = ${id}
mon host = [v1:127.0.0.1:${monitorPort}]
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = 2147483648
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/log/$name.log
pid file = ${folder}/run/$name.pid
ms bind msgr2 = false
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:0
rgw data = ${folder}/rgw
keyring = /dev/null
`;

/** A program of it says so in its log, and ends. */
const isPortTaken = (folder) =>
  readdirSync(join(folder, 'log')).some((name) => /address already in use/i.test(readFileSync(join(folder, 'log', name), 'utf8')));

/** The gateway has a port that the system gives, and tells it nowhere: Linux knows on which one it listens. */
async function portOfGateway(folder) {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(200)) {
    try {
      const id = readFileSync(join(folder, 'run/client.rgw.pid'), 'utf8').trim();
      const sockets = new Set(readdirSync(`/proc/${id}/fd`).map((name) => readlinkSync(`/proc/${id}/fd/${name}`)));
      const port = listeningPort(readFileSync('/proc/net/tcp', 'utf8'), sockets);
      if (port !== undefined) return port;
    } catch {
      // It has not begun yet, or closes a file as it is looked at.
    }
  }
  throw new Error('The gateway does not listen.');
}

/** Starts it; `endpoint` answers to the keys above. Who asks the monitor, and it itself, has to know its port before it starts. */
export const startCeph = (folder) => {
  const home = (port) => join(folder, String(port));
  return startAtAnyPort(
    (port) => startAt(home(port), port),
    (_error, port) => isPortTaken(home(port)),
  );
};

/** Does again what a monitor refuses that is still finding its feet: until it succeeds, or a minute has passed. */
async function whileItBegins(action) {
  for (const until = Date.now() + 60_000; ; await wait(500)) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

async function startAt(folder, monitorPort) {
  for (const name of ['mon', 'osd', 'run', 'log']) mkdirSync(join(folder, name), { recursive: true });
  const id = randomUUID();
  const file = join(folder, 'ceph.conf');
  writeFileSync(file, config(folder, { id, monitorPort }));
  const ask = (program, ...args) => run(program, ['-c', file, ...args]);
  const askMonitor = (...args) => whileItBegins(() => ask('ceph', '--connect-timeout', '30', ...args));
  /** A program that goes on behind: it would keep a pipe open for ever. */
  const begin = (program, ...args) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, ['-c', file, ...args], { stdio: 'ignore' });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`${program} ended with ${code}`))));
    });
  const map = join(folder, 'monmap');
  const stop = async () => {
    for (const name of readdirSync(join(folder, 'run')).filter((name) => name.endsWith('.pid'))) {
      try {
        process.kill(Number(readFileSync(join(folder, 'run', name), 'utf8')), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
  };
  try {
    await run('monmaptool', ['--create', '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, '--fsid', id, map]);
    await ask('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    await begin('ceph-mon', '-i', 'a');
    const osd = randomUUID();
    await askMonitor('osd', 'new', osd, '0');
    await ask('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
    // On a busy machine it asks the monitor before it has been told the cluster's id, is refused ("wrong fsid"), and ends.
    await whileItBegins(() => begin('ceph-osd', '-i', '0'));
    await askMonitor('osd', 'pool', 'create', '.rgw.root', '8');
    await begin('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${await portOfGateway(folder)}`;
    await waitFor(endpoint);
    await ask(
      'radosgw-admin',
      '-n',
      'client.rgw',
      'user',
      'create',
      '--uid=test',
      '--display-name=test',
      `--access-key=${KEYS.AWS_ACCESS_KEY_ID}`,
      `--secret-key=${KEYS.AWS_SECRET_ACCESS_KEY}`,
    );
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
