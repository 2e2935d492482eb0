import { createServer, type Server } from 'node:http';
import type { Metrics } from '../telemetry/metrics/metrics.ts';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `/metrics` and nothing else, on a separate port that is never published. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    // It reports what it cannot read as a figure, so it does not fail.
    void metrics.text().then((text) => {
      response.writeHead(200, { 'content-type': TEXT }).end(text);
    });
  });
}
