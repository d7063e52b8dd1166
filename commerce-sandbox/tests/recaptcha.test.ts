import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { graphql } from './client.ts';
import { ownServer } from './own-server.ts';

const FAILED = 'ReCaptcha validation failed, please try again';
const UNCHECKED = 'Something went wrong with reCAPTCHA. Please contact the store owner.';
const ask = (answer: string, url?: string) =>
  graphql('mutation($r:String!){verifyGresponse(recaptcha_response:$r){message}}', { r: answer }, url === undefined ? {} : { url });
const verify = async (answer: string, url?: string): Promise<unknown> => (await ask(answer, url)).at('data', 'verifyGresponse', 'message');

test('without a secret any answer passes but an empty one and the one for tests', async () => {
  expect([await verify('answer of a widget'), await verify(' '), await verify('invalid'), await verify('x'.repeat(5000))]).toEqual([
    'success',
    FAILED,
    FAILED,
    FAILED,
  ]);
});

test('with a secret the provider decides, and its silence is an error, not a refusal', async () => {
  const asked: string[] = [];
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked.push(body);
      if (body.includes('response=broken')) response.writeHead(500).end('<html>');
      else if (body.includes('response=cut')) request.socket.destroy();
      else if (body.includes('response=other')) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      else
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: body.includes('response=person') }));
    });
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  const server = await ownServer({
    RECAPTCHA_SECRET: 'shared-secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
  });
  try {
    expect([await verify('person', server.url), await verify('robot', server.url)]).toEqual(['success', FAILED]);
    for (const answer of ['broken', 'cut', 'other']) {
      const answered = await ask(answer, server.url);
      expect([answered.at('data', 'verifyGresponse'), answered.at('errors', 0, 'message')]).toEqual([null, UNCHECKED]);
    }
    expect(asked[0]).toBe('secret=shared-secret&response=person');
  } finally {
    await server.end();
    provider.close();
  }
});
