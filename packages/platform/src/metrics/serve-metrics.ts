/** `/metrics` on an address of its own: who may see figures is decided by who reaches that address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface ServedMetrics {
  port: number;
  stop(): Promise<void>;
}

/** Rejects when the port is taken. */
export async function serveMetrics(
  metrics: Metrics,
  at: { host: string; port: number },
): Promise<ServedMetrics> {
  const server = createServer(
    { requestTimeout: 5_000, headersTimeout: 3_000 },
    (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
