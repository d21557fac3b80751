import type { Problem } from '../../problem.ts';
import { problemAt } from '../../problem-at.ts';
import { basisPointsOf, filsOf } from '../../units.ts';
import type { MotorPlanSource, MotorSources } from '../sources.ts';

/** Least premiums of the insurers: inside the tariff, and not so alike that every plan costs a cheap car the same. */
export function checkLeastPremiums(sources: MotorSources): Problem[] {
  const ofDamage = sources.plans.filter(({ yaml }) => yaml.value.type === 'comprehensive');
  return [
    ...sources.plans.flatMap((plan) => amounts(plan, sources)),
    ...sources.tariff.value.comprehensive.flatMap((limit) => crowds(limit, ofDamage, sources)),
  ];
}

function amounts({ yaml }: MotorPlanSource, { tariff: { value } }: MotorSources): Problem[] {
  const own = yaml.value.rate_card.least_premium_aed ?? {};
  return Object.entries(own).flatMap(([code, amount]): Problem[] => {
    const say = (rule: string, message: string) => [
      problemAt(yaml, ['rate_card', 'least_premium_aed', code], rule, message),
    ];
    if (yaml.value.type === 'third-party')
      return say('benefit-mismatch', 'Only comprehensive plans have a least premium.');
    if (!value.classes.some((row) => row.code === code))
      return say('unknown-id', `"${code}" is not in tariff.yaml.`);
    const limit = value.comprehensive.find((row) => row.class === code);
    // A class without a limit is a problem of the tariff, named there.
    if (!limit) return [];
    const legal = filsOf(limit.minimum_aed);
    const ceiling = value.least_premium?.ceiling ?? '1';
    const most = (legal * basisPointsOf(ceiling)) / 10_000;
    if (filsOf(amount) >= legal && filsOf(amount) <= most) return [];
    const range = `${limit.minimum_aed} to ${ceiling} times that`;
    return say('out-of-tariff', `AED ${amount} is outside AED ${range} (tariff.yaml).`);
  });
}

/** Where nearly every rate comes to less than the minimum, plans of one least premium cost the same. */
function crowds(
  { class: code, minimum_aed }: MotorSources['tariff']['value']['comprehensive'][number],
  plans: readonly MotorPlanSource[],
  { tariff }: MotorSources,
): Problem[] {
  const most = tariff.value.least_premium?.most_sharing;
  const isClass = tariff.value.classes.some((row) => row.code === code);
  if (most === undefined || !isClass) return [];
  const least = (plan: MotorPlanSource) =>
    filsOf(plan.yaml.value.rate_card.least_premium_aed?.[code] ?? minimum_aed);
  return [...Map.groupBy(plans, least)].flatMap(([fils, alike]) => {
    const beyond = alike[most];
    if (!beyond) return [];
    const amount = `AED ${(fils / 100).toFixed(2)}`;
    const message = `${alike.length} plans take at least ${amount} for "${code}"; at most ${most} may (tariff.yaml).`;
    return [problemAt(beyond.yaml, ['rate_card'], 'crowded-minimum', message)];
  });
}
