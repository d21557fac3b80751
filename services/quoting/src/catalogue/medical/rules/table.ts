import type { Problem } from '../../problem.ts';
import type { FactEntry, RowEntry } from '../source-types.ts';
import type { PlanSource, Sources } from '../sources.ts';

/** Each plan fills each row of the table of benefits once, and says the same on the tile and in the filters. */
export function checkTable(sources: Sources): Problem[] {
  const rows = sources.rows.value.rows;
  return sources.plans.flatMap((plan) => [
    ...missingRows(plan, rows),
    ...foreignRows(plan, rows),
    ...ranks(plan, rows),
    ...benefitsAgree(plan, sources),
    ...limitAgrees(plan),
  ]);
}

function missingRows({ yaml }: PlanSource, rows: readonly RowEntry[]): Problem[] {
  return rows
    .filter((row) => row.from === undefined && !Object.hasOwn(yaml.value.table, row.code))
    .map((row) => {
      const message = `The table has no value for the row "${row.code}".`;
      return { file: yaml.file, ...yaml.keyAt(['table']), rule: 'missing-row', message };
    });
}

function foreignRows({ yaml }: PlanSource, rows: readonly RowEntry[]): Problem[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return Object.keys(yaml.value.table).flatMap((code): Problem[] => {
    const row = byCode.get(code);
    if (row && row.from === undefined) return [];
    const message = row
      ? `The row "${code}" is filled from the ${row.from}; leave it out here.`
      : `"${code}" is not in rows.yaml.`;
    return [{ file: yaml.file, ...yaml.keyAt(['table', code]), rule: 'unknown-id', message }];
  });
}

/** A best-fact mark needs every covered value of the row to be comparable. */
function ranks({ yaml }: PlanSource, rows: readonly RowEntry[]): Problem[] {
  return rows.flatMap((row): Problem[] => {
    const value = yaml.value.table[row.code];
    if (row.better === null || !value || value.rank !== undefined) return [];
    const message = `The row "${row.code}" has a better end, so the value needs a rank.`;
    return [{ file: yaml.file, ...yaml.at(['table', row.code]), rule: 'missing-rank', message }];
  });
}

function benefitsAgree({ yaml }: PlanSource, sources: Sources): Problem[] {
  const plan = yaml.value;
  return sources.benefits.value.benefits.flatMap((benefit): Problem[] => {
    const value = plan.table[benefit.row];
    const isCovered = value !== undefined && value.covered !== false;
    const at = plan.benefits.indexOf(benefit.code);
    if (value === undefined || isCovered === at >= 0) return [];
    const message = isCovered
      ? `The table covers "${benefit.row}", so the benefits need "${benefit.code}".`
      : `The benefit "${benefit.code}" is listed, but the table does not cover "${benefit.row}".`;
    const place = isCovered ? yaml.at(['table', benefit.row]) : yaml.at(['benefits', at]);
    return [{ file: yaml.file, ...place, rule: 'benefit-mismatch', message }];
  });
}

function limitAgrees({ yaml }: PlanSource): Problem[] {
  const inTable = yaml.value.table.annual_limit?.text;
  const onTile = factText(yaml.value.facts.annual_limit);
  if (inTable === undefined || inTable === onTile) return [];
  const message = `The tile says "${onTile}", the table says "${inTable}".`;
  const place = yaml.at(['facts', 'annual_limit']);
  return [{ file: yaml.file, ...place, rule: 'fact-mismatch', message }];
}

function factText(fact: FactEntry): string {
  return typeof fact === 'string' ? fact : fact.value;
}
