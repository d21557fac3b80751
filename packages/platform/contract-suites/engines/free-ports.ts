/**
 * Ports for what a test starts. They lie below those that systems hand out to whoever connects (Linux: from 32768), so no
 * outgoing connection takes one before it is opened, or while who had it is started again; and below the native engines'.
 */
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

const lowest = 10_000;
const runs = 280;
/** A run and its sign have a place of this many ports to themselves: no other run reaches into it. */
const place = 32;
const host = '127.0.0.1';

export async function freePort(): Promise<number> {
  return (await freePorts(1))[0] as number;
}

/**
 * A run of fewer than 32 ports that nobody uses. The first of its place stays open in this process as a sign: whoever
 * looks at the same moment, here or in another process, goes elsewhere.
 */
export async function freePorts(count: number): Promise<number[]> {
  if (count >= place) throw new Error(`A run has fewer than ${place} ports, not ${count}.`);
  for (let tries = 0; tries < 1000; tries += 1) {
    const sign = lowest + place * randomInt(runs);
    const held = await opened(sign);
    if (!held) continue;
    const wanted = Array.from({ length: count }, (_, index) => sign + 1 + index);
    if (await areFree(wanted)) {
      held.unref();
      return wanted;
    }
    await closed(held);
  }
  throw new Error(`There are no ${count} free ports in a row from ${lowest} on.`);
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  const servers = await Promise.all(ports.map(opened));
  const held = servers.filter((server) => server !== null);
  await Promise.all(held.map(closed));
  return held.length === ports.length;
}

function opened(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(null));
    server.listen(port, host, () => resolve(server));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
