import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FoundAddress } from 'shared-contracts';
import { Agent, request } from 'undici';
import * as v from 'valibot';
import { messageOf } from './message-of';
import { createVisitCount } from './visits-by-address';

const TIMEOUT_MS = 4000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Of one address of the network in a minute: the register counts what is asked, and nobody has more addresses to type. */
const MOST_A_MINUTE = 10;

/** The register's answer (`NationalAddressByShortAddress`), as far as it is read. */
const Answer = v.object({
  Addresses: v.array(
    v.object({
      BuildingNumber: text(),
      Street: text(),
      District: text(),
      City: text(),
      PostCode: text(),
      RegionName: text(),
    }),
  ),
});

export interface RegisterAccess {
  /** Address of the register's call. */
  url: string;
  /** Stays on this side. */
  key: string;
}

interface ShortCode {
  code: string;
  /** As the register has it. */
  language: 'A' | 'E';
}

/**
 * Looks up short codes of National Addresses for the shop's forms: `GET /_addresses/RRRD2929?language=ar`. 404: the register knows no such
 * code; 503: it did not say. Who asks how often is counted, and what was found is given again for a day: the key is the operator's.
 */
export function serveShortAddresses(app: FastifyInstance, { url, key }: RegisterAccess): void {
  const agent = new Agent({ connections: 4 });
  // What the register does not know, or does not say, is not kept: it may be another tomorrow, or in a second.
  const found = new LRUCache<string, FoundAddress, ShortCode>({
    max: 5000,
    ttl: DAY_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => ask({ url, key }, agent, context),
  });
  const count = createVisitCount();
  app.addHook('onClose', () => agent.close());

  app.get<{ Params: { code: string }; Querystring: { language?: string } }>('/_addresses/:code', async (visit, reply) => {
    const { code } = visit.params;
    const language = visit.query.language === 'ar' ? 'A' : 'E';
    const site = visit.headers['sec-fetch-site'] ?? 'same-origin';
    reply.header('Cache-Control', 'no-store');
    if (!/^[A-Z]{4}\d{4}$/.test(code)) return reply.code(400).send({});
    if (site !== 'same-origin') return reply.code(403).send({});
    if (!found.has(code + language) && count(visit.ip) > MOST_A_MINUTE) return reply.code(429).send({});
    try {
      const address = await found.fetch(code + language, { context: { code, language } });
      return address ?? reply.code(404).send({});
    } catch (error) {
      app.log.warn({ error: messageOf(error) }, 'The register of addresses did not answer');
      return reply.code(503).send({});
    }
  });
}

/** Undefined where the register has no such address; rejects for what is no answer. */
async function ask({ url, key }: RegisterAccess, dispatcher: Agent, { code, language }: ShortCode): Promise<FoundAddress | undefined> {
  const query = new URLSearchParams({ format: 'json', encode: 'utf8', language, shortaddress: code });
  const { statusCode, body } = await request(`${url}?${query}`, {
    dispatcher,
    headers: { accept: 'application/json', api_key: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await body.text();
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  const [address] = v.parse(Answer, JSON.parse(answer)).Addresses;
  if (!address) return undefined;
  return {
    building: address.BuildingNumber,
    street: address.Street,
    district: address.District,
    city: address.City,
    postcode: address.PostCode,
    region: address.RegionName,
  };
}

function text() {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((value) => String(value).trim().slice(0, 120)),
  );
}
