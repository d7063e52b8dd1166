// How fast an edge answers from its document cache: for `bench:documents` and `bench:releases`.
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { inParallel, quantile } from './statistics.mjs';

export const CACHED_CONNECTIONS = 50;
const CACHED_DOCUMENTS = 30_000;

/** Documents that the edge has cached, over HTTP/1.1, with the edge on one core and whoever asks on the other. */
export async function measureCached(edge, url, paths) {
  execFileSync('taskset', ['-acp', '0', String(edge.child.pid)], { stdio: 'ignore' });
  const pool = new Pool(url, { connections: CACHED_CONNECTIONS, pipelining: 1 });
  const took = [];
  const ask = async (index) => {
    const began = performance.now();
    const { statusCode, body } = await pool.request({
      path: paths[index % paths.length],
      method: 'GET',
      headers: { 'accept-encoding': 'br' },
    });
    await body.arrayBuffer();
    if (statusCode !== 200) throw new Error(`${paths[index % paths.length]}: ${statusCode}`);
    took.push(performance.now() - began);
  };
  // Rendered once each, no more at a time than an edge renders.
  await inParallel(paths.length * 2, ask, 8);
  await wait(500);
  took.length = 0;
  const began = performance.now();
  await inParallel(CACHED_DOCUMENTS, ask, CACHED_CONNECTIONS);
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  return { perSecond: took.length / seconds, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

/** Pages of many products, in both views. */
export async function productPaths(commerceUrl) {
  const query = '{ products(filter: {}, pageSize: 100) { items { url_key url_suffix } } }';
  const paths = [];
  for (const [view, prefix] of [
    ['default', ''],
    ['arabic', '/arabic'],
  ]) {
    const answer = await fetch(`${commerceUrl}/graphql?${new URLSearchParams({ query })}`, { headers: { Store: String(view) } });
    const { data } = await answer.json();
    paths.push(...data.products.items.map(({ url_key, url_suffix }) => `${prefix}/${url_key}${url_suffix ?? ''}`));
  }
  return paths;
}
