import { parsePlanId } from '@muqarin/rules/medical-corporate/plan-id';
import type { MemberPrice, RatedMember } from '../../../contract/medical-corporate/member-calls.ts';
import { arabicOf } from '../../domain/arabic.ts';
import { bifurcate } from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { categoryOfOne, type RatedCategory } from '../../domain/medical-corporate/members.ts';
import { noPlan } from '../../parts.ts';
import type { GroupContext } from './context.ts';

type Member = RatedMember & { plan: string };

/** Prices by the catalogue of the sale, papers by the one in force. Throws QUOTING.NO_PLAN. */
export async function rateGroupMembers(
  { rater }: Pick<GroupContext, 'rater'>,
  {
    catalogueVersion,
    insurerId,
    members,
  }: { catalogueVersion: string; insurerId: number; members: readonly Member[] },
) {
  const catalogue = await rater.ofVersion(catalogueVersion);
  const { changePapers, arabic } = rater.current();
  const cases = changePapers.find((one) => one.insurerId === insurerId)?.cases ?? [];
  const papers = cases.map((row) => ({ case: row.case, papers: [...row.papers] }));
  return {
    prices: members.map(({ plan, ...member }) =>
      priceOfCategory(catalogue, plan, categoryOfOne(member)),
    ),
    papers,
    arabic: arabicOf(
      arabic,
      papers.flatMap((row) => row.papers),
    ),
  };
}

/** Throws QUOTING.NO_PLAN. */
export function priceOfCategory(
  { plans, vatBasisPoints }: GroupCatalogue,
  text: string,
  category: RatedCategory,
): MemberPrice {
  const wanted = parsePlanId(text);
  const plan = plans.find(({ id }) => id === wanted?.planId);
  const known = plan?.variants.map(({ id }) => id) ?? [];
  if (!plan || !wanted || wanted.variantIds.some((id) => !known.includes(id))) throw noPlan();
  const outcome = bifurcate(plan, wanted.variantIds, category, vatBasisPoints);
  if (!outcome.ok) return { outcome: 'hidden', reason: outcome.reason };
  const { netFils, trace } = outcome.price;
  return {
    outcome: 'priced',
    netFils,
    trace: trace.map((row) => ({ ...row, sharesFils: [...row.sharesFils] })),
  };
}
