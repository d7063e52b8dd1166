import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { holdPort, startProcess, waitFor, whenReady } from '../scripts/server-process.mjs';

/** A process that runs the given code, and tells its address in a line `at …`. */
const start = (code) => startProcess('server', ['-e', code], { cwd: '.', tells: { address: /^at (\S+)$/ } });

test('the address is read from the line, however it arrives, and its server asked whether it is ready', async () => {
  const server = start(`
    const { createServer } = require('node:http');
    const listening = createServer((request, response) => response.writeHead(request.url === '/ready' ? 200 : 404).end());
    listening.listen(0, '127.0.0.1', () => {
      const text = 'at http://127.0.0.1:' + listening.address().port;
      process.stdout.write('starting\\n' + text.slice(0, -2));
      setTimeout(() => process.stdout.write(text.slice(-2) + '\\n'), 50);
    });
  `);
  expect(await whenReady(server)).toMatch(/^http:\/\/127\.0\.0\.1:\d{4,5}$/);
  expect(server.lines).toEqual(['starting', `at ${await server.address}`]);
  await server.stop();
});

test('a process that ends before it listens rejects with its last lines', async () => {
  const server = start(`
    for (let line = 1; line < 100; line += 1) console.log('line ' + line);
    console.error('no database');
    process.exitCode = 2;
  `);
  const error = await server.address.catch((reason) => reason);
  expect(error.message).toMatch(/^server ended:\nline 8\d\n/);
  expect(error.message).toContain('\nno database');
  expect(error.isPortTaken).toBe(false);
  await expect(whenReady(server)).rejects.toBe(error);
  await expect(waitFor('http://127.0.0.1:1/', { process: server })).rejects.toThrow(error.message);
});

test('a port that is taken is told in the one line that says so', async () => {
  const server = start(`
    console.log('opening the database');
    console.error('Port 8080 is in use. Stop what uses it, or choose another: PORT=8081');
    process.exitCode = 1;
  `);
  await expect(server.address).rejects.toMatchObject({
    message: 'Port 8080 is in use. Stop what uses it, or choose another: PORT=8081',
    isPortTaken: true,
  });
});

test('a server that never listens is not waited for without end', async () => {
  const server = start(`console.log('thinking'); setInterval(() => undefined, 1000);`);
  await expect(whenReady(server, { timeoutMs: 500 })).rejects.toThrow('server did not listen within 0.5 s.');
  await server.stop();
});

describe('a port that is held for a server that is set up first', () => {
  let held;
  afterEach(() => held.close());
  const addressOf = () => `http://127.0.0.1:${held.address().port}/`;

  test('answers 503 meanwhile, and goes to the server that is started with it', async () => {
    held = await holdPort(0);
    const address = addressOf();
    const meanwhile = await fetch(address);
    expect(meanwhile.status).toBe(503);
    expect(meanwhile.headers.get('refresh')).toBe('2');
    expect(await meanwhile.text()).toMatch(/being set up/);
    const server = startProcess(
      'server',
      ['-e', `require('node:http').createServer((request, response) => response.end('here')).listen({ fd: 3 })`],
      { cwd: '.', held },
    );
    expect(await (await fetch(address)).text()).toBe('here');
    await server.stop();
  });

  test.each(['start', 'dev', 'test'])('that is no port is told in one line by `npm %s` before anything is done', async (name) => {
    held = await holdPort(0);
    const script = fileURLToPath(new URL(`../scripts/${name}.mjs`, import.meta.url));
    const env = { ...process.env, PORT: '80a', TESTS_END_AT: 'tonight' };
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const [code] = await once(child, 'close');
    expect(output).toMatch(
      name === 'test' ? /^TESTS_END_AT is "tonight": .*\n$/ : /^PORT is "80a": a whole number from 0 to 65535 is .*\n$/,
    );
    expect(code).toBe(1);
  });

  test.each(['start', 'dev'])('is told in one line by `npm %s` before anything is done, where it is taken', async (name) => {
    held = await holdPort(0);
    const { port } = held.address();
    const script = fileURLToPath(new URL(`../scripts/${name}.mjs`, import.meta.url));
    const child = spawn(process.execPath, [script], { env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const [code] = await once(child, 'close');
    const command = name === 'start' ? 'npm start' : 'npm run dev';
    expect(output).toBe(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} ${command}\n`);
    expect(code).toBe(1);
  });
});
