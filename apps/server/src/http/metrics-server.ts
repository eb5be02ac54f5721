/** Prometheus asks on a port of its own, which nobody outside needs to reach. */
import { createServer, type Server } from 'node:http';
import type { Metrics } from '../platform/metrics.ts';

export const createMetricsServer = ({ registry }: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
