// The containers' part of `npm run test:long`: builds the images of docker-compose.yml, starts the shop in a project of its own, and holds
// it to what docker/README.md promises. Nothing waits without a limit; the project, its volumes and its images are removed at the end.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startAtAnyPort } from './any-port.mjs';
import { baseImagesIn, errorsIn, RIGHTS_SCRIPT, rightsProblems } from './container-rules.mjs';
import { endCommands, limitedCommand, untilRight } from './limited-command.mjs';
import { say } from './run.mjs';
import { RELEASES, root } from './workspace.mjs';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIMITS = { ask: 20 * SECOND, pull: 2 * MINUTE, build: 25 * MINUTE, up: 4 * MINUTE, walk: 8 * MINUTE, stop: MINUTE };
/** No container may need its end by force (Docker kills after ten seconds). */
const STOPS_WITHIN = 9 * SECOND;

/** Docker could choose a free port itself, but does so again at each start of a container, and the edge has to know its origin before. */
const PORT_IS_TAKEN = /port is already allocated|address already in use|ports are not available/i;

/** Services of the profile `scale`, which are started by a test of their own. */
const REPLICAS = ['edge-1', 'edge-2', 'edge-3'];
const SCALE = [...REPLICAS, 'cdn'];

const CHANGED = 'mfe-catalog';
const CHANGED_FILE = `${CHANGED}/src/pages/product/messages/en.json`;
const PRODUCT = '/deep-groove-ball-bearing-6206.html';

/**
 * Runs the checks one after the other: `check(name, action)` is called for each, tells what failed and gives whether it passed;
 * `ensureBrowser` gives the browser's program. Where there is nothing to run
 * them with, gives the reason and does nothing.
 */
export async function testContainers(check, ensureBrowser) {
  const engine = await findEngine();
  if (engine.missing) return { skipped: engine.missing };
  const shop = createProject(engine);
  const end = (signal) => {
    endCommands();
    void shop.remove().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  // A port whose container does not listen yet may leave a request open that keeps no process up: time has to go on for its limit.
  const clock = setInterval(() => undefined, SECOND);
  try {
    // Without the shop there is nothing to look at.
    if (!(await check('the images build', () => shop.compose(['build'], LIMITS.build)))) return {};
    if (!(await check('the shop starts and every service is healthy', () => isHealthy(shop)))) return {};
    await check('no container has rights that it does not need', () => hasNoRights(shop));
    await check('cards are offered, and their fields may be shown', () => offersCards(shop));
    await check('a guest and a customer buy, in both languages', () => walk(shop, ensureBrowser));
    await check('a remote is published alone, and rolled back', () => publishesAlone(shop));
    await check('the logs tell of no error', () => logsAreClean(shop));
    await check('everything stops within seconds, and a second start has the data', () => keepsData(shop));
    await check('three edges behind Varnish start again in turn, and no visitor is turned away', () => scales(shop));
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, end);
    await shop.remove();
    clearInterval(clock);
  }
  return {};
}

/** The Docker client and Compose that reach an engine with the base images; or why there is none. */
async function findEngine() {
  const docker = await findClient();
  if (!docker) return { missing: 'no container engine answers that can build' };
  // The old Compose calls the client that it finds first.
  const env = { PATH: `${docker.folder}${delimiter}${process.env.PATH}`, DOCKER_BUILDKIT: '1', COMPOSE_DOCKER_CLI_BUILD: '1' };
  const candidates = [
    ['docker', 'compose'],
    ['docker-compose', ''],
  ].map((parts) => parts.filter(Boolean));
  let compose;
  for (const candidate of candidates) if (!compose && (await works([...candidate, 'version'], env))) compose = candidate;
  if (!compose) return { missing: 'there is no Compose' };
  const [dockerfile, composition] = ['docker/Dockerfile', 'docker-compose.yml'].map((file) => readFileSync(join(root, file), 'utf8'));
  for (const image of baseImagesIn(dockerfile, composition)) {
    if (await works(['docker', 'image', 'inspect', image], env)) continue;
    if (!(await works(['docker', 'pull', '--quiet', image], env, LIMITS.pull)))
      return { missing: `the image ${image} is neither here nor to be had` };
  }
  return { env, compose };
}

