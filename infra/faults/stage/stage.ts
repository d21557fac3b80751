/** Everything a trial works with: engines, product, whoever asks, and the ledger. */
import { setTimeout as pause } from 'node:timers/promises';
import { createLeadSender } from '../load/leads.ts';
import { createLedger, type LeadEntry, type Ledger } from '../load/ledger.ts';
import { createQuoteLives } from '../load/quotes.ts';
import { type Load, startLoad } from '../load/rhythm.ts';
import type { FaultOptions } from '../options.ts';
import { type Engines, startEngines } from './engines.ts';
import { createHttp, type Http, type Tried } from './http.ts';
import { type Product, startProduct } from './product.ts';
import { openStores, type Stores } from './stores.ts';
import { watch } from './watch.ts';

export interface Stage {
  options: FaultOptions;
  engines: Engines;
  product: Product;
  stores: Stores;
  http: Http;
  ledger: Ledger;
  /** Leads and, between them, lives of quotes; their addresses begin with the name. */
  load(name: string): Load;
  leadsOf(name: string): LeadEntry[];
  /** By the moment at which each began. */
  triesBetween(from: number, to: number): Tried[];
  say: (text: string) => void;
  /** Rejects when an engine or the product is gone without this run's doing, or when all of it takes too long. */
  broken: Promise<never>;
  /** What a trial has made is taken away even when the run is stopped in the middle of it; the last one first. */
  onClose(end: () => Promise<void>): void;
  close(): Promise<void>;
}

/** One quote, with its six events, to so many leads. */
const leadsToAQuote = 25;

export async function openStage(
  options: FaultOptions,
  say: (text: string) => void,
): Promise<Stage> {
  const began = Date.now();
  const engines = await startEngines(say);
  const opened: (() => Promise<void>)[] = [() => engines.remove()];
  const close = async () => {
    for (let end = opened.pop(); end; end = opened.pop())
      await end().catch((error: Error) => say(`could not end in order: ${error.message}`));
  };
  try {
    const product = await startProduct({ replicas: options.replicas, env: engines.env });
    opened.push(() => product.stop());
    const watching = watch({
      missing: engines.missing,
      ended: product.ended,
      withinSeconds: options.givenUpAfterSeconds - (Date.now() - began) / 1000,
    });
    opened.push(async () => watching.end());
    const stores = await openStores(engines);
    opened.push(() => stores.close());
    const http = createHttp();
    opened.push(() => http.close());
    const ledger = createLedger();
    const sendLead = await createLeadSender(http, product, ledger);
    const liveQuote = createQuoteLives(http, product, ledger);
    return {
      options,
      engines,
      product,
      stores,
      http,
      ledger,
      say,
      broken: watching.broken,
      onClose: (end) => void opened.push(end),
      close,
      load: (name) => startLoad(options.rate, (index, dueAt) => mixed(name, index, dueAt)),
      leadsOf: (name) => ledger.leads.filter(({ email }) => email.startsWith(`${name}-`)),
      triesBetween: (from, to) => http.tries.filter(({ at }) => at >= from && at < to),
    };

    async function mixed(name: string, index: number, dueAt: number): Promise<void> {
      const quote = index % leadsToAQuote === 0 ? liveQuote(`q-${name}-${index}`) : undefined;
      await Promise.all([sendLead(`${name}-${index}@example.com`, dueAt, index), quote]);
    }
  } catch (error) {
    await close();
    throw error;
  }
}

/** Polls until it holds; false when it has not within the time. Rarely where the question costs something. */
export async function until(
  withinSeconds: number,
  holds: () => Promise<boolean> | boolean,
  everyMilliseconds = 25,
): Promise<boolean> {
  const end = Date.now() + withinSeconds * 1000;
  for (;;) {
    if (await Promise.resolve(holds()).catch(() => false)) return true;
    if (Date.now() > end) return false;
    await pause(everyMilliseconds);
  }
}
