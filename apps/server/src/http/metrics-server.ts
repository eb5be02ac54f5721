/** Prometheus asks on a port of its own, which nobody outside needs to reach. */
import { createServer, type Server } from 'node:http';
import type { Database } from '../database/database.ts';
import { addDatabaseGauges, allFigures } from '../platform/figures.ts';
import type { Metrics } from '../platform/metrics.ts';

export const createMetricsServer = ({ metrics, db }: { metrics: Metrics; db: Database }): Server => {
  addDatabaseGauges(metrics, db);
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    allFigures(metrics, db)
      .then(async (registry) =>
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics()),
      )
      .catch(() => response.writeHead(503).end());
  });
};
