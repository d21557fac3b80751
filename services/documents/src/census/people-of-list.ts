/** The people of a list as prices know them, and how the list calls them. */
import { anonymousPeople } from '@muqarin/rules/medical-corporate/census/anonymous';
import { countPeople } from '@muqarin/rules/medical-corporate/census/counts';
import { shown } from '@muqarin/rules/medical-corporate/census/person';
import { censusLimits } from '@muqarin/rules/medical-corporate/census/table';
import type { CensusNames, CensusPeople, CensusQuestion } from '../../contract/census-contract.ts';
import type { ReadList } from './read-list.ts';
import { NotRead } from './read-rows.ts';

/** Throws NotRead. */
export function peopleOf({ people }: ReadList, question: CensusQuestion): CensusPeople {
  if (people.length > censusLimits.employees) throw new NotRead('too_many_people');
  const { renumbered } = countPeople(people, question);
  const numbers = new Map(renumbered.map(({ number, said }) => [said, number]));
  const anonymous = anonymousPeople(people, question, (said) => numbers.get(said) ?? said);
  return {
    outcome: 'read',
    ageBands: [...anonymous.ageBands],
    maternityBands: [...anonymous.maternityBands],
    people: [...anonymous.people],
  };
}

/** Of those rows that have somebody; empty where the list does not say it. */
export function namesOf({ people, table, found }: ReadList, rows: readonly number[]): CensusNames {
  const wanted = new Set(rows);
  const { number } = found.columns;
  const named = people.filter(({ row, isCounted }) => wanted.has(row) && !isCounted);
  return {
    outcome: 'read',
    names: named.map(({ row, name }) => {
      const cell = number === undefined ? '' : (table.rows[row - 1]?.[number] ?? '');
      return { row, number: shown(cell).trim(), name: (name ?? '').slice(0, 120) };
    }),
  };
}
