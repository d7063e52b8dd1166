// The shop on a bucket: three edges that follow it, a publish and a roll-back that all of them see, and edges that go on without it.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { KEYS, startCeph } from './ceph.mjs';
import { run } from './run.mjs';
import { startEdge, startSandbox, whenReady } from './server-process.mjs';
import { RELEASES, root } from './workspace.mjs';

const BUCKET = 'shop';
const STORE = `s3://${BUCKET}/releases`;
const REMOTE = 'mfe-company';
const LIMIT_MS = 2_000;

/** Runs each check by `checked(name, action)`, and the store's own tests by `unit`. */
export async function testBucket(checked, unit) {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  const running = [];
  try {
    let ceph;
    if (!(await checked('Ceph’s S3 starts', async () => void (ceph = await startCeph(join(folder, 'ceph')))))) return;
    running.push(ceph);
    const env = { ...KEYS, AWS_ENDPOINT_URL_S3: ceph.endpoint };
    await unit('release-kit', {
      label: 'release-kit on Ceph’s S3',
      env: { ...KEYS, BUCKET_SERVER: ceph.endpoint },
      files: ['bucket-store'],
    });
    await makeBucket(ceph.endpoint);
    const kit = (...args) =>
      run(process.execPath, ['dist/main.mjs', ...args, '--store', STORE, '--by', 'the tests'], { cwd: join(root, 'release-kit'), env });
    await kit('publish', ...RELEASES.map((name) => join(root, name)), '--activate');
    const sandbox = startSandbox({ env: { LOG_LEVEL: 'warn' } });
    running.push(sandbox);
    const commerceUrl = await whenReady(sandbox);
    const edges = [1, 2, 3].map((at) =>
      startEdge({ commerceUrl, store: STORE, env: { ...env, RELEASE_CACHE: join(folder, `edge-${at}`) } }),
    );
    running.push(...edges);
    const origins = await Promise.all(edges.map((edge) => whenReady(edge)));
    await checked('three edges serve the shop from a bucket', () => serves(origins));
    await checked('a change of the bucket’s registry is seen by all within 2 s, and so is the change back', () => follows(origins, kit));
    await checked('without the bucket the edges serve what they have', async () => {
      await ceph.stop();
      await serves(origins);
    });
  } finally {
    for (const process of running.reverse()) await process.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeBucket(endpoint) {
  const require = createRequire(join(root, 'release-kit/package.json'));
  const { CreateBucketCommand, S3Client } = /** @type {any} */ (require)('@aws-sdk/client-s3');
  const credentials = { accessKeyId: KEYS.AWS_ACCESS_KEY_ID, secretAccessKey: KEYS.AWS_SECRET_ACCESS_KEY };
  const client = new S3Client({ endpoint, region: KEYS.AWS_REGION, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
}

async function serves(origins) {
  for (const origin of origins) {
    const answer = await fetch(`${origin}/bearings.html`);
    const script = /src="(\/releases\/shell\/[^"]+)"/.exec(await answer.text())?.[1];
    if (answer.status !== 200 || answer.headers.get('x-rendered-by') !== 'server' || !script)
      throw new Error(`${origin}: ${answer.status}, rendered by ${answer.headers.get('x-rendered-by')}, ${script ?? 'no script'}`);
    const file = await fetch(origin + script);
    if (file.status !== 200) throw new Error(`${script}: ${file.status}`);
  }
}

const registryOf = (origin) => fetch(`${origin}/registry.json`).then((answer) => answer.json());
const has = async (origin) => REMOTE in (await registryOf(origin)).releases;

async function follows(origins, kit) {
  const { version } = (await registryOf(origins[0])).releases[REMOTE];
  for (const { call, isLive } of [
    { call: ['withdraw', REMOTE], isLive: false },
    { call: ['activate', REMOTE, version], isLive: true },
  ]) {
    await kit(...call);
    const began = Date.now();
    while ((await Promise.all(origins.map(has))).some((found) => found !== isLive)) {
      if (Date.now() - began > LIMIT_MS) throw new Error(`An edge has not seen ${call.join(' ')} after 2 s.`);
      await wait(20);
    }
  }
}
