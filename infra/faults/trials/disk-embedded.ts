/** The embedded product on a disk that gets full: a lead is refused with a sentence, and taken when there is room. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lifted } from '../../bench/product.ts';
import { freePorts } from '../../launch/distributed/ports.ts';
import { startedProduct } from '../../test/support/killable-product.ts';
import { createLeadSender } from '../load/leads.ts';
import { createLedger } from '../load/ledger.ts';
import { createHttp } from '../stage/http.ts';
import { mountSmallDisk } from '../stage/small-disk.ts';
import { type Stage, until } from '../stage/stage.ts';
import type { TrialResult } from './trial.ts';

const megabytes = 48;
const leads = 20;

/** Null where no small disk can be had. */
export async function fullDataFolder(stage: Stage): Promise<TrialResult | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'muqarin-full-'));
  const disk = mountSmallDisk(folder, megabytes);
  if (!disk) {
    rmSync(folder, { recursive: true });
    return null;
  }
  stage.onClose(async () => disk.remove());
  const [port = 0] = await freePorts(25_500, 1, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const http = createHttp();
  const product = await startedProduct({
    ...lifted,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    IDEMPOTENCY_UNDER_WAY_SECONDS: '5',
  });
  try {
    const ledger = createLedger();
    const send = await createLeadSender(http, { origin, originsOf: () => [origin] }, ledger);
    // Even numbers go through the BFF: embedded services have no address of their own.
    const sendAll = (name: string) =>
      Promise.all(
        Array.from({ length: leads }, (_, index) =>
          send(`${name}-${index}@example.com`, Date.now(), index * 2),
        ),
      );
    await sendAll('before');
    disk.fill();
    const from = http.tries.length;
    const underway = sendAll('full');
    await until(20, () => http.tries.slice(from).filter(({ what }) => what === '503').length > 40);
    const answers = http.tries.slice(from).map(({ what }) => what);
    disk.free();
    await underway;
    const stored = async () => {
      const { events } = await eventsOf(origin);
      const ours = events.filter(({ value }) => /"(before|full)-\d+@/.test(value));
      // One whose publishing could not be noted on the full disk comes again, as itself: at least once.
      return new Set(ours.map(({ id }) => id)).size;
    };
    // They are published behind the answers.
    await until(15, async () => (await stored()) >= 2 * leads);
    const published = await stored();
    stage.say(`Embedded with a full disk: ${[...new Set(answers)].join(', ')}`);
    const unclear = answers.filter((what) => what !== '503' && what !== '200');
    return {
      figures: [
        {
          figure: 'embedded, full disk: leads in the log, beside leads answered',
          value: published,
          unit: 'count',
          reference: ledger.leads.filter(({ answeredAt }) => answeredAt !== null).length,
        },
      ],
      problems: [
        ...(answers.includes('503') ? [] : ['embedded, full disk: nothing was refused']),
        ...(unclear.length > 0 ? [`embedded, full disk: ${[...new Set(unclear)].join()}`] : []),
        ...(published === 2 * leads ? [] : [`embedded: ${published} leads in the log`]),
        ...ledger.refused,
      ],
    };
  } finally {
    await ended(product);
    await http.close();
    disk.remove();
    rmSync(folder, { recursive: true });
  }
}

async function eventsOf(origin: string): Promise<{ events: { id: string; value: string }[] }> {
  const query = 'full=1&limit=500&type=muqarin.leads.v1.LeadCaptured';
  const answer = await fetch(`${origin}/api/dev/events?${query}`);
  return (await answer.json()) as { events: { id: string; value: string }[] };
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await gone;
}
