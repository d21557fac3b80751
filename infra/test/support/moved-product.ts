/** The product of today over the data folder from before, on the day when that was asked what it answers. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import type { EventBus } from '@muqarin/platform/events/bus';
import { createLogger } from '@muqarin/platform/logger';
import { readLaunchConfig } from '../../launch/config.ts';
import { type Embedded, startEmbedded } from '../../launch/embedded.ts';
import { thatDay, unpackBefore } from './orders-before.ts';

/** Limits outlive a restart, and one machine plays everybody here. */
const lifted = {
  TICKET_EARLIEST_SECONDS: '0',
  LEADS_PER_IP: '100000',
  MAILS_PER_IP: '100000',
  MAILS_PER_CONTACT: '100000',
  REQUESTS_PER_MINUTE: '1000000',
};

export interface MovedProduct {
  dataDir: string;
  origin: string;
  bus: EventBus;
  /** Every line of the log. */
  lines: string[];
  /** By its clock. */
  now: () => Date;
  stop(): Promise<void>;
}

export function folderFromBefore(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-moved-'));
  unpackBefore(dataDir);
  return dataDir;
}

export function removeFolder(dataDir: string): void {
  if (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
}

export async function startOver(dataDir: string, since = thatDay): Promise<MovedProduct> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const logger = createLogger({
    level: 'info',
    destination: { write: (line) => lines.push(line) },
  });
  const began = Date.now();
  const now = () => new Date(since.getTime() + Date.now() - began);
  const config = readLaunchConfig({ DATA_DIR: dataDir, ...lifted }, dataDir);
  const product: Embedded = await startEmbedded({
    config,
    port,
    publicOrigin: origin,
    webOrigin: null,
    now,
    logger,
  });
  await product.bff.listen({ port, host: '127.0.0.1' });
  const { bus } = product;
  return { dataDir, origin, bus, lines, now, stop: () => product.stop() };
}

/** Until every group has heard everything. */
export async function allHeard(bus: EventBus): Promise<void> {
  for (let quiet = 0, tries = 0; quiet < 3; tries += 1) {
    const behind = (await bus.groups()).some(({ committed, end }) => committed < end);
    quiet = behind ? 0 : quiet + 1;
    if (tries > 1000) throw new Error('a group does not come to the end');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface PublishedEvent {
  id: string;
  type: string;
  key: string;
  data: Record<string, unknown>;
}

/** Every message of these topics, in order. */
export async function eventsOn(bus: EventBus, topics: string[]): Promise<PublishedEvent[]> {
  const events: PublishedEvent[] = [];
  for await (const page of bus.scan({ topics })) {
    for (const { headers, key, value } of page) {
      const type = headers.ce_type?.split('.').at(-1) ?? '';
      const data = JSON.parse(value) as Record<string, unknown>;
      events.push({ id: headers.ce_id ?? '', type, key, data });
    }
  }
  return events;
}
