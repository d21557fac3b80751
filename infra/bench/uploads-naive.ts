/** What one would write first, as the reference: the whole body in memory, then on disk. */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';

let count = 0;
const server = createServer((request, response) => {
  count += 1;
  const place = path.join(tmpdir(), `muqarin-naive-${process.pid}-${count % 10}`);
  buffer(request)
    .then((bytes) => writeFile(place, bytes))
    .then(
      () => response.end('{"status":1}'),
      (error: Error) => response.writeHead(500).end(error.message),
    );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
