/** The people of a list as prices know them, and how the list calls them. */
import { anonymousPeople } from '@muqarin/rules/medical-corporate/census/anonymous';
import { countPeople } from '@muqarin/rules/medical-corporate/census/counts';
import { shown } from '@muqarin/rules/medical-corporate/census/person';
import { censusLimits } from '@muqarin/rules/medical-corporate/census/table';
import type { CensusQuestion } from '../../contract/census-asked.ts';
import type { CensusMembers, CensusNames, CensusPeople } from '../../contract/census-people.ts';
import type { ReadList } from './read-list.ts';
import { NotRead } from './read-rows.ts';

/** Throws NotRead. */
export function peopleOf({ people }: ReadList, question: CensusQuestion): CensusPeople {
  if (people.length > censusLimits.employees) throw new NotRead('too_many_people');
  const anonymous = anonymousPeople(people, question, numbersOf(people, question));
  return {
    outcome: 'read',
    ageBands: [...anonymous.ageBands],
    maternityBands: [...anonymous.maternityBands],
    people: [...anonymous.people],
  };
}

/** Everybody, in the order of the list; dependants who are only counted have no name and no number. Throws NotRead. */
export function membersOf(list: ReadList, question: CensusQuestion): CensusMembers {
  const { people } = list;
  if (people.length > censusLimits.employees) throw new NotRead('too_many_people');
  const numberOf = numbersOf(people, question);
  return {
    outcome: 'read',
    people: people.map((person) => ({
      number: person.isCounted ? '' : calledBy(list, person.row).slice(0, 40),
      name: (person.name ?? '').slice(0, 120),
      birthDate: person.birthDate,
      age: person.age,
      gender: person.gender,
      married: person.marital === 'married',
      salary: person.salary,
      relation: person.relation,
      category: numberOf(person.category ?? 0),
    })),
  };
}

/** The number that a category has here, of the one that the list calls it. */
function numbersOf(people: ReadList['people'], question: CensusQuestion): (said: number) => number {
  const { renumbered } = countPeople(people, question);
  const numbers = new Map(renumbered.map(({ number, said }) => [said, number]));
  return (said) => numbers.get(said) ?? said;
}

function calledBy({ table, found }: ReadList, row: number): string {
  const { number } = found.columns;
  return number === undefined ? '' : shown(table.rows[row - 1]?.[number] ?? '').trim();
}

/** Of those rows that have somebody; empty where the list does not say it. */
export function namesOf(list: ReadList, rows: readonly number[]): CensusNames {
  const wanted = new Set(rows);
  const named = list.people.filter(({ row, isCounted }) => wanted.has(row) && !isCounted);
  return {
    outcome: 'read',
    names: named.map(({ row, name }) => {
      return { row, number: calledBy(list, row), name: (name ?? '').slice(0, 120) };
    }),
  };
}
