/** A collector that counts what it gets and keeps nothing. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

let bytes = 0;
const server = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(bytes));
process.on('disconnect', () => process.exit(0));
