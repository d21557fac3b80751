/** Two lists of one owner: who is in both, without names. */
import { countPeople } from '@muqarin/rules/medical-corporate/census/counts';
import { matchPeople } from '@muqarin/rules/medical-corporate/census/match';
import type { CensusComparison, ComparedCensus } from '../../contract/census-contract.ts';
import { peopleOf } from './people-of-list.ts';
import type { CensusFile, ReadList } from './read-list.ts';

/** The cells of one list are let go before those of the other one are read, but for the people's own. Throws NotRead. */
export async function compareLists(
  before: CensusFile,
  after: CensusFile,
  listOf: (file: CensusFile) => Promise<ReadList>,
): Promise<CensusComparison> {
  const was = await listOf(before);
  const earlier = compared(was, before);
  const known = { people: was.people, rows: rowsOf(was), columns: was.found.columns };
  const is = await listOf(after);
  const { people, found, table } = is;
  const pairs = matchPeople(known, { people, rows: table.rows, columns: found.columns });
  return { outcome: 'read', earlier, later: compared(is, after), pairs };
}

function compared(list: ReadList, { question }: CensusFile): ComparedCensus {
  const { ageBands, maternityBands, people } = peopleOf(list, question);
  const { categories } = countPeople(list.people, question);
  return structuredClone({ categories, ageBands, maternityBands, people } as ComparedCensus);
}

/** Their numbers alone. */
function rowsOf({ table: { rows }, found: { columns } }: ReadList): ReadList['table']['rows'] {
  const { number } = columns;
  if (number === undefined) return [];
  return rows.map((row) =>
    Array.from({ length: number + 1 }, (_, at) => (at === number ? (row[at] ?? null) : null)),
  );
}
