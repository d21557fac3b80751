import type { Position, Problem } from '../../problem.ts';
import { emirateCodes } from '../../units.ts';
import type { Sources } from '../sources.ts';

const OWN_COLUMNS = ['id', 'full_name', 'full_name_ar', 'emirate', 'kind'];

/** Providers are alone under their id and name, and sit in networks that exist for their claims company and emirate. */
export function checkProviders(sources: Sources): Problem[] {
  const { providers, tpas } = sources;
  const known = new Set(tpas.value.tpas.map((tpa) => tpa.code));
  const columns = providers.columns
    .filter((column) => !OWN_COLUMNS.includes(column.text) && !known.has(column.text))
    .map((column) => problem(column, 'unknown-id', `"${column.text}" is not in tpas.yaml.`));
  const named = providers.columns.map((column) => column.text);
  const missing = [...known]
    .filter((code) => !named.includes(code))
    .map((code) => problem({ line: 1, column: 1 }, 'missing-field', `No column for "${code}".`));
  const inArabic = named.includes('full_name_ar')
    ? []
    : [problem({ line: 1, column: 1 }, 'missing-arabic', 'No column "full_name_ar".')];
  return [...columns, ...missing, ...inArabic, ...twins(sources), ...memberships(sources)];
}

function problem(cell: Position, rule: string, message: string): Problem {
  return { file: 'providers.csv', line: cell.line, column: cell.column, rule, message };
}

function twins({ providers }: Sources): Problem[] {
  return ['id', 'full_name', 'full_name_ar'].flatMap((column) => {
    const seen = new Map<string, number>();
    return providers.rows.flatMap((row): Problem[] => {
      const cell = row.cells[column];
      if (!cell) return [];
      const earlier = seen.get(cell.text);
      seen.set(cell.text, earlier ?? row.line);
      if (earlier === undefined) return [];
      const message = `The ${column} "${cell.text}" already stands on line ${earlier}.`;
      return [problem(cell, 'duplicate-key', message)];
    });
  });
}

function memberships({ providers, networks, tpas }: Sources): Problem[] {
  const byCode = new Map(networks.value.networks.map((network) => [network.code, network]));
  const found: Problem[] = [];
  for (const row of providers.rows) {
    const emirate = row.cells.emirate?.text ?? '';
    const cells = tpas.value.tpas.map((tpa) => ({ tpa: tpa.code, cell: row.cells[tpa.code] }));
    if (cells.every(({ cell }) => !cell?.text)) {
      const message = 'No network includes this place, so nobody can choose it.';
      found.push({ file: providers.file, line: row.line, column: 1, rule: 'no-network', message });
    }
    for (const { tpa, cell } of cells) {
      if (!cell?.text) continue;
      const network = byCode.get(cell.text);
      const say = (rule: string, message: string) => found.push(problem(cell, rule, message));
      if (!network) say('unknown-id', `"${cell.text}" is not in networks.yaml.`);
      else if (!network.tpas.includes(tpa))
        say('network-mismatch', `"${tpa}" does not run the network "${cell.text}".`);
      else if (!emirateCodes(network.emirates).includes(emirate))
        say('network-mismatch', `The network "${cell.text}" has no place in ${emirate}.`);
    }
  }
  return found;
}
