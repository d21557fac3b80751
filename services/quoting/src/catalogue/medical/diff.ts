import type { Catalogue } from '../../domain/medical/catalogue.ts';
import { type CompiledCatalogue, compileCatalogue } from '../../domain/medical/compiled.ts';
import type { RatedMember } from '../../domain/medical/price.ts';
import { priceTotals, tablesFor } from '../../domain/medical/price-tables.ts';
import { NOT_QUOTABLE } from '../../domain/not-quotable.ts';
import { type CatalogueDiff, diffPremiums, type Premiums } from '../diff.ts';

/** Prices each person of the population alone in each emirate under both catalogues. `day` is an ISO day. */
export function diffCatalogues(
  old: Catalogue,
  next: Catalogue,
  population: readonly RatedMember[],
  day: string,
): CatalogueDiff {
  const [before, after] = [premiums(old, population, day), premiums(next, population, day)];
  return diffPremiums(
    { catalogue: old, premiums: before },
    { catalogue: next, premiums: after },
    day,
  );
}

function premiums(catalogue: Catalogue, people: readonly RatedMember[], day: string): Premiums {
  const compiled = compileCatalogue(catalogue, day);
  const found = new Map<number, Map<string, number>>();
  for (const emirateId of compiled.emirates.keys())
    collect(compiled, emirateId, people, day, found);
  return found;
}

function collect(
  compiled: CompiledCatalogue,
  emirateId: number,
  people: readonly RatedMember[],
  day: string,
  found: Map<number, Map<string, number>>,
): void {
  const plans = tablesFor(compiled, { emirateId, day, members: [] })?.plans ?? [];
  const nets = new Float64Array(plans.length);
  for (const [person, member] of people.entries()) {
    priceTotals(compiled, { emirateId, day, members: [member] }, nets);
    for (const [i, { id }] of plans.entries()) {
      const net = nets[i] ?? NOT_QUOTABLE;
      if (net === NOT_QUOTABLE) continue;
      const ofPlan = found.get(id) ?? new Map<string, number>();
      found.set(id, ofPlan.set(`${emirateId}/${person}`, net));
    }
  }
}
