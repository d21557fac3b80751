/** The log that was written before quotes had one event family, and a data folder with the catalogues of its prices. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EventMessage } from '@muqarin/platform/events/bus';

const folder = path.join(import.meta.dirname, '../fixtures/log-before-lines');

/** Every message as it stood in the log, repeats too. */
export function messagesBeforeLines(): EventMessage[] {
  return linesOf<EventMessage>('events.jsonl');
}

/** What the analytics service of that day had made of them. */
export function journeysBeforeLines() {
  return linesOf<{ _id: string; facts: object; firstAt: string; lastAt: string }>('journeys.jsonl');
}

/** Quotes whose events had not left the database yet. */
export function quotesBeforeLines() {
  return linesOf<{ collection: string; document: WaitingQuote }>('waiting.jsonl');
}

interface WaitingQuote {
  _id: string;
  prices: { planId: number }[];
  outbox: { at: string }[];
}

/** As the product of that day kept them. */
export function keepCatalogues(dataDir: string): void {
  const zipped = readFileSync(path.join(folder, 'catalogues.json.gz'));
  const kept = JSON.parse(gunzipSync(zipped).toString()) as Record<string, Record<string, string>>;
  for (const [place, files] of Object.entries(kept)) {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(dataDir, place, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

function linesOf<T>(name: string): T[] {
  const text = readFileSync(path.join(folder, name), 'utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]));
}
