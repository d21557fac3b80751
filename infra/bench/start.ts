/**
 * `npm run bench:start`: how long a start after the first takes to its first page, and how much memory the product holds
 * when idle. Reference, in the same rounds: the page renderer alone, answering the same build without any of our services.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { memoryOf, root, startProduct, temporaryData } from './product.ts';

const help = `npm run bench:start [-- --rounds 3]

  Seconds to the first page of a start after the first, and idle memory of both processes, beside the page renderer alone.
`;

const idleSeconds = 10;
const port = 3978;

const values = commandLine(help, { rounds: { type: 'string', default: '3' } });
const rounds = wholeNumber('--rounds', values.rounds);
const data = temporaryData();
try {
  // The first start makes the data folder and warms the file cache.
  await (await startProduct(port, data.dir)).stop();
  const product = { seconds: [] as number[], megabytes: [] as number[] };
  const renderer = { seconds: [] as number[], megabytes: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    const running = await startProduct(port, data.dir);
    product.seconds.push(running.firstPageSeconds);
    await pause(idleSeconds * 1000);
    product.megabytes.push(memoryOf(running.pid));
    await running.stop();
    const alone = await rendererAlone();
    renderer.seconds.push(alone.seconds);
    renderer.megabytes.push(alone.megabytes);
    const at = (values: number[]) => (values.at(-1) ?? 0).toFixed(2);
    console.log(
      `round ${round}: product ${at(product.seconds)} s, ${at(product.megabytes)} MB; renderer alone ${at(renderer.seconds)} s, ${at(renderer.megabytes)} MB`,
    );
  }
  printFigures([
    {
      figure: 'start to first page',
      value: median(product.seconds),
      unit: 's',
      reference: median(renderer.seconds),
    },
    {
      figure: 'idle memory, both processes',
      value: median(product.megabytes),
      unit: 'MB',
      reference: median(renderer.megabytes),
    },
  ]);
} finally {
  data.remove();
}

async function rendererAlone(): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const child = fork(path.join(root, 'infra/launch/pages-process.ts'), [path.join(root, 'web')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', BFF_ORIGIN: 'http://127.0.0.1:9' },
  });
  const rendererPort = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve((message as { port: number }).port)),
  );
  // No BFF is there to ask: the page of an unknown address is the one that needs none.
  await (await fetch(`http://127.0.0.1:${rendererPort}/no-such-page`)).text();
  const seconds = (performance.now() - began) / 1000;
  await pause(idleSeconds * 1000);
  const megabytes = memoryOf(child.pid ?? 0);
  child.disconnect();
  await new Promise((resolve) => child.once('exit', resolve));
  return { seconds, megabytes };
}
