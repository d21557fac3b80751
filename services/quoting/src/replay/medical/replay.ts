/**
 * The history of prices again from the event log (features 115): with the catalogue of each quote, to prove that every price
 * was right to the fils; or with another one, to see what would have been told if that had been live.
 */
import type { EventBus, StoredMessage } from '@muqarin/platform/events/bus';
import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import { builtInCatalogueDir } from '../../catalogue/built-in.ts';
import { medicalKind } from '../../catalogue/medical/kind.ts';
import { loadCatalogue } from '../../catalogue/medical/load.ts';
import { problemText } from '../../catalogue/problem.ts';
import { openCatalogueStore } from '../../catalogue/store.ts';
import type { Catalogue } from '../../domain/medical/catalogue.ts';
import { priceAll } from '../../domain/medical/price-plans.ts';
import {
  type ChangeSummary,
  changesBetween,
  createChangeSummary,
} from '../../domain/price-changes.ts';
import { quotePriced } from '../../events/quote-events.ts';
import { createCompiledFor } from './compiled-for.ts';
import { type PricedQuote, pricedQuoteOf } from './priced-quote.ts';

export interface ReplayParts {
  bus: Pick<EventBus, 'scan'>;
  /** Its `catalogues/` keeps every version that was in force. */
  dataDir: string;
  /** Rate with this one instead. */
  card?: Catalogue | undefined;
}

export interface Replayed {
  /** QuotePriced events in the log, each counted once. */
  quotes: number;
  rated: number;
  prices: number;
  /** From before events told what their prices stand on. */
  notRateable: number;
  unreadable: number;
  /** Versions that the data folder does not keep, with how many quotes stand on each. */
  unknownCatalogues: Record<string, number>;
  /** Quotes with a price that is not the told one. */
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
  toldFils: number | null;
  ratedFils: number | null;
}

const differencesShown = 20;

export async function replayPrices({ bus, dataDir, card }: ReplayParts): Promise<Replayed> {
  const kept = await openCatalogueStore(medicalKind, {
    dir: builtInCatalogueDir,
    dataDir,
    pollMilliseconds: 0,
  });
  const { topic, type } = quotePriced;
  const history = createHistory(card ?? null);
  try {
    for await (const page of bus.scan({ topics: [topic], type })) {
      for (const message of page) {
        const quote = history.read(message);
        if (quote) history.rate(quote, await kept.byVersion(quote.catalogueVersion));
      }
    }
    return history.result();
  } finally {
    kept.close();
  }
}

/** The catalogue of a folder, or what is wrong with it, a sentence each. */
export async function readCard(dir: string): Promise<Catalogue | string[]> {
  const loaded = await loadCatalogue(dir);
  return loaded.ok ? loaded.catalogue : loaded.problems.map(problemText);
}

/**
 * The question is what this card would have said on those days, not whether it was in force yet: a plan begins when it did
 * in the quote's own catalogue, and one that is new there has always been.
 */
function createAsIfLive(card: Catalogue): (own: Catalogue | null) => Catalogue {
  const made = new Map<string, Catalogue>();
  const beginningWith = (own: Catalogue): Catalogue => {
    const begins = new Map(own.plans.map(({ id, rateCard }) => [id, rateCard.effectiveFrom]));
    const plans = card.plans.map((plan) => {
      const effectiveFrom = begins.get(plan.id) ?? '0001-01-01';
      return { ...plan, rateCard: { ...plan.rateCard, effectiveFrom } };
    });
    return { ...card, plans };
  };
  return (own) => {
    if (own === null) return card;
    const known = made.get(own.version) ?? beginningWith(own);
    made.set(own.version, known);
    return known;
  };
}

function createHistory(card: Catalogue | null) {
  const compiledFor = createCompiledFor();
  const asIfLive = card && createAsIfLive(card);
  const summary = createChangeSummary();
  /** Events are published at least once: the log may hold one twice. */
  const seen = new Set<string>();
  const differences: Difference[] = [];
  const unknownCatalogues: Record<string, number> = {};
  const counts = { quotes: 0, rated: 0, prices: 0, notRateable: 0, unreadable: 0, different: 0 };
  return {
    read: (message: StoredMessage): PricedQuote | null => {
      const { ce_id: id = '' } = message.headers;
      if (seen.has(id)) return null;
      seen.add(id);
      counts.quotes += 1;
      const quote = readOrNull(message);
      if (quote === null) counts.unreadable += 1;
      return quote;
    },
    rate: (
      { reference, catalogueVersion, category, request, told }: PricedQuote,
      own: Catalogue | null,
    ) => {
      const catalogue = asIfLive ? asIfLive(own) : own;
      if (request === null) counts.notRateable += 1;
      else if (catalogue === null)
        unknownCatalogues[catalogueVersion] = (unknownCatalogues[catalogueVersion] ?? 0) + 1;
      if (request === null || catalogue === null) return;
      const rated = priceAll(compiledFor(catalogue, request.day), request, category);
      counts.rated += 1;
      counts.prices += told.length;
      if (card) summary.add(reference, { told, rated });
      const changes = card ? [] : changesBetween({ told, rated });
      if (changes.length > 0) counts.different += 1;
      for (const change of changes.slice(0, differencesShown - differences.length))
        differences.push({ reference, catalogueVersion, ...change });
    },
    result: (): Replayed => ({
      ...counts,
      unknownCatalogues,
      differences,
      whatIf: card && { card: card.version, ...summary.result() },
    }),
  };
}

function readOrNull(message: StoredMessage): PricedQuote | null {
  try {
    return pricedQuoteOf(message);
  } catch (error) {
    if (error instanceof UnreadableEvent) return null;
    throw error;
  }
}
