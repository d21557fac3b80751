import type { GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { ageBandsOf, maternityBandsOf } from '../../domain/medical-corporate/bands.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { type RatedCategory, readyToRate } from '../../domain/medical-corporate/members.ts';
import { priceCategory } from '../../domain/medical-corporate/price-plans.ts';
import { type CatalogueDiff, diffPremiums, type Premiums } from '../diff.ts';
import { POPULATION, seeded } from '../population.ts';

const EMIRATES = [1, 2, 3, 4, 5, 6, 7];
const MOST_MEMBERS = 200;

/** Prices the same groups in each emirate under both catalogues. Their members are counted by the bands of the old one. */
export function diffGroupCatalogues(
  old: GroupCatalogue,
  next: GroupCatalogue,
  day: string,
): CatalogueDiff {
  const groups = referenceGroups(old);
  const priced = (catalogue: GroupCatalogue) => {
    return { catalogue, premiums: premiums(catalogue, groups, day) };
  };
  return diffPremiums(priced(old), priced(next), day);
}

/** 500 invented groups of up to 200 members, the same on every machine. */
function referenceGroups({ plans }: GroupCatalogue): RatedCategory[] {
  const random = seeded(POPULATION.seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const spans = ageBandsOf(plans);
  const women = maternityBandsOf(plans);
  return Array.from({ length: POPULATION.people }, () => {
    const most = Math.max(1, Math.floor((MOST_MEMBERS * random()) / spans.length));
    const ageBands = spans.map((span) => ({ ...span, members: upTo(most), lsb: null }));
    // Somebody is in each group.
    const [first] = ageBands;
    if (first) first.members += 1;
    const members = ageBands.reduce((sum, band) => sum + band.members, 0);
    const lsb = upTo(members);
    const group: GroupCategory = {
      number: 0,
      flag: 1,
      employees: members - upTo(members - 1),
      members,
      lsb,
      nlsb: members - lsb,
      ageBands,
      maternityBands: women.map((span) => ({ ...span, marriedWomen: upTo(members / 6) })),
    };
    return readyToRate(group);
  });
}

function premiums(
  catalogue: GroupCatalogue,
  groups: readonly RatedCategory[],
  day: string,
): Premiums {
  const found = new Map<number, Map<string, number>>();
  for (const emirateId of EMIRATES) {
    for (const [at, group] of groups.entries()) {
      for (const { plan, netFils } of priceCategory(catalogue, group, { emirateId, day }).plans) {
        const ofPlan = found.get(plan.id) ?? new Map<string, number>();
        found.set(plan.id, ofPlan.set(`${emirateId}/${at}`, netFils));
      }
    }
  }
  return found;
}
