/** The sale of a group's policy as its first transaction, and what it says of one from before it kept its units. */
import type { GroupOffer } from '../../../contract/medical-corporate/offer.ts';
import type { InsuredPerson } from '../../../contract/medical-corporate/policy-calls.ts';
import { unitsOfPeople } from '../../domain/medical-corporate/people-units.ts';
import {
  categoryMark,
  type PricedCategory,
  type PricedRow,
  placesOf,
  runsOf,
} from '../../domain/medical-corporate/sale-units.ts';
import type { Transaction } from '../../domain/policy-money/types.ts';
import type {
  StoredGroupPolicy,
  StoredPerson,
  StoredSale,
} from '../../store/medical-corporate/policies.ts';

/** By the people of a staff list where they are those who were counted, else by places in the counts. */
export function saleOf(
  offer: GroupOffer,
  list: readonly InsuredPerson[],
  days: { startDate: string; askedOn: string; confirmedAt: string },
): { sale: StoredSale; people: StoredPerson[] } {
  const { netFils, vatFils, grossFils } = offer;
  const runs = runsOf(pricedCategories(offer));
  const people = numbered(list);
  const insured = people.map((person, at) => insuredAs(person, list[at]?.age ?? 0));
  const units = insured.length > 0 ? unitsOfPeople(insured, placesOf(runs)) : null;
  const sale: StoredSale = {
    transactionId: 'sale',
    kind: 'sale',
    effectiveOn: days.startDate,
    askedOn: days.askedOn,
    recordedAt: days.confirmedAt,
    netFils,
    vatFils,
    grossFils,
    runs: units ? [] : runs,
    units: units ?? [],
  };
  return { sale, people: units ? people : [] };
}

/** Places in counts that it was sold by, and its other units; of an old sale both come from the offer that is kept with it. */
export function soldUnits({ transactions, offer }: StoredGroupPolicy) {
  const stored = saleIn(transactions);
  const runs = stored?.runs ?? runsOf(pricedCategories(offer));
  return { places: placesOf(runs), units: stored?.units ?? [] };
}

export function saleTransaction(policy: StoredGroupPolicy): Extract<Transaction, { kind: 'sale' }> {
  const { startDate } = policy;
  const { places, units } = soldUnits(policy);
  return {
    transactionId: 'sale',
    kind: 'sale',
    effectiveOn: startDate,
    askedOn: saleIn(policy.transactions)?.askedOn ?? startDate,
    units: [...places.map(({ unit, periodFils }) => ({ unit, periodFils })), ...units],
  };
}

function saleIn(transactions: StoredGroupPolicy['transactions']): StoredSale | undefined {
  return transactions.find((each): each is StoredSale => each.kind === 'sale');
}

function pricedCategories({ chosen }: Pick<GroupOffer, 'chosen'>): PricedCategory[] {
  return chosen.map(({ category, price }) => {
    return { category, netFils: price.netFils, rows: price.trace as unknown as PricedRow[] };
  });
}

function insuredAs({ unit, category, salary, gender, married }: StoredPerson, age: number) {
  const marriedWoman = gender === 'female' && married;
  return { unit, category, age, salary: salary ?? ('nlsb' as const), marriedWoman };
}

/** Each by the number of the list where it is theirs alone, else by the next of the category. */
function numbered(list: readonly InsuredPerson[]): StoredPerson[] {
  const times = new Map<string, number>();
  for (const { number } of list) times.set(number.trim(), (times.get(number.trim()) ?? 0) + 1);
  const last = new Map<number, number>();
  return list.map(({ number: listed, age: _age, ...person }) => {
    const own = listed.trim();
    const isOwn = own !== '' && times.get(own) === 1;
    const unit = isOwn ? own : nextFree(person.category, last, times);
    return { ...person, unit, changeId: null };
  });
}

function nextFree(
  category: number,
  last: Map<number, number>,
  taken: ReadonlyMap<string, number>,
): string {
  const mark = categoryMark(category);
  let number = (last.get(category) ?? 0) + 1;
  while (taken.has(`${mark}${number}`)) number += 1;
  last.set(category, number);
  return `${mark}${number}`;
}
