import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canary, createFolderStore, endCanary, publish } from 'release-kit/scripts';
import { signPreview } from 'release-kit/preview';
import { buildRelease } from 'release-kit/testing';
import { createReleaseStore } from './release-store';
import { createVisitors, type Visitors } from './visitors';

const SECRET = 'a secret of this shop alone, 32 characters';
const SHOP = 'https://shop.example';
const AUTHOR = { by: 'a tester' };

let folder: string;
let visitors: Visitors;
const kit = () => createFolderStore(join(folder, 'store'));
const built = (name: string, version: string, facts = {}) => join(buildRelease(folder, name, { version, ...facts }), 'dist/browser');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visitors-'));
  await publish(kit(), [built('shell', '1.0.0', { serves: '2.0.0' }), built('mfe-a', '1.0.0')], AUTHOR, { isLive: true });
  await publish(kit(), [built('mfe-a', '1.1.0')], AUTHOR);
  visitors = createVisitors({
    store: createReleaseStore(join(folder, 'store')),
    previewSecret: SECRET,
    publicOrigins: () => [SHOP],
    refusal: () => 'refused',
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const request = (headers: Record<string, string> = {}) =>
  ({ headers, protocol: 'https', host: 'shop.example' }) as unknown as FastifyRequest;
const versionFor = async (headers: Record<string, string> = {}) =>
  (await visitors.of(request(headers))).registry.releases['mfe-a']?.version;
const cookieFor = async (headers: Record<string, string> = {}) => (await visitors.of(request(headers))).cookies.join();

describe('without a canary', () => {
  test('everybody gets what is live; nobody is drawn', async () => {
    const visit = await visitors.of(request({ cookie: 'release_share=1.canary-mfe-a' }));
    expect(visit).toMatchObject({ share: { kind: 'live' }, isShareable: true, cookies: [], vary: [] });
    expect(visit.registry.releases['mfe-a']?.version).toBe('1.0.0');
    expect(visit.registry).not.toHaveProperty('change');
  });
});

describe('with a canary of 10 %', () => {
  beforeEach(() => canary(kit(), 'mfe-a', '1.1.0', 10, AUTHOR));

  test('a visitor is drawn once, and gets the same from then on', async () => {
    const given = await cookieFor();
    expect(given).toMatch(
      /^release_share=\d{1,4}\.(live|canary-mfe-a|control-mfe-a); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const [cookie = ''] = given.split(';', 1);
    const first = await versionFor({ cookie });
    expect(await cookieFor({ cookie })).toBe('');
    expect(await versionFor({ cookie })).toBe(first);
  });

  test('the share decides which release it is; a control gets the live one', async () => {
    expect(await versionFor({ cookie: 'release_share=999.canary-mfe-a' })).toBe('1.1.0');
    expect(await versionFor({ cookie: 'release_share=1000.control-mfe-a' })).toBe('1.0.0');
    expect(await versionFor({ cookie: 'release_share=2000.live' })).toBe('1.0.0');
  });

  test('no document that a cookie decided is anybody else’s', async () => {
    expect(await visitors.of(request({ cookie: 'release_share=999.canary-mfe-a' }))).toMatchObject({ isShareable: false, vary: [] });
  });

  test('a CDN that says the share may keep a document for it', async () => {
    const visit = await visitors.of(request({ cookie: 'release_share=1.canary-mfe-a', 'x-release-share': 'canary-mfe-a' }));
    expect(visit).toMatchObject({ isShareable: true, cookies: [], vary: ['x-release-share'] });
    expect(visit.registry.releases['mfe-a']?.version).toBe('1.1.0');
    expect(await versionFor({ cookie: 'release_share=1.canary-mfe-b', 'x-release-share': 'canary-mfe-b' })).toBe('1.0.0');
  });

  test('a cookie of junk is drawn anew', async () => {
    expect(await cookieFor({ cookie: 'release_share=<script>' })).toContain('release_share=');
    expect(await cookieFor({ cookie: 'release_share=99999.live' })).toContain('release_share=');
  });

  test('of 10,000 visitors 9 to 11 percent get it', async () => {
    let count = 0;
    for (let visitor = 0; visitor < 10_000; visitor += 1) if ((await versionFor()) === '1.1.0') count += 1;
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1150);
  });

  test('taken back, its visitors get what is live', async () => {
    await endCanary(kit(), 'mfe-a', AUTHOR);
    expect(await versionFor({ cookie: 'release_share=999.canary-mfe-a' })).toBe('1.0.0');
  });

  test('three edges on one store agree about every visitor', async () => {
    const edges = [1, 2, 3].map(() =>
      createVisitors({
        store: createReleaseStore(join(folder, 'store')),
        previewSecret: '',
        publicOrigins: () => [SHOP],
        refusal: () => '',
      }),
    );
    for (const draw of [0, 500, 999, 1000, 1999, 2000, 9999]) {
      const sets = await Promise.all(edges.map((edge) => edge.of(request({ cookie: `release_share=${draw}.x` }))));
      expect(new Set(sets.map(({ registry }) => registry.releases['mfe-a']?.version)).size).toBe(1);
    }
  });
});

describe('a preview', () => {
  const HOUR = 3_600_000;
  const sign = (facts: object = {}, secret = SECRET) =>
    signPreview({ shop: SHOP, releases: { 'mfe-a': '1.1.0' }, until: Date.now() + HOUR, ...facts }, secret);
  /** What the edge answers to an address with this preview. */
  const open = async (value: string) => {
    const answer = { code: 200, headers: new Map<string, string>(), body: '' };
    const reply = {
      code: (code: number) => ((answer.code = code), reply),
      header: (name: string, text: string) => (answer.headers.set(name, text), reply),
      type: () => reply,
      send: (body: string) => ((answer.body = body), reply),
    };
    const url = new URL(`https://shop.example/bearings.html?p=2&preview=${encodeURIComponent(value)}`);
    await visitors.answerPreview(request(), reply as unknown as FastifyReply, url);
    return answer;
  };

  test('is opened by its address, for as long as it says, and shows its releases among the live ones', async () => {
    const { code, headers } = await open(sign());
    expect(code).toBe(303);
    expect(headers.get('Location')).toBe('/bearings.html?p=2');
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(3590);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    const visit = await visitors.of(request({ cookie: cookie.split(';', 1)[0] ?? '' }));
    expect(visit.isShareable).toBe(false);
    expect(visit.registry.releases).toMatchObject({ shell: { version: '1.0.0' }, 'mfe-a': { version: '1.1.0' } });
    expect(await versionFor()).toBe('1.0.0');
  });

  test('ends by its address, too', async () => {
    const { code, headers } = await open('end');
    expect(code).toBe(303);
    expect(headers.get('Set-Cookie')).toMatch(/^release_preview=; Path=\/; Max-Age=0/);
  });

  test.each([
    ['forged', () => sign({}, 'another secret that has 32 characters.')],
    ['junk', () => 'junk'],
    ['ended', () => sign({ until: Date.now() - 1 })],
    ['of another shop', () => sign({ shop: 'https://other.example' })],
    ['of a release that is not there', () => sign({ releases: { 'mfe-a': '9.9.9' } })],
    ['of a path', () => sign({ releases: { '../mfe-a': '1.1.0' } })],
  ])('that is %s is refused, and nobody else notices', async (_name, value) => {
    const { code, body } = await open(value());
    expect(code).toBe(403);
    expect(body).toBe('refused');
    expect(await versionFor({ cookie: `release_preview=${value()}` })).toBe('1.0.0');
  });

  test('of a release whose files cannot be had now is shown once they can', async () => {
    const release = join(folder, 'store/mfe-a/1.1.0');
    renameSync(release, `${release}-away`);
    expect((await open(sign())).code).toBe(403);
    renameSync(`${release}-away`, release);
    expect((await open(sign())).code).toBe(303);
  });

  test('whose releases no longer fit the live ones shows the live ones', async () => {
    const value = sign();
    await publish(kit(), [built('shell', '2.0.0', { serves: '3.0.0' }), built('mfe-a', '3.0.0', { contract: '^3.0.0' })], AUTHOR, {
      isLive: true,
    });
    expect((await open(value)).code).toBe(403);
    expect(await versionFor({ cookie: `release_preview=${value}` })).toBe('3.0.0');
  });

  test('is off without a secret', async () => {
    cpSync(join(folder, 'store'), join(folder, 'other'), { recursive: true });
    visitors = createVisitors({
      store: createReleaseStore(join(folder, 'other')),
      previewSecret: '',
      publicOrigins: () => [SHOP],
      refusal: () => '',
    });
    expect((await open(sign())).code).toBe(200);
    expect(await versionFor({ cookie: `release_preview=${sign()}` })).toBe('1.0.0');
  });
});
