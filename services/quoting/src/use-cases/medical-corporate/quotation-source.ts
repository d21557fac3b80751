/** What insurance of groups gives for its quotations: a plan with its variants, for every category that can have it. */
import { on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { fillMessage } from '@muqarin/rules/fill-message';
import { type ChosenPlan, parsePlanId, planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import {
  categoryText,
  eachText,
  planWithVariantsText,
  whomText,
} from '@muqarin/rules/medical-corporate/premium-texts';
import type { PriceRow } from '@muqarin/rules/quotations/price-rows';
import type { GroupAnswers } from '../../../contract/medical-corporate/answers.ts';
import { arabicOf } from '../../domain/arabic.ts';
import { bifurcate, type TraceRow } from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupCatalogue, GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { ineligible } from '../../domain/medical-corporate/eligibility.ts';
import { readyToRate } from '../../domain/medical-corporate/members.ts';
import type { QuotationBasis, QuotationSource, RatedOption } from '../../quotations/source.ts';
import type { GroupParts } from './types.ts';

/** The people of a group are changed in its member details: here nobody has a birthday. */
export function groupQuotations({ rater }: Pick<GroupParts, 'rater'>): QuotationSource {
  return {
    line: 'medical-corporate',
    versionOfToday: () => rater.current().version,
    rate: async (basis, planId) => {
      const wanted = parsePlanId(planId);
      return wanted && ratedForGroup(await rater.ofVersion(basis.catalogueVersion), basis, wanted);
    },
    flagFacts: ({ answers }) => ({ oldestAge: oldestOf(ratable(answers)) }),
    sales: (sold) => [
      on(defineEvent(PolicyConfirmedSchema), (event) => {
        const { quoteId, group } = event.data;
        return sold(
          event,
          quoteId,
          (planId) => !!group?.categories.every(({ plan }) => plan === planId),
        );
      }),
    ],
  };
}

/** Null where it is not offered to any category, or has not all of these variants. */
export function ratedForGroup(
  catalogue: GroupCatalogue,
  { answers, day }: Pick<QuotationBasis, 'answers' | 'day'>,
  wanted: ChosenPlan,
): RatedOption | null {
  const plan = catalogue.plans.find(({ id }) => id === wanted.planId);
  const variants = plan?.variants.filter(({ id }) => wanted.variantIds.includes(id)) ?? [];
  if (!plan || variants.length < wanted.variantIds.length) return null;
  const { emirateId, categories } = ratable(answers);
  const rated = categories.map((category) => {
    const ready = readyToRate(category);
    const outcome = ineligible(plan, ready, { emirateId, day })
      ? null
      : bifurcate(plan, wanted.variantIds, ready, catalogue.vatBasisPoints);
    return { number: category.number, price: outcome?.ok ? outcome.price : null };
  });
  const netFils = rated.reduce((sum, { price }) => sum + (price?.netFils ?? 0), 0);
  if (rated.every(({ price }) => price === null)) return null;
  const insurer = catalogue.insurers.find(({ id }) => id === plan.insurerId);
  const names = { plan: plan.name, variants: variants.map(({ name }) => name) };
  return {
    planId: planIdText(wanted),
    planName: planWithVariantsText(names.plan, names.variants),
    insurerName: insurer?.name ?? '',
    insurerCode: insurer?.code ?? '',
    netFils,
    vatBasisPoints: catalogue.vatBasisPoints,
    rows: rated.flatMap(({ number, price }) => rowsOf(plan, categoryText(number), price?.trace)),
    terms: [],
    conditions: plan.conditions,
    arabic: arabicWords(catalogue, names, [insurer?.name ?? '', ...plan.conditions]),
  };
}

/** A category that cannot have it says so, and costs nothing. */
function rowsOf(plan: GroupPlan, subject: string, trace: readonly TraceRow[] = []): PriceRow[] {
  if (trace.length === 0)
    return [{ subject, code: 'not_offered', label: 'Not offered to it', why: '', fils: 0 }];
  return trace.map((row) => {
    const variant = plan.variants.find(({ id }) => id === row.variantId);
    const { kind, ageFrom, ageTo, salary, variantId, amountFils: fils } = row;
    const code = [kind, variantId ?? [ageFrom, ageTo, salary]].flat().join('_');
    return { subject, code, label: variant?.name ?? whomText(row), why: eachText(row), fils };
  });
}

/** As a mail puts plan and variants together. */
function arabicWords(
  { arabic }: Pick<GroupCatalogue, 'arabic'>,
  names: { plan: string; variants: readonly string[] },
  texts: readonly string[],
): Record<string, string> {
  const words = arabicOf(arabic, [names.plan, ...names.variants, ...texts]);
  if (names.variants.length === 0) return words;
  const inArabic = (name: string) => words[name] ?? name;
  const variants = names.variants.map(inArabic).join(' + ');
  const whole = fillMessage('{plan} مع {variants}', { plan: inArabic(names.plan), variants });
  return { ...words, [planWithVariantsText(names.plan, names.variants)]: whole };
}

/** Nobody knows how old they are within their band: the youngest that the oldest of them can be. */
function oldestOf({ categories }: GroupAnswers): number | null {
  const bands = categories.flatMap(({ ageBands }) => ageBands);
  const ages = bands.filter(({ members }) => members > 0).map(({ ageFrom }) => ageFrom);
  return ages.length === 0 ? null : Math.max(...ages);
}

/** As they were stored with the quote. */
function ratable(answers: object): GroupAnswers {
  return answers as GroupAnswers;
}
