import type { CsvCell, CsvRow } from '../../csv-source.ts';
import type { Problem } from '../../problem.ts';
import { filsOf, percentBasisPoints } from '../../units.ts';
import type { MotorPlanSource, MotorSources } from '../sources.ts';

const MOST_CYLINDERS = 16;

/** Base rates: for each class one rate per value or number of cylinders, inside the tariff. */
export function checkMotorRates({ plans, tariff }: MotorSources): Problem[] {
  return plans.flatMap((plan) => {
    const isThirdParty = plan.yaml.value.type === 'third-party';
    const codes = tariff.value.classes.map(({ code }) => code);
    return [
      ...unknownClasses(plan, codes),
      ...codes.flatMap((code) => {
        const rows = plan.rates.rows.filter((row) => row.cells.class?.text === code);
        const limits = isThirdParty ? thirdParty : comprehensive;
        return [...bands(plan, rows, isThirdParty), ...limits(plan, rows, code, tariff.value)];
      }),
    ];
  });
}

function at({ rates }: MotorPlanSource, cell: CsvCell | undefined, rule: string, message: string) {
  const { line, column } = cell ?? { line: 1, column: 1 };
  return { file: rates.file, line, column, rule, message };
}

function unknownClasses(plan: MotorPlanSource, codes: readonly string[]): Problem[] {
  return plan.rates.rows.flatMap(({ cells }) =>
    codes.includes(cells.class?.text ?? '')
      ? []
      : [at(plan, cells.class, 'unknown-id', `"${cells.class?.text}" is not in tariff.yaml.`)],
  );
}

/** In the order of the file they join without gap or overlap; cylinders reach from electric to the most. */
function bands(plan: MotorPlanSource, rows: readonly CsvRow[], byCylinders: boolean): Problem[] {
  const name = byCylinders ? 'cylinders' : 'value';
  const [from, to] = byCylinders
    ? ['cylinders_from', 'cylinders_to']
    : ['value_from_aed', 'value_to_aed'];
  const found: Problem[] = [];
  let next = byCylinders ? 0 : null;
  for (const { cells } of rows) {
    const [low, high] = [Number(cells[from]?.text), Number(cells[to]?.text)];
    const say = (cell: CsvCell | undefined, rule: string, message: string) =>
      found.push(at(plan, cell, rule, message));
    if (high < low) say(cells[to], 'wrong-order', `The band ends before ${low}.`);
    else if (next !== null && low > next)
      say(cells[from], 'band-gap', `No rate for ${name} ${next} to ${low - 1}.`);
    else if (next !== null && low < next)
      say(cells[from], 'band-overlap', `The ${name} ${low} already has a rate.`);
    next = Math.max(next ?? 0, high + 1);
  }
  const last = rows.at(-1)?.cells[to];
  if (byCylinders && last && next !== null && next <= MOST_CYLINDERS)
    found.push(at(plan, last, 'band-gap', `No rate for ${next} cylinders and more.`));
  return found;
}

type Tariff = MotorSources['tariff']['value'];

function thirdParty(
  plan: MotorPlanSource,
  rows: readonly CsvRow[],
  code: string,
  tariff: Tariff,
): Problem[] {
  return rows.flatMap(({ cells }): Problem[] => {
    const [from, to] = [Number(cells.cylinders_from?.text), Number(cells.cylinders_to?.text)];
    const limits = tariff.third_party.filter((row) => row.class === code);
    const reached = limits.filter((row, i) => {
      const above = limits[i - 1]?.cylinders_to ?? -1;
      return above < to && from <= row.cylinders_to;
    });
    const fils = filsOf(cells.premium_aed?.text ?? '');
    const broken = reached.find(
      (row) => fils < filsOf(row.minimum_aed) || fils > filsOf(row.maximum_aed),
    );
    if (!broken) return [];
    const range = `AED ${broken.minimum_aed} to ${broken.maximum_aed}`;
    const message = `AED ${cells.premium_aed?.text} is outside ${range} (tariff.yaml).`;
    return [at(plan, cells.premium_aed, 'out-of-tariff', message)];
  });
}

/** A rate above the legal maximum, or one that rises with the value. */
function comprehensive(
  plan: MotorPlanSource,
  rows: readonly CsvRow[],
  code: string,
  tariff: Tariff,
): Problem[] {
  const ceiling = tariff.comprehensive.find((row) => row.class === code)?.maximum_percent ?? '0';
  return rows.flatMap(({ cells }, i): Problem[] => {
    const rate = cells.rate_percent?.text ?? '';
    const before = rows[i - 1]?.cells.rate_percent?.text;
    const say = (rule: string, message: string) => [at(plan, cells.rate_percent, rule, message)];
    if (percentBasisPoints(rate) > percentBasisPoints(ceiling))
      return say('out-of-tariff', `${rate} % is above ${ceiling} % (tariff.yaml).`);
    if (before !== undefined && percentBasisPoints(rate) > percentBasisPoints(before))
      return say('not-monotone', `The rate rises from ${before} % to ${rate} % with the value.`);
    return [];
  });
}
