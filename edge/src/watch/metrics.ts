import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the edge counts, for Prometheus. */
export interface Metrics {
  registry: Registry;
  documents: Counter<'rendering' | 'status' | 'cache'>;
  renderSeconds: Histogram;
  /** Documents that are being made or wait for a worker, asked for when it is read. */
  watchQueue(queued: () => number): void;
  /** What browsers report of slots, by release. */
  slots: Counter<'remote' | 'version' | 'outcome'>;
  errors: Counter<'remote' | 'version'>;
  /** Web Vitals and other measures of browsers, in seconds; the layout shift in its own unit. */
  measures: Histogram<'name' | 'remote' | 'version'>;
  reports: Counter<'outcome'>;
  canaries: Gauge<'remote' | 'version'>;
  takenBack: Counter<'remote'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'edge_' });
  const registers = [registry];
  return {
    registry,
    documents: new Counter({
      name: 'edge_documents_total',
      help: 'Documents that were answered, by who rendered the page, status and whether a kept one was given.',
      labelNames: ['rendering', 'status', 'cache'],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'edge_render_seconds',
      help: 'How long a document took that was made anew.',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    watchQueue(queued) {
      new Gauge({
        name: 'edge_render_queue',
        help: 'Documents that are being made, or wait for a render worker.',
        registers,
        collect() {
          this.set(queued());
        },
      });
    },
    slots: new Counter({
      name: 'shop_slots_total',
      help: 'Slots that browsers have shown, or that failed there, by release.',
      labelNames: ['remote', 'version', 'outcome'],
      registers,
    }),
    errors: new Counter({
      name: 'shop_errors_total',
      help: 'Errors that browsers report, by release.',
      labelNames: ['remote', 'version'],
      registers,
    }),
    measures: new Histogram({
      name: 'shop_measure',
      help: 'What browsers measure: Web Vitals and the start of pages in seconds, CLS in its own unit.',
      labelNames: ['name', 'remote', 'version'],
      buckets: [0.005, 0.025, 0.05, 0.1, 0.2, 0.5, 0.9, 1.8, 2.5, 4, 10],
      registers,
    }),
    reports: new Counter({
      name: 'edge_reports_total',
      help: 'Reports of browsers, taken or refused.',
      labelNames: ['outcome'],
      registers,
    }),
    canaries: new Gauge({
      name: 'edge_canary_percent',
      help: 'Share of a canary, in percent.',
      labelNames: ['remote', 'version'],
      registers,
    }),
    takenBack: new Counter({
      name: 'edge_canaries_taken_back_total',
      help: 'Canaries that this edge took back.',
      labelNames: ['remote'],
      registers,
    }),
  };
}
