/** A staff list as a census has it, and its counts as the rating core takes them. */
import type { AgeSpan } from '@muqarin/rules/medical-corporate/group';
import type { RatedCategory } from '../../src/domain/medical-corporate/members.ts';

export interface Person {
  age: number;
  hasLowSalary: boolean;
  isMarriedWoman: boolean;
}

export function randomPeople(random: () => number, many: number): Person[] {
  return Array.from({ length: many }, () => {
    const age = Math.floor(random() * 80);
    const isMarriedWoman = age >= 18 && age <= 45 && random() < 0.2;
    return { age, hasLowSalary: random() < 0.5, isMarriedWoman };
  });
}

/** Each person once into the band around the age; the bands join and reach from 0 to the last age. */
export function countPeople(
  people: readonly Person[],
  bands: readonly AgeSpan[],
  maternity: readonly AgeSpan[],
): RatedCategory {
  const ages = bands.map((band) => ({ ...band, members: 0, lsb: 0, nlsb: 0 }));
  const women = maternity.map((band) => ({ ...band, marriedWomen: 0 }));
  let lsb = 0;
  for (const { age, hasLowSalary, isMarriedWoman } of people) {
    const band = ages.find(({ ageTo }) => age <= ageTo);
    if (!band) throw new RangeError(`nobody is rated at ${age}`);
    band.members += 1;
    if (hasLowSalary) band.lsb += 1;
    else band.nlsb += 1;
    if (hasLowSalary) lsb += 1;
    const married = isMarriedWoman ? women.find(({ ageTo }) => age <= ageTo) : undefined;
    if (married) married.marriedWomen += 1;
  }
  const members = people.length;
  const counts = {
    number: 1,
    flag: 1,
    employees: members,
    members,
    lsb,
    nlsb: members - lsb,
  } as const;
  return { ...counts, ageBands: ages, maternityBands: women, isSpread: false };
}
