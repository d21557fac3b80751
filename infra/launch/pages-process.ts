/** The renderer's process. It lives as long as the channel to its parent does; signals are the parent's business. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

const [, , dir, port = '0'] = process.argv;
if (!dir) throw new Error('pages-process: the folder of the pages is missing');

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('SIGHUP', () => {});

// Next's types call it a namespace, its code is a function.
const next = createRequire(import.meta.url)('next') as typeof import('next').default;
const app = next({ dir, dev: false, hostname: '127.0.0.1', port: 0 });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer(
  { keepAliveTimeout: 65_000 },
  (request, response) => void handle(request, response),
);

process.on('disconnect', () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 3000).unref();
});

server.listen(Number(port), '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
