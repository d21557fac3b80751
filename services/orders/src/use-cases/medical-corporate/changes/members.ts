/** Who a group's policy covers or has covered: people, and places in the counts that were sold. */
import type { GroupMember } from '../../../../contract/medical-corporate/member.ts';
import type { Place } from '../../../domain/medical-corporate/sale-units.ts';
import { foldPolicyMoney } from '../../../domain/policy-money/fold.ts';
import type { CoveredUnit, PolicyMoney } from '../../../domain/policy-money/types.ts';
import type { StoredPerson } from '../../../store/medical-corporate/policies.ts';
import { allTransactions } from '../../changes/book.ts';
import type { KeptGroup } from '../book.ts';
import { soldUnits } from '../sale-of.ts';

/** What is known of a unit besides its money. */
export type Described = Omit<GroupMember, 'periodFils' | 'from' | 'until'>;

export function describedUnits({ stored }: KeptGroup): Map<string, Described> {
  const people = (stored.people ?? []).map((person) => [person.unit, ofPerson(person)] as const);
  const places = soldUnits(stored).places.map((place) => [place.unit, ofPlace(place)] as const);
  return new Map([...places, ...people]);
}

interface Asked {
  from: number;
  most: number;
  find: string;
}

export function membersOf(policy: KeptGroup, { from, most, find }: Asked) {
  const described = describedUnits(policy);
  const { units } = foldPolicyMoney(policy.basis, allTransactions(policy));
  const wanted = find.trim().toLowerCase();
  const fits = ({ unit }: CoveredUnit) => {
    if (wanted === '') return true;
    const name = described.get(unit)?.name?.toLowerCase() ?? '';
    return unit.toLowerCase().startsWith(wanted) || name.includes(wanted);
  };
  const found = units.filter(fits);
  return {
    members: found.slice(from, from + most).flatMap((unit) => memberOf(described, unit)),
    total: found.length,
    covered: coveredMembers(units, described),
    byCounts: soldUnits(policy.stored).places.length > 0,
  };
}

/** Those whose cover has not ended; maternity cover is nobody of their own. */
export function coveredMembers(
  units: PolicyMoney['units'],
  described: ReadonlyMap<string, Described>,
): number {
  return units.filter(({ unit, until }) => {
    return until === null && described.get(unit)?.kind !== 'maternity';
  }).length;
}

function memberOf(
  described: ReadonlyMap<string, Described>,
  { unit, periodFils, from, until }: CoveredUnit,
): GroupMember[] {
  const known = described.get(unit);
  return known ? [{ ...known, periodFils, from, until }] : [];
}

function ofPlace({ unit: number, category, kind, ageFrom, ageTo, salary }: Place): Described {
  const nobody = { name: null, birthDate: null, gender: null, relation: null };
  return { number, category, kind, ageFrom, ageTo, salary, ...nobody };
}

export function ofPerson(person: Omit<StoredPerson, 'changeId'>): Described {
  const { unit: number, category, salary, name, birthDate, gender, relation } = person;
  return {
    number,
    category,
    kind: 'member',
    ageFrom: null,
    ageTo: null,
    salary,
    name: name === '' ? null : name,
    birthDate,
    gender,
    relation,
  };
}
