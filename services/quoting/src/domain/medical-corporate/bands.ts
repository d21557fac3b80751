/** The bands that the editor of member details asks for: those of all plans, cut wherever one of them is cut (decisions M22). */
import type { AgeSpan } from '@muqarin/rules/medical-corporate/group';
import type { GroupPlan } from './catalogue.ts';

type Cards = readonly Pick<GroupPlan, 'rateCard'>[];

export function ageBandsOf(plans: Cards): AgeSpan[] {
  return cutBands(
    plans.flatMap(({ rateCard: { pricing } }) => (pricing.type === 'ageband' ? pricing.bands : [])),
  );
}

export function maternityBandsOf(plans: Cards): AgeSpan[] {
  return cutBands(plans.flatMap(({ rateCard }) => rateCard.maternity));
}

/** Some plan has premiums by age and salary at once (decisions M23). */
export function asksMatrix(plans: Cards): boolean {
  return plans.some(
    ({ rateCard: { pricing } }) =>
      pricing.type === 'ageband' && pricing.bands.some(({ salary }) => salary !== null),
  );
}

/** Neighbours without a gap, as long as some band covers them. */
function cutBands(bands: readonly AgeSpan[]): AgeSpan[] {
  const starts = new Set(bands.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo + 1]));
  const cuts = [...starts].sort((a, b) => a - b);
  return cuts.flatMap((ageFrom, at) => {
    const next = cuts[at + 1];
    if (next === undefined) return [];
    const span = { ageFrom, ageTo: next - 1 };
    return bands.some((band) => band.ageFrom <= ageFrom && span.ageTo <= band.ageTo) ? [span] : [];
  });
}
