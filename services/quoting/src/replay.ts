/**
 * The history of prices again from the event log (features 115): with the catalogue of each quote, to prove that every price
 * was right to the fils; or with another one, to see what would have been published if that had been live.
 */
import type { EventBus, StoredMessage } from '@muqarin/platform/events/bus';
import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import { readersOf } from '@muqarin/platform/events/forms';
import type { QuotePriced } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { quoteStory } from '@muqarin/proto/quotes';
import { builtInCatalogueDir } from './catalogue/built-in.ts';
import { loadCatalogue } from './catalogue/medical/load.ts';
import { problemText } from './catalogue/problem.ts';
import type { Catalogue } from './domain/medical/catalogue.ts';
import { type ChangeSummary, changesBetween, createChangeSummary } from './domain/price-changes.ts';
import { openGeneralReplay } from './replay/general.ts';
import type { LineReplay, RatedAgain } from './replay/line-replay.ts';
import { openMedicalReplay } from './replay/medical.ts';
import { openGroupReplay } from './replay/medical-corporate.ts';
import { openMotorReplay } from './replay/motor.ts';

export interface ReplayParts {
  bus: Pick<EventBus, 'scan'>;
  /** It keeps every version of the catalogues that was in force. */
  dataDir: string;
  /** Rate medical quotes, and those alone, with this one instead. */
  card?: Catalogue | undefined;
}

export interface Replayed {
  /** Published in the log, whatever the line and the form of the event, each counted once. */
  quotes: number;
  rated: number;
  prices: number;
  /** From before events said what their prices stand on. */
  notRateable: number;
  unreadable: number;
  /** Versions that the data folder does not keep, with how many quotes stand on each. */
  unknownCatalogues: Record<string, number>;
  /** Quotes with a price that is not the published one. */
  different: number;
  /** The first few of them. */
  differences: Difference[];
  /** Only with another card. */
  whatIf: (ChangeSummary & { card: string }) | null;
}

export interface Difference {
  reference: string;
  catalogueVersion: string;
  planId: number;
  publishedFils: number | null;
  ratedFils: number | null;
}

const differencesShown = 20;

export async function replayPrices({ bus, dataDir, card }: ReplayParts): Promise<Replayed> {
  const lines = createLines(dataDir, card ?? null);
  const history = createHistory(card ?? null, lines);
  try {
    for (const { def, read } of readersOf(quoteStory.priced)) {
      for await (const page of bus.scan({ topics: [def.topic], type: def.type })) {
        for (const message of page) await history.take(message, () => read(message).data);
      }
    }
    return history.result();
  } finally {
    await lines.close();
  }
}

/** The catalogue of a folder, or what is wrong with it, a sentence each. */
export async function readCard(dir: string): Promise<Catalogue | string[]> {
  const loaded = await loadCatalogue(dir);
  return loaded.ok ? loaded.catalogue : loaded.problems.map(problemText);
}

type Lines = ReturnType<typeof createLines>;

/** Each line's catalogues are opened with its first quote. */
function createLines(dataDir: string, card: Catalogue | null) {
  const where = { dir: builtInCatalogueDir, dataDir, pollMilliseconds: 0 };
  const openers: Readonly<Record<string, () => Promise<LineReplay>>> = {
    medical: () => openMedicalReplay(where, card),
    'medical-corporate': () => openGroupReplay(where),
    motor: () => openMotorReplay(where),
    general: () => openGeneralReplay(where),
  };
  const opened = new Map<string, Promise<LineReplay>>();
  return {
    rate: async (quote: QuotePriced): Promise<RatedAgain> => {
      const opening = opened.get(quote.line) ?? openers[quote.line]?.();
      if (!opening) throw new UnreadableEvent('a quote of a line that this version does not know');
      opened.set(quote.line, opening);
      return (await opening).rate(quote);
    },
    close: async () => {
      for (const line of opened.values()) (await line).close();
    },
  };
}

function createHistory(card: Catalogue | null, lines: Pick<Lines, 'rate'>) {
  const summary = createChangeSummary();
  /** Events are published at least once: the log may hold one twice. */
  const seen = new Set<string>();
  const differences: Difference[] = [];
  const unknownCatalogues: Record<string, number> = {};
  const counts = { quotes: 0, rated: 0, prices: 0, notRateable: 0, unreadable: 0, different: 0 };
  const note = ({ reference, catalogueVersion, prices }: QuotePriced, again: RatedAgain) => {
    if (again.outcome === 'not_rateable') counts.notRateable += 1;
    if (again.outcome === 'unknown_catalogue')
      unknownCatalogues[catalogueVersion] = (unknownCatalogues[catalogueVersion] ?? 0) + 1;
    if (again.outcome !== 'rated') return;
    const lists = { published: prices.map(netOf), rated: again.prices };
    counts.rated += 1;
    counts.prices += prices.length;
    if (card) summary.add(reference, lists);
    const changes = card ? [] : changesBetween(lists);
    if (changes.length > 0) counts.different += 1;
    for (const change of changes.slice(0, differencesShown - differences.length))
      differences.push({ reference, catalogueVersion, ...change });
  };
  return {
    take: async ({ headers }: StoredMessage, read: () => QuotePriced) => {
      const { ce_id: id = '' } = headers;
      if (seen.has(id)) return;
      seen.add(id);
      const quote = await orNull(async () => read());
      // A card is of health insurance.
      if (card && quote && quote.line !== 'medical') return;
      counts.quotes += 1;
      const again = quote && (await orNull(() => lines.rate(quote)));
      if (quote && again) note(quote, again);
      else counts.unreadable += 1;
    },
    result: (): Replayed => ({
      ...counts,
      unknownCatalogues,
      differences,
      whatIf: card && { card: card.version, ...summary.result() },
    }),
  };
}

function netOf({ planId, netFils }: QuotePriced['prices'][number]) {
  return { planId: Number(planId), netFils: Number(netFils) };
}

/** Null for what no version of ours wrote. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableEvent) return null;
    throw error;
  }
}
