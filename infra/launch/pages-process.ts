/**
 * The renderer's process. With a channel to a parent it lives as long as that does, and signals are the parent's business;
 * on its own, as in a container, a signal ends it. Arguments: the folder of the pages, port, host.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { pageReaders } from './page-readers.ts';

const [, , dir, port = '0', host = '127.0.0.1'] = process.argv;
if (!dir) throw new Error('pages-process: the folder of the pages is missing');

const endedByParent = process.connected;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => endedByParent || end());

// Next's types call it a namespace, its code is a function.
const next = createRequire(import.meta.url)('next') as typeof import('next').default;
const app = next({ dir, dev: false, hostname: '127.0.0.1', port: 0 });
await app.prepare();
const handle = app.getRequestHandler();
const asReader = pageReaders(dir);
const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) =>
  asReader(request, () => void handle(request, response)),
);

process.on('disconnect', end);

server.listen(Number(port), host, () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});

function end(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 3000).unref();
}
