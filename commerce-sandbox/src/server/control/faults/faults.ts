import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { isRecord } from '../../../platform/values/input.ts';

export const FAULT_KINDS = ['delay', 'error', 'html', 'hang', 'drop', 'drop-answer', 'truncate'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Makes the next calls that match go wrong. */
export interface Fault {
  /** A GraphQL operation name or root field, a part of a REST or media path, or `*`. */
  readonly match: string;
  readonly kind: FaultKind;
  readonly delayMs: number;
  remaining: number;
}

/** What goes wrong next. Lives in memory: it belongs to this process, not to the data. */
export class Faults {
  readonly list: Fault[] = [];
  #awayUntil = 0;

  add(fault: Fault): void {
    this.list.push(fault);
  }

  clear(): void {
    this.list.length = 0;
    this.#awayUntil = 0;
  }

  goAway(seconds: number): void {
    this.#awayUntil = Date.now() + seconds * 1000;
  }

  get isAway(): boolean {
    return Date.now() < this.#awayUntil;
  }

  /** The first fault that matches, used up by one. */
  take(request: FastifyRequest): Fault | undefined {
    const index = this.list.findIndex((fault) => matches(fault.match, request));
    const fault = this.list[index];
    if (!fault) return undefined;
    fault.remaining -= 1;
    if (fault.remaining <= 0) this.list.splice(index, 1);
    return fault;
  }
}

function matches(wanted: string, request: FastifyRequest): boolean {
  if (wanted === '*') return true;
  const path = request.url.split('?', 1)[0] ?? '';
  if (path !== '/graphql') return path.includes(wanted);
  const source = isRecord(request.method === 'GET' ? request.query : request.body)
    ? request.method === 'GET'
      ? request.query
      : request.body
    : {};
  if (!isRecord(source)) return false;
  const text = typeof source['query'] === 'string' ? source['query'] : '';
  return source['operationName'] === wanted || new RegExp(`\\b${wanted.replaceAll(/[^\w]/g, '')}\\b`).test(text);
}

const HTML =
  '<!doctype html><html><head><title>503 Service Temporarily Unavailable</title></head><body><h1>Service Temporarily ' +
  'Unavailable</h1></body></html>';

/** Puts the faults before (and `drop-answer` behind) every call outside `/_sandbox`. */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  const cutAfter = new WeakSet<FastifyRequest>();
  const cutWithin = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (!faults.isAway || isControl(request)) return;
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.addHook('preHandler', async (request, reply) => {
    if (isControl(request)) return;
    const fault = faults.take(request);
    if (!fault) return;
    if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.kind === 'error')
      return reply
        .code(500)
        .send({ message: 'Internal server error', errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }] });
    if (fault.kind === 'html') return reply.code(503).type('text/html').send(HTML);
    if (fault.kind === 'hang') reply.hijack();
    if (fault.kind === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
    }
    if (fault.kind === 'drop-answer') cutAfter.add(request);
    if (fault.kind === 'truncate') cutWithin.add(request);
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (cutAfter.has(request)) request.raw.socket.destroy();
    if (!cutWithin.has(request) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const answer = Buffer.from(payload);
    reply.header('content-length', String(answer.length));
    return Readable.from(half(answer));
  });
}

/** The first half of an answer that says to be whole; then the connection breaks. */
async function* half(answer: Buffer): AsyncGenerator<Buffer> {
  yield answer.subarray(0, Math.floor(answer.length / 2));
  await new Promise((resolve) => setImmediate(resolve));
  throw new Error('Cut on demand');
}

function isControl(request: FastifyRequest): boolean {
  return request.url.startsWith('/_sandbox') || request.url === '/health' || request.url === '/ready' || request.url === '/metrics';
}
