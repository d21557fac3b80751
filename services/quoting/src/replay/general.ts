import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import type { GeneralAsked } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import type { GeneralAnswers } from '../../contract/general/quote.ts';
import { generalKind } from '../catalogue/general/kind.ts';
import { type CatalogueStoreParts, openCatalogueStore } from '../catalogue/store.ts';
import { priceGeneralAnswers } from '../use-cases/general/price-answers.ts';
import type { LineReplay } from './line-replay.ts';

export async function openGeneralReplay(where: CatalogueStoreParts): Promise<LineReplay> {
  const kept = await openCatalogueStore(generalKind, where);
  return {
    close: () => kept.close(),
    rate: async ({ asked, catalogueVersion }) => {
      if (asked.case !== 'general') throw new UnreadableEvent('a general quote without its types');
      const { basis, types } = asked.value;
      if (basis === undefined) return { outcome: 'not_rateable' };
      const catalogue = await kept.byVersion(catalogueVersion);
      if (catalogue === null) return { outcome: 'unknown_catalogue' };
      const answers = answersOf(basis, types);
      const priced = priceGeneralAnswers(catalogue, answers, basis.day)?.types ?? [];
      const prices = priced.flatMap(({ plans }) =>
        plans.map(({ plan, price }) => ({ planId: plan.id, netFils: price.netFils })),
      );
      return { outcome: 'rated', prices };
    },
  };
}

function answersOf(
  basis: NonNullable<GeneralAsked['basis']>,
  types: GeneralAsked['types'],
): GeneralAnswers {
  const { adminWagesFils, nonAdminWagesFils, adminEmployees, nonAdminEmployees } = basis;
  const hasEmployees = adminWagesFils !== undefined && nonAdminWagesFils !== undefined;
  return {
    types: types.map(({ type }) => type),
    activityId: basis.activityId,
    emirateId: basis.emirateId,
    turnoverFils: filsOrNull(basis.turnoverFils),
    sumInsuredFils: filsOrNull(basis.sumInsuredFils),
    contractValueFils: filsOrNull(basis.contractValueFils),
    employees: hasEmployees
      ? {
          admin: adminEmployees ?? 0,
          nonAdmin: nonAdminEmployees ?? 0,
          adminWagesFils: Number(adminWagesFils),
          nonAdminWagesFils: Number(nonAdminWagesFils),
        }
      : null,
    hadClaim: basis.hadClaim ?? null,
    // In the customer's words, and no price stands on it.
    other: '',
  };
}

function filsOrNull(fils: bigint | undefined): number | null {
  return fils === undefined ? null : Number(fils);
}
