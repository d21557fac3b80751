/** The people of a list as prices know them. */
import { anonymousPeople } from '@muqarin/rules/medical-corporate/census/anonymous';
import { countPeople } from '@muqarin/rules/medical-corporate/census/counts';
import { censusLimits } from '@muqarin/rules/medical-corporate/census/table';
import type { CensusPeople, CensusQuestion } from '../../contract/census-contract.ts';
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
