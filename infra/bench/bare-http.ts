/** Bare node:http that answers the bytes it is given, for a bench to hold the product against; tells its CPU time when asked. */
import { createServer } from 'node:http';
import process from 'node:process';

process.once('message', (text: string) => {
  process.on('message', () => process.send?.(process.cpuUsage()));
  const bytes = Buffer.from(text);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  };
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(bytes));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? (address?.port ?? 0) : 0);
  });
});
process.on('disconnect', () => process.exit(0));