/** Clients without BuildKit of their own need its plugin; of several on the path the first that can build is taken. */
async function findClient() {
  for (const folder of new Set((process.env.PATH ?? '').split(delimiter))) {
    if (!folder || !existsSync(join(folder, 'docker'))) continue;
    const docker = join(folder, 'docker');
    const version = await command([docker, 'version', '--format', '{{.Client.Version}} {{.Server.Version}}'], {}, LIMITS.ask).catch(
      () => '',
    );
    if (!version) continue;
    if (parseInt(version, 10) < 23 || (await works([docker, 'buildx', 'version'], {}))) return { folder };
  }
  return undefined;
}

/** @param {{ env?: NodeJS.ProcessEnv, compose?: string[] }} engine */
function createProject({ env, compose = [] }) {
  const name = `shop-test-${process.pid}`;
  /** @type {NodeJS.ProcessEnv} */
  const settings = {
    ...env,
    PUBLIC_ORIGINS: '',
    COMMERCE_URL: '',
    LOG_LEVEL: 'warn',
    COMPOSE_PROJECT_NAME: name,
  };
  const project = {
    name,
    get url() {
      return `http://localhost:${settings.PORT}`;
    },
    get cardProvider() {
      return `http://localhost:${settings.CARD_PORT}`;
    },
    get cdnUrl() {
      return `http://localhost:${settings.CDN_PORT}`;
    },
    docker: (args, limit = LIMITS.ask) => command(['docker', ...args], settings, limit),
    compose: (args, limit, folder = root) =>
      command([...compose, '--file', join(folder, 'docker-compose.yml'), '--project-directory', folder, ...args], settings, limit),
    up: (args = []) => project.compose(['up', '--detach', ...args], LIMITS.up),
    /** Starts something for the first time, at a port that it sets as `variable`: where that is in use, at another. */
    startAt: (variable, start) =>
      startAtAnyPort(
        (port) => {
          settings[variable] = String(port);
          return start();
        },
        ({ message }) => PORT_IS_TAKEN.test(message),
      ),
    services: async () =>
      (await project.compose(['config', '--services'], LIMITS.ask))
        .trim()
        .split('\n')
        .filter((service) => !SCALE.includes(service))
        .sort(),
    container: async (service) => (await project.compose(['ps', '--quiet', service], LIMITS.ask)).trim(),
    inspect: async (service) => JSON.parse(await project.docker(['inspect', await project.container(service)]))[0],
    inside: async (service, args) => project.docker(['exec', await project.container(service), ...args]),
    remove: () =>
      project
        .compose(['--profile', 'scale', 'down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '5'], LIMITS.stop)
        .catch((error) => say(`  ${name} could not be removed: ${error.message.slice(-500)}`)),
  };
  return project;
}

async function isHealthy(shop) {
  const started = Date.now();
  await shop.startAt('CARD_PORT', () => shop.up(['sandbox']));
  await shop.startAt('PORT', () => shop.up());
  await answers(shop);
  say(`    the shop answers ${seconds(started)} after its start`);
  for (const service of await shop.services()) await isHealthyAgain(shop, service);
  const { edge, shell, sandbox, postgres } = await startTimes(shop);
  if (!(postgres < sandbox && sandbox < edge && shell < edge)) throw new Error('The services did not start in their order.');
  await expectDocument(shop, PRODUCT, '6206');
}

const isHealthyAgain = (shop, service) =>
  untilRight(
    async () => {
      const { Status: status } = (await shop.inspect(service)).State.Health;
      return status === 'healthy' ? undefined : `${service} is ${status}.`;
    },
    500,
    MINUTE,
  );

async function hasNoRights(shop) {
  const problems = [];
  for (const service of await shop.services()) {
    const { NetworkSettings } = await shop.inspect(service);
    const said = await shop.inside(service, ['sh', '-c', RIGHTS_SCRIPT]);
    // Of the sandbox the fields of a card alone; the platform is asked through the edge.
    const port = { edge: `${new URL(shop.url).port}/tcp`, sandbox: '4010/tcp' }[service];
    const isWriter = [...RELEASES, 'edge'].includes(service);
    problems.push(...rightsProblems(service, { said, ports: NetworkSettings.Ports }, { port, isWriter }));
  }
  const reach =
    "require('net').connect(5432, 'postgres').on('error', () => console.log('no')).on('connect', function () { console.log('yes'); this.end(); })";
  if ((await shop.inside('edge', ['node', '-e', reach])).trim() !== 'no') problems.push('The edge reaches the database.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function offersCards(shop) {
  const policy = (await ask(`${shop.url}/checkout`)).headers.get('content-security-policy') ?? '';
  const frames = /(?:^|;)\s*frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  if (!frames.includes(shop.cardProvider))
    throw new Error(`Frames come from ${frames.join(' ') || 'nowhere'}, not from ${shop.cardProvider}.`);
  const fields = await ask(`${shop.cardProvider}/fields.js`);
  if (!fields.ok) throw new Error(`Where the fields are, the answer is ${fields.status}.`);
  const cart = (await query(shop, 'mutation{createGuestCart(input:{}){cart{available_payment_methods{code}}}}')).createGuestCart.cart;
  const codes = cart.available_payment_methods.map(({ code }) => code);
  if (!codes.includes('hosted_card')) throw new Error(`The platform offers ${codes.join(', ') || 'no way to pay'}.`);
}

/** The shopper's journeys, a guest's and a customer's, of each language one. */
async function walk(shop, ensureBrowser) {
  const chromium = await ensureBrowser();
  return command(
    ['npx', 'playwright', 'test', 'journey', '--grep', '1440 px, (en, keyboard, customer|ar, mouse, guest)', '--workers=1'].concat([
      '--reporter=list',
      '--output=test-results/containers',
    ]),
    { E2E_SHOP: shop.url, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    LIMITS.walk,
    join(root, 'e2e'),
  );
}

/** Another release of one remote, from changed sources: everything else goes on, and nobody who looks meanwhile is turned away. */
async function publishesAlone(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-sources-'));
  const before = await startTimes(shop);
  const earlier = await liveVersion(shop);
  const { Image: image } = await shop.inspect(CHANGED);
  const visits = keepVisiting(shop);
  try {
    copySources(folder);
    const file = join(folder, CHANGED_FILE);
    const messages = JSON.parse(readFileSync(file, 'utf8'));
    messages['product.specifications'].defaultMessage = 'All its measures';
    writeFileSync(file, JSON.stringify(messages));
    const started = Date.now();
    await shop.compose(['up', '--detach', '--build', CHANGED], LIMITS.build, folder);
    await expectDocument(shop, PRODUCT, 'All its measures');
    say(`    ${CHANGED} was built and live ${seconds(started)} later`);
    const later = await liveVersion(shop);
    if (later === earlier) throw new Error('The registry names the same release as before.');

    await shop.inside(CHANGED, ['node', 'release-kit.mjs', 'rollback', CHANGED]);
    await expectDocument(shop, PRODUCT, 'Specifications');
    if ((await liveVersion(shop)) !== earlier) throw new Error('The earlier release is not live again.');

    const after = await startTimes(shop);
    const restarted = Object.keys(before).filter((service) => service !== CHANGED && before[service] !== after[service]);
    if (restarted.length > 0) throw new Error(`Started again, too: ${restarted.join(', ')}.`);
  } finally {
    const { count, failures } = await visits.stop();
    rmSync(folder, { recursive: true, force: true });
    // It has lost its name to the new one, by which the project would find it.
    await shop.docker(['image', 'rm', image]).catch(() => undefined);
    if (failures.length > 0) throw new Error(`${failures.length} of ${count} visits meanwhile failed: ${failures[0]}`);
    say(`    ${count} visits meanwhile, all answered`);
  }
}

const liveVersion = async (shop) => (await (await ask(`${shop.url}/registry.json`)).json()).releases[CHANGED].version;

/** What images are built from, as .dockerignore leaves it. */
function copySources(folder) {
  const ignored = new Set(['node_modules', 'dist', 'dist-development', 'generated', '.cache', '.data', '.git', '.store', 'test-results']);
  cpSync(root, folder, { recursive: true, filter: (source) => source === root || !ignored.has(basename(source)) });
}

function keepVisiting({ url }, nextPath = () => PRODUCT) {
  const ending = new AbortController();
  let count = 0;
  const failures = [];
  const visiting = (async () => {
    while (!ending.signal.aborted) {
      count += 1;
      await ask(url + nextPath()).then(
        (response) => response.ok || failures.push(`status ${response.status}`),
        (error) => failures.push(error.message),
      );
      await wait(200);
    }
  })();
  return { stop: () => (ending.abort(), visiting.then(() => ({ count, failures }))) };
}

async function logsAreClean(shop) {
  const logs = await shop.compose(['logs', '--no-color', '--tail', '500'], LIMITS.ask);
  const wrong = errorsIn(logs);
  if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'));
}

async function keepsData(shop) {
  const token = await signIn(shop);
  const before = await orders(shop, token);
  if (before.total_count === 0) throw new Error('There is no order to be kept.');
  const stopping = Date.now();
  await shop.compose(['stop'], LIMITS.stop);
  const took = Date.now() - stopping;
  for (const service of await shop.services()) {
    const id = (
      await shop.docker([
        'ps',
        '--all',
        '--quiet',
        '--filter',
        `label=com.docker.compose.project=${shop.name}`,
        '--filter',
        `label=com.docker.compose.service=${service}`,
      ])
    ).trim();
    const { ExitCode } = JSON.parse(await shop.docker(['inspect', id]))[0].State;
    if (ExitCode !== 0 && ExitCode !== 143) throw new Error(`${service} ended with ${ExitCode}.`);
  }
  if (took > STOPS_WITHIN) throw new Error(`Stopping took ${took} ms.`);
  const starting = Date.now();
  await shop.up();
  await answers(shop);
  say(`    stopped within ${(took / SECOND).toFixed(1)} s; answers again ${seconds(starting)} after the second start`);
  const after = await orders(shop, token);
  if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error('The orders are not those of before.');
}

/** The profile `scale`: what visitors ask for is new each time, so that Varnish has to ask an edge. */
async function scales(shop) {
  await shop.startAt('CDN_PORT', () => shop.compose(['--profile', 'scale', 'up', '--detach', '--build', ...SCALE], LIMITS.build));
  await answers({ url: shop.cdnUrl });
  await isCached(shop.cdnUrl + PRODUCT);
  let count = 0;
  const visits = keepVisiting({ url: shop.cdnUrl }, () => `/search.html?query=${(count += 1)}`);
  try {
    for (const service of REPLICAS) {
      await shop.compose(['restart', service], LIMITS.stop);
      await isHealthyAgain(shop, service);
    }
  } finally {
    const { count: all, failures } = await visits.stop();
    if (failures.length > 0) throw new Error(`${failures.length} of ${all} visits failed: ${failures[0]}`);
    say(`    ${all} visits meanwhile, all answered`);
  }
}

/** The first answer is never cached already, and one that an edge could not render in time is cached by nobody. */
const isCached = (url) =>
  untilRight(
    async () => {
      const { headers, status } = await ask(url);
      const answer = [status, ...['cache-control', 'x-rendered-by', 'x-render-fallback'].map((name) => headers.get(name))].join(', ');
      return headers.get('x-cache') === 'hit' ? undefined : `Varnish keeps nothing: ${answer}`;
    },
    SECOND,
    MINUTE,
  );

async function signIn(shop) {
  const data = await query(shop, 'mutation{generateCustomerToken(email:"shopper@example.com",password:"Passw0rd!"){token}}');
  return data.generateCustomerToken.token;
}

const orders = async (shop, token) =>
  (await query(shop, '{customer{orders(pageSize:20){total_count items{number}}}}', token)).customer.orders;

async function query({ url }, text, token) {
  const response = await ask(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query: text }),
  });
  const { data, errors } = await response.json();
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function startTimes(shop) {
  const times = {};
  for (const service of await shop.services()) times[service] = (await shop.inspect(service)).State.StartedAt;
  return times;
}

/** A release is live when a document says so; the edge looks at the registry by itself. */
const expectDocument = ({ url }, path, text) =>
  untilRight(
    async () => {
      const document = await ask(url + path).then((response) => response.text());
      return document.includes(text) ? undefined : `${path} does not say "${text}".`;
    },
    200,
    MINUTE,
  );

const answers = ({ url }) =>
  untilRight(
    async () => {
      const isReady = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2 * SECOND) }).then(
        (response) => response.ok,
        () => false,
      );
      return isReady ? undefined : `${url} did not answer within ${LIMITS.up / SECOND} s.`;
    },
    100,
    LIMITS.up,
  );

const ask = (url, options = {}) => fetch(url, { ...options, signal: AbortSignal.timeout(LIMITS.ask) });
const seconds = (since) => `${((Date.now() - since) / SECOND).toFixed(1)} s`;
const works = (args, env, limit = LIMITS.ask) =>
  command(args, env, limit).then(
    () => true,
    () => false,
  );

/** @param {string[]} words the program and its arguments */
const command = (words, env, limit, cwd = root) => limitedCommand(words, env, limit, cwd);
