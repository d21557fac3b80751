/** Ports that are free now, from one upwards: the same ones at the next start, below those that systems hand out. */
import { createServer } from 'node:net';
import { StartProblem } from '../preflight.ts';

const last = 65_535;

export async function freePorts(first: number, count: number, host: string): Promise<number[]> {
  const found: number[] = [];
  for (let port = first; found.length < count && port <= last; port += 1)
    if (await isFree(port, host)) found.push(port);
  if (found.length === count) return found;
  throw new StartProblem(
    `There are no ${count} free ports from ${first} upwards. Set INTERNAL_PORT.`,
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
