import { leaveOpen } from '../error-answers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StoredRegistry } from 'release-kit';
import * as v from 'valibot';
import type { Share } from 'release-kit/sets';
import type { Visitors } from '../visitors';
import { createVisitCount } from '../visits-by-address';
import type { Metrics } from './metrics';

const MAX_BYTES = 16 * 1024;
/** Of one address in a minute; a page sends one every few seconds at most. More are dropped without a word: many may share an address. */
const MOST_A_MINUTE = 60;
/** No browsers send so many. */
const REFUSED_A_MINUTE = 600;
/** Of all together in a second: beyond that, reports tell nothing new. */
const MOST_A_SECOND = 500;

const Source = v.object({ remote: v.string(), version: v.string(), root: v.pipe(v.string(), v.maxLength(100)) });
const Report = v.object({
  records: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('error'), source: v.optional(Source) }),
        v.object({
          kind: v.literal('measure'),
          name: v.string(),
          value: v.pipe(v.number(), v.finite(), v.minValue(0)),
          source: v.optional(Source),
        }),
      ]),
    ),
    v.maxLength(50),
  ),
});

/** Others are not counted: their number must stay small. */
const MEASURES = new Set(['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'page-ready', 'slot-shown']);
const MOST_SECONDS = 60;

/** How a slot fared in a visitor's browser. */
export interface SlotOutcome {
  remote: string;
  version: string;
  hasFailed: boolean;
  share: Share;
  /** The visitor's address. */
  address: string;
}

export interface ReportOptions {
  visitors: Visitors;
  readRegistry: () => Promise<StoredRegistry>;
  metrics: Metrics;
  onSlot: (outcome: SlotOutcome) => void;
}

/**
 * Takes what browsers report of the shop, and counts it by release. Nothing of it is kept as it is, and no answer sets a cookie. Reports
 * can be forged: names that are no live release's are dropped, and nobody can send many.
 */
export function serveReports(app: FastifyInstance, { visitors, readRegistry, metrics, onSlot }: ReportOptions): void {
  const count = createVisitCount();
  let second = 0;
  let inSecond = 0;

  const judge = (address: string): 'taken' | 'dropped' | 'refused' => {
    const now = Math.floor(Date.now() / 1000);
    inSecond = now === second ? inSecond + 1 : 1;
    second = now;
    const own = count(address);
    if (inSecond > MOST_A_SECOND || own > REFUSED_A_MINUTE) return 'refused';
    return own > MOST_A_MINUTE ? 'dropped' : 'taken';
  };
  const refuse = (reply: FastifyReply, status: number) => {
    metrics.reports.inc({ outcome: `refused-${status}` });
    return leaveOpen(reply).code(status).header('Cache-Control', 'no-store').send('');
  };

  // Beacons are texts; whatever a report calls itself, it is read as one.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => refuse(reply, error.statusCode ?? 400));
    scope.post('/_reports', async (request, reply) => {
      const verdict = judge(request.ip);
      if (verdict === 'refused') return refuse(reply, 429);
      const report = v.safeParse(Report, parse(request.body));
      if (!report.success) return refuse(reply, 400);
      const done = () => reply.code(204).header('Cache-Control', 'no-store').send();
      metrics.reports.inc({ outcome: verdict });
      if (verdict === 'dropped') return done();
      const [{ share }, registry] = await Promise.all([visitors.of(request), readRegistry()]);
      for (const record of report.output.records) {
        const { remote = '', version = '' } = record.source ?? {};
        if (!isKnown(registry, remote, version)) continue;
        if (record.kind === 'error') metrics.errors.inc({ remote, version });
        else {
          const { name, value } = record;
          if (name === 'slot-shown' || name === 'slot-failed') {
            const hasFailed = name === 'slot-failed';
            metrics.slots.inc({ remote, version, outcome: hasFailed ? 'failed' : 'shown' });
            onSlot({ remote, version, hasFailed, share, address: request.ip });
          }
          const size = name === 'CLS' ? value : value / 1000;
          if (MEASURES.has(name) && size <= MOST_SECONDS) metrics.measures.observe({ name, remote, version }, size);
        }
      }
      return done();
    });
  });
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** What is live for somebody; anything else would be a label that anybody can make. */
function isKnown({ releases, canaries = {} }: StoredRegistry, remote: string, version: string): boolean {
  const own = <T>(members: Readonly<Record<string, T>>) => (Object.hasOwn(members, remote) ? members[remote] : undefined);
  return own(releases)?.version === version || own(canaries)?.version === version;
}
