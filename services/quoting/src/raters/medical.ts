/** Answers in, prices out: the catalogue's versions, each compiled once, behind the few questions the use cases ask. */
import type { RatableAnswers } from '../../contract/medical/answers.ts';
import type { PlanWords, Tile } from '../../contract/medical/plan.ts';
import type { Catalogue } from '../domain/medical/catalogue.ts';
import { type CompiledCatalogue, compileCatalogue, holdsOn } from '../domain/medical/compiled.ts';
import type { PlanPrice } from '../domain/medical/price.ts';
import { explainPlan, priceAll } from '../domain/medical/price-plans.ts';
import { ratingRequestOf } from '../domain/medical/rating-request.ts';
import type { StoredPrice } from '../store/medical/quotes.ts';
import { planWords, tilesOf } from '../views/medical/tiles.ts';
import { type CatalogueSource, catalogueFinder, keepCompiled } from './kept-catalogues.ts';

export interface Rater {
  current(): Catalogue;
  /** The catalogue a quote was made with. Throws when its version is gone: a quote without its card cannot be shown. */
  catalogueOf(version: string): Promise<Catalogue>;
  priceAll(answers: RatableAnswers, day: string): { version: string; prices: StoredPrice[] };
  /** One plan with its trace, or null when it cannot be quoted. */
  rate(
    version: string,
    answers: RatableAnswers,
    day: string,
    planId: number,
  ): Promise<PlanPrice | null>;
  /** In the order of `prices`; prices of plans the version does not have are left out. */
  tiles(version: string, prices: readonly StoredPrice[]): Promise<Tile[]>;
  /** What tiles say of each plan of the version. Throws when it is gone. */
  wordsOf(version: string): Promise<ReadonlyMap<number, PlanWords>>;
}

export function createRater(source: CatalogueSource<Catalogue>): Rater {
  const kept = keepCompiled(compileCatalogue);
  const compiledFor = (catalogue: Catalogue, day: string): CompiledCatalogue =>
    kept(catalogue, day, holdsOn);

  const catalogueOf = catalogueFinder(source);
  const keptWords = keepCompiled(planWords);
  const wordsOf = async (version: string) => keptWords(await catalogueOf(version), '');

  return {
    current: () => source.current(),
    catalogueOf,
    priceAll: (answers, day) => {
      const catalogue = source.current();
      const request = ratingRequestOf(answers, day);
      const prices = priceAll(compiledFor(catalogue, day), request, answers.category);
      return {
        version: catalogue.version,
        prices: prices.map(({ planId, netFils, vatFils, grossFils }) => ({
          planId,
          netFils,
          vatFils,
          grossFils,
        })),
      };
    },
    rate: async (version, answers, day, planId) => {
      const catalogue = await catalogueOf(version);
      const outcome = explainPlan(
        compiledFor(catalogue, day),
        planId,
        ratingRequestOf(answers, day),
      );
      return outcome.ok ? outcome.price : null;
    },
    tiles: async (version, prices) => tilesOf(await wordsOf(version), prices),
    wordsOf,
  };
}
