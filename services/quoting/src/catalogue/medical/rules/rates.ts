import type { CsvCell, CsvSource } from '../../csv-source.ts';
import type { Problem } from '../../problem.ts';
import { filsOf, GENDERS, percentBasisPoints } from '../../units.ts';
import type { TariffFile } from '../source-types.ts';
import type { PlanSource, Sources } from '../sources.ts';

interface Band {
  from: number;
  to: number;
  fils: number;
  cells: { from: CsvCell; to: CsvCell; premium: CsvCell };
}

/** Base rates: one price for each age and gender without gap or overlap, inside the tariff, not falling with age. */
export function checkRates({ plans, tariff }: Sources): Problem[] {
  return plans.flatMap((plan) => {
    const sides = GENDERS.map((gender) => ({ gender, bands: bandsOf(plan.rates, gender) }));
    const problems = sides.flatMap(({ gender, bands }) => [
      ...missing(plan.rates, gender, bands),
      ...ages(plan.rates.file, gender, bands),
      ...inTariff(plan, bands, tariff.value),
      ...monotone(plan.rates.file, bands, tariff.value),
    ]);
    return [
      ...problems,
      ...sameReach(
        plan.rates.file,
        sides.map((side) => side.bands),
      ),
    ];
  });
}

function bandsOf(rates: CsvSource, gender: string): Band[] {
  return rates.rows
    .filter((row) => row.cells.gender?.text === gender)
    .flatMap((row) => {
      const { age_from: from, age_to: to, premium_aed: premium } = row.cells;
      if (!from || !to || !premium) return [];
      const cells = { from, to, premium };
      return [{ from: Number(from.text), to: Number(to.text), fils: filsOf(premium.text), cells }];
    })
    .sort((a, b) => a.from - b.from || a.cells.from.line - b.cells.from.line);
}

function at(file: string, cell: CsvCell, rule: string, message: string): Problem {
  return { file, line: cell.line, column: cell.column, rule, message };
}

function missing(rates: CsvSource, gender: string, bands: readonly Band[]): Problem[] {
  if (bands.length > 0) return [];
  const message = `There is no rate with the gender "${gender}".`;
  return [{ file: rates.file, line: 1, column: 1, rule: 'missing-rate', message }];
}

function ages(file: string, gender: string, bands: readonly Band[]): Problem[] {
  const found: Problem[] = [];
  let reach: Band | undefined;
  for (const band of bands) {
    const say = (cell: CsvCell, rule: string, message: string) =>
      found.push(at(file, cell, rule, message));
    const { from, to } = band.cells;
    if (band.to < band.from || band.to > 120)
      say(to, 'wrong-order', `The band ends at ${band.to}; expected ${band.from} to 120.`);
    else if (reach && band.from > reach.to + 1)
      say(from, 'age-gap', `No rate for ${gender} ${span(reach.to + 1, band.from - 1)}.`);
    else if (reach && band.from <= reach.to) {
      const isSame = band.from === reach.from && band.to === reach.to;
      const years = `${gender} ${span(band.from, Math.min(band.to, reach.to))}`;
      const message = `The rate for ${years} already stands on line ${reach.cells.from.line}.`;
      say(from, isSame ? 'duplicate-key' : 'age-overlap', message);
    }
    if (!reach || band.to > reach.to) reach = band;
  }
  return found;
}

function span(from: number, to: number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

/** Men and women of a plan start and end at the same ages; a shorter side is a gap at the edge. */
function sameReach(file: string, sides: readonly (readonly Band[])[]): Problem[] {
  const [men, women] = sides.map((bands) => ({ first: bands[0], last: bands.at(-1) }));
  if (!men?.first || !men.last || !women?.first || !women.last) return [];
  const found: Problem[] = [];
  if (men.first.from !== women.first.from) {
    const later = men.first.from > women.first.from ? men.first : women.first;
    const message = `Rates start at ${men.first.from} for men and ${women.first.from} for women.`;
    found.push(at(file, later.cells.from, 'age-gap', message));
  }
  if (men.last.to !== women.last.to) {
    const earlier = men.last.to < women.last.to ? men.last : women.last;
    const message = `Rates end at ${men.last.to} for men and ${women.last.to} for women.`;
    found.push(at(file, earlier.cells.to, 'age-gap', message));
  }
  return found;
}

function inTariff(
  { yaml, rates }: PlanSource,
  bands: readonly Band[],
  tariff: TariffFile,
): Problem[] {
  const { kind, salary_band: salary } = yaml.value;
  const limits = tariff.bands.filter(
    (limit) =>
      limit.kind === kind && (limit.salary_bands === 'all' || limit.salary_bands.includes(salary)),
  );
  return bands.flatMap((band): Problem[] => {
    const limit = limits.find((each) => each.age_from <= band.to && band.from <= each.age_to);
    const say = (message: string) => [at(rates.file, band.cells.premium, 'out-of-tariff', message)];
    if (!limit)
      return say(`tariff.yaml has no limits for ${kind}, ${salary}, ${band.from} to ${band.to}.`);
    if (band.fils >= filsOf(limit.floor_aed) && band.fils <= filsOf(limit.ceiling_aed)) return [];
    const range = `AED ${limit.floor_aed} to ${limit.ceiling_aed}`;
    return say(`AED ${band.cells.premium.text} is outside ${range} (tariff.yaml).`);
  });
}

function monotone(file: string, bands: readonly Band[], tariff: TariffFile): Problem[] {
  const { from_age: fromAge, fall_allowed_percent: percent } = tariff.monotone;
  const kept = 10_000 - percentBasisPoints(percent);
  return bands.flatMap((band, i): Problem[] => {
    const before = bands[i - 1];
    if (!before || before.from < fromAge || band.fils * 10_000 >= before.fils * kept) return [];
    const message = `The premium falls from AED ${before.cells.premium.text} to AED ${band.cells.premium.text} with age.`;
    return [at(file, band.cells.premium, 'not-monotone', message)];
  });
}
