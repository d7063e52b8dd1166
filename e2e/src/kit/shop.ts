/* A shop of its own for every worker: sandbox in memory, release store copied from the builds, edge. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { platformAt } from './platform';

interface ManagedProcess {
  name: string;
  stop(): Promise<unknown>;
  ended: Promise<unknown>;
  lines: string[];
}

interface Sandbox extends ManagedProcess {
  /** The origin of the card's fields, where cards are offered. */
  cardProvider: Promise<string>;
}

interface Servers {
  startSandbox(options: { port?: number; env?: Record<string, string> }): Sandbox;
  startEdge(options: { commerceUrl: string; store: string; env?: Record<string, string> }): ManagedProcess;
  whenReady(server: ManagedProcess): Promise<string>;
}

export interface Shop {
  url: string;
  /** The platform's own address, for its control calls. */
  platform: string;
  /** Folder of releases and registry. */
  store: string;
  edge: Pick<ManagedProcess, 'lines' | 'stop'>;
  /** Its processes that ended although nobody stopped them, with their last lines. */
  lost: readonly string[];
}

/** A shop that ends with its test. */
export interface OwnShop extends Shop {
  /** Ends the platform; nobody answers at its address then. */
  stopPlatform(): Promise<void>;
  /** Starts it again at its address, with its data as they were at first. */
  startPlatform(): Promise<void>;
  /** Makes the releases of built packages live, and waits until documents are made of them. */
  publish(packages: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

// Plain JavaScript, shared with `npm start`: what it exports is described above.
const servers = (): Promise<Servers> => import('../../../tooling/scripts/server-process.mjs' as string);
export const setup = (): Promise<{ publishReleases(store: string): Promise<void> }> =>
  import('../../../tooling/scripts/setup.mjs' as string);
const tool = (): Promise<{ makeLive(store: string, packages: readonly string[]): Promise<void> }> =>
  import('../../../tooling/scripts/release-kit.mjs' as string);

export interface ShopOptions {
  sandboxEnv?: Record<string, string>;
  /** Or what gives it, where it depends on the origin of the card's fields: the sandbox tells that when it listens. */
  edgeEnv?: Record<string, string> | ((cardProvider: string) => Record<string, string>);
  /** Address of a sandbox that runs already. */
  platform?: string;
  /** Built packages whose releases are published to its store; without them, those of this repository. */
  packages?: readonly string[];
}

export async function startShop({ sandboxEnv = {}, edgeEnv = {}, platform: known, packages }: ShopOptions = {}): Promise<OwnShop> {
  const { startSandbox, startEdge, whenReady } = await servers();
  const store = mkdtempSync(join(tmpdir(), 'shop-store-'));
  if (packages) await (await tool()).makeLive(store, packages);
  else if (process.env.E2E_RELEASES) cpSync(process.env.E2E_RELEASES, store, { recursive: true });
  else throw new Error('With `E2E_SHOP`, only tests of the shop that runs there can be run: this one starts its own.');
  // `E2E_PLATFORM`: a sandbox that runs already, on PostgreSQL for instance.
  const given = known ?? (Object.keys(sandboxEnv).length === 0 ? process.env.E2E_PLATFORM : undefined);
  const lost: string[] = [];
  const stopped = new Set<ManagedProcess>();
  const watch = (server: ManagedProcess): void =>
    void server.ended.then(() => stopped.has(server) || lost.push(`${server.name} ended:\n${server.lines.slice(-20).join('\n')}`));
  const end = async (server: ManagedProcess | undefined): Promise<void> => {
    if (!server) return;
    stopped.add(server);
    await server.stop();
  };
  let sandbox: Sandbox | undefined;
  /** On a port that the system gives, unless it has had one. */
  const startSandboxAt = async (port: number): Promise<string> => {
    sandbox = startSandbox({ port, env: { LOG_LEVEL: 'warn', ...sandboxEnv } });
    const address = await whenReady(sandbox);
    watch(sandbox);
    return address;
  };
  // The first answer of a process takes the longest: no visitor of a test waits for it.
  const warmUp = () =>
    platformAt(platform).ask('{route(url:"bearings.html"){relative_url} products(search:"6206"){total_count items{name}}}');
  const platform = given ?? (await startSandboxAt(0));
  await warmUp();
  const env = typeof edgeEnv === 'function' ? edgeEnv((await sandbox?.cardProvider) ?? '') : edgeEnv;
  const edge = startEdge({ commerceUrl: platform, store, env });
  const url = await whenReady(edge);
  watch(edge);
  const liveSet = async () => (await fetch(url)).headers.get('x-release-set');
  return {
    url,
    platform,
    store,
    edge: { lines: edge.lines, stop: () => end(edge) },
    lost,
    async startPlatform() {
      if (given) return;
      // While it was away, a connection that went out may have got its port, and soon gives it back.
      await expect(() => startSandboxAt(Number(new URL(platform).port))).toPass({ timeout: 30_000 });
      await warmUp();
    },
    async publish(live) {
      const before = await liveSet();
      await (await tool()).makeLive(store, live);
      await expect.poll(liveSet).not.toBe(before);
    },
    stopPlatform: () => end(sandbox),
    async stop() {
      await Promise.all([end(sandbox), end(edge)]);
      rmSync(store, { recursive: true, force: true });
    },
  };
}

export interface ConsoleWatch {
  problems: string[];
  /** Messages that this test brings about itself. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  silent: ConsoleWatch;
  /** Starts a shop for this test alone. It ends after the pages that it served: what they still ask for would fail in the console. */
  startOwnShop(options?: ShopOptions): Promise<OwnShop>;
}

export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // Playwright wants the first parameter destructured.
    async ({}, use) => {
      // `E2E_SHOP`: a whole shop that runs already, in containers for instance. Only what a visitor can do can be tested there.
      const running = process.env.E2E_SHOP;
      if (running) return use({ url: running, platform: running, store: '', edge: { lines: [], stop: async () => undefined }, lost: [] });
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  /** The console stays silent, and no hydration mismatch is reported; a test that breaks something says what it expects. */
  silent: [
    async ({ page, shop }, use) => {
      const watch = watchPage(page);
      await use(watch);
      expect(shop.lost, 'the shop has to outlive the test').toEqual([]);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
  startOwnShop: async ({ context }, use) => {
    const shops: OwnShop[] = [];
    await use(async (options) => {
      const shop = await startShop(options);
      shops.push(shop);
      return shop;
    });
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(shops.map((shop) => shop.stop()));
    for (const { lost } of shops) expect(lost, 'the shop has to outlive the test').toEqual([]);
  },
});

export function watchPage(page: Page): ConsoleWatch {
  // Playwright's own word for `serviceWorkers: 'block'`.
  const allowed: RegExp[] = [
    /Service Worker registration blocked by Playwright/,
    // Chromium's says so by the clock: a busy machine takes longer. That each file is used has a test of its own.
    /was preloaded using link preload but not used within a few seconds/,
  ];
  const problems: string[] = [];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(`pageerror: ${error.stack ?? error.message}`));
  void page.addInitScript(() => {
    // The shop marks each error that it records.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.name.startsWith('error:')) continue;
        const { message, cause, source } = (entry as PerformanceMark).detail;
        console.error(`recorded error in ${source?.remote ?? '?'} ${source?.root ?? ''}: ${message} ${cause}`);
      }
    }).observe({ type: 'mark', buffered: true });
  });
  return { problems, allow: (pattern) => void allowed.push(pattern) };
}

export { expect };

/** Opens an address, until the shop is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
}

/**
 * The footer, once it is hydrated: its code is loaded when it comes near the viewport, and until then its links lead to another document.
 * The newsletter's form shows that: the full footer, of a shop that has the newsletter.
 */
export async function footerOf(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('textbox')).toBeVisible();
  return footer;
}
