import { AppError } from '@muqarin/platform/errors';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { fitsPerson } from '@muqarin/rules/medical/plan-list';
import type { RatableAnswers } from '../../../contract/medical/answers.ts';
import type { BenefitValue, PlanDetail } from '../../../contract/medical/plan.ts';
import type {
  Catalogue,
  BenefitValue as CatalogueValue,
  Plan,
} from '../../domain/medical/catalogue.ts';
import { changeText } from '../../domain/medical/change-text.ts';
import { priceChanges } from '../../domain/medical/counterfactual.ts';
import type { PlanPrice } from '../../domain/medical/price.ts';
import type { MedicalContext } from './context.ts';

/** A plan of the quote with its price taken apart (features 113); null when quote or plan is not there. */
export async function getPlanDetail(
  context: MedicalContext,
  input: { quoteId: string; planId: number },
): Promise<PlanDetail | null> {
  const { rater } = context;
  const quote = await context.quotes.find(input.quoteId);
  const stored = quote?.prices.find((row) => row.planId === input.planId);
  if (!quote || !stored) return null;
  const catalogue = await rater.catalogueOf(quote.catalogueVersion);
  const plan = catalogue.plans.find((row) => row.id === input.planId);
  const [tile] = await rater.tiles(quote.catalogueVersion, [stored]);
  const price = await rater.rate(quote.catalogueVersion, quote.answers, quote.day, input.planId);
  if (!plan || !tile || !price) return null;
  if (price.netFils !== stored.netFils) {
    throw new AppError('internal', 'QUOTING.NOT_REPRODUCED', 'A stored price does not re-rate.');
  }
  return {
    tile,
    price: mutable(price),
    changes: priceChanges(plan, catalogue, quote.answers, quote.day).map((change) => ({
      ...change,
      text: changeText(change),
    })),
    values: benefitValues(catalogue, plan),
    documents: plan.documents.map((row) => ({ ...row })),
    notes: [...plan.notes],
    rateCard: { id: plan.rateCard.id, effectiveFrom: plan.rateCard.effectiveFrom },
  };
}

/** A price as it is made today, for the home page: no quote, no event. */
export async function explainExample(
  { rater, now }: Pick<MedicalContext, 'rater' | 'now'>,
  { answers, planName }: { answers: RatableAnswers; planName: string },
) {
  const day = toIsoDate(dubaiToday(now()));
  const { version, prices } = rater.priceAll(answers, day);
  const tiles = await rater.tiles(version, prices);
  const tile = tiles.find((row) => row.name === planName);
  const price = tile && (await rater.rate(version, answers, day, tile.planId));
  if (!tile || !price) return null;
  return {
    planName: tile.name,
    insurerName: tile.insurerName,
    insurerCode: tile.insurerCode,
    price: mutable(price),
    allNetFils: tiles
      .filter((row) => fitsPerson({ insured_for: row.insuredFor }, false, answers.category))
      .map((row) => row.netFils),
  };
}

/** As a contract holds it. */
export function mutable(price: PlanPrice) {
  return {
    ...price,
    members: price.members.map((member) => ({ ...member, lines: [...member.lines] })),
  };
}

const notCovered = { covered: false, text: 'Not covered' };

/** The table of benefits: every row of the catalogue in its order, with this plan's value. */
export function benefitValues(catalogue: Catalogue, plan: Plan): BenefitValue[] {
  const values = new Map(plan.values.map((value) => [value.row, value]));
  return catalogue.rows.map((row) => {
    const value: Omit<CatalogueValue, 'row'> = values.get(row.code) ?? notCovered;
    return {
      row: row.code,
      section: row.section,
      label: row.label,
      help: row.help,
      better: row.better,
      covered: value.covered,
      text: value.text,
      ...(value.note === undefined ? {} : { note: value.note }),
      ...(value.rank === undefined ? {} : { rank: value.rank }),
    };
  });
}
