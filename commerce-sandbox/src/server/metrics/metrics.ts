import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What `/metrics` tells Prometheus. */
export interface Metrics {
  /** A finished HTTP request; `route` is the pattern, so that paths with ids count as one. */
  request(route: string, method: string, status: number, seconds: number): void;
  /** A finished GraphQL operation under its first root field. */
  operation(type: string, field: string, seconds: number): void;
  /** An error of a GraphQL answer, by the platform's category. */
  error(category: string): void;
  /** The same database, whose statements are counted. */
  measured(database: Database): Database;
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(
  pool: () => { readonly total: number; readonly idle: number; readonly waiting: number } | undefined,
): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'HTTP requests by route.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'GraphQL operations by type and first root field.',
    labelNames: ['type', 'field'],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'graphql_errors_total',
    help: 'Errors in GraphQL answers by category.',
    labelNames: ['category'],
    registers,
  });
  const statements = new Counter({ name: 'database_statements_total', help: 'Statements sent to the database.', registers });
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to a PostgreSQL server, and requests that wait for one. Absent for the embedded database.',
    labelNames: ['state'],
    registers,
    collect() {
      const now = pool();
      for (const [state, count] of Object.entries(now ?? {})) this.set({ state }, count);
    },
  });
  connections.reset();
  return {
    request: (route, method, status, seconds) => {
      requests.observe({ route, method, status }, seconds);
    },
    operation: (type, field, seconds) => {
      operations.observe({ type, field }, seconds);
    },
    error: (category) => {
      errors.inc({ category });
    },
    measured: (database) =>
      counting(database, () => {
        statements.inc();
      }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function counting(database: Database, count: () => void): Database {
  return {
    query: (statement, values) => {
      count();
      return database.query(statement, values);
    },
    transaction: (work) =>
      database.transaction((transaction) =>
        work({
          query: (statement, values) => {
            count();
            return transaction.query(statement, values);
          },
        }),
      ),
    script: (sql) => database.script(sql),
    close: () => database.close(),
    ...(database.pool ? { pool: database.pool } : {}),
  };
}
