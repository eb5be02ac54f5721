/** Prometheus endpoint on a separate port, not reachable from outside; from other machines it requires a token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Database } from '../database/database.ts';
import { addDatabaseGauges, aggregateMetrics } from '../platform/monitoring/shared-metrics.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';

interface MetricsServer {
  readonly metrics: Metrics;
  readonly db: Database;
  /** Required as bearer token if set. */
  readonly token: string | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const mayAsk = (request: IncomingMessage, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

export const createMetricsServer = ({ metrics, db, token }: MetricsServer): Server => {
  addDatabaseGauges(metrics, db);
  return createServer((request, response) => {
    if (!mayAsk(request, token)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    aggregateMetrics(metrics, db)
      .then(async (registry) =>
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics()),
      )
      .catch(() => response.writeHead(503, { 'retry-after': '5' }).end());
  });
};
