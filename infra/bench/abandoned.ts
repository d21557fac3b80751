/**
 * `npm run bench:abandoned`: somebody asks 400 times for the same on one connection and closes it after 0.3 s. How long another
 * visitor's page takes at that moment, beside its time when all is quiet. With the limits as they are, which are what is tried.
 */
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine } from './command-line.ts';
import { type Figure, median, printFigures } from './figure.ts';
import { startProduct, temporaryData } from './product.ts';

const help = `npm run bench:abandoned [-- --origin http://127.0.0.1:3000]

  --origin  a product that runs already; else one is started
  --from    the other visitor's address on this machine: 127.0.0.2, or 127.0.0.1 for the attacker's own
`;

const attacks = {
  page: '/',
  description: '/api/openapi.json',
  file: '/api/docs/static/swagger-ui-bundle.js',
};
const requests = 400;
const closedAfterMilliseconds = 300;
const rounds = 15;
const firstPages = 20;
const settledMilliseconds = 500;
const port = 4963;
const victimsPage = '/how-we-rank';

const { origin, from = '127.0.0.2' } = commandLine(help, {
  origin: { type: 'string' },
  from: { type: 'string' },
});
const data = temporaryData();
const product = origin === undefined ? await startProduct(port, data.dir, {}) : null;
const at = new URL(origin ?? `http://127.0.0.1:${port}`);
try {
  for (let page = 0; page < firstPages; page += 1) await pageTime();
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(attacks)) figures.push(await tried(name, path));
  printFigures(figures);
} finally {
  await product?.stop();
  data.remove();
}

async function tried(name: string, path: string): Promise<Figure> {
  const quiet: number[] = [];
  const attacked: number[] = [];
  // In turns, so that both meet the same machine.
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await pageTime());
    await attack(path);
    attacked.push(await pageTime());
    await pause(settledMilliseconds);
  }
  const figure = `page-after-abandoned-${name}`;
  return { figure, unit: 'ms', value: median(attacked), reference: median(quiet) };
}

function attack(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(at.port), '127.0.0.1');
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.on('error', () => {});
      socket.write(head.repeat(requests));
      setTimeout(() => resolve(void socket.destroy()), closedAfterMilliseconds);
    });
  });
}

/** Milliseconds until another visitor's page is there whole. */
function pageTime(): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: at.port, path: victimsPage, localAddress: from, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`the page answered ${answer.statusCode}`));
        answer.resume().once('end', () => resolve(performance.now() - began));
      },
    );
    asked.once('error', reject).end();
  });
}
