/** An option of a group, rated by the rater of the group's lists: every category by the plan that it would have. */
import { groupPapersInArabic } from '@muqarin/rules/ar/group-papers';
import { groupProposalsInArabic } from '@muqarin/rules/ar/group-proposals';
import { quotationFieldsInArabic } from '@muqarin/rules/ar/quotation-fields';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ChosenPlan } from '@muqarin/rules/medical-corporate/plan-id';
import {
  categoryText,
  eachText,
  planWithVariantsText,
  whomText,
} from '@muqarin/rules/medical-corporate/premium-texts';
import { filledOf, inEnglish, inWords, type Message } from '@muqarin/rules/message';
import { type QuotationTerm, quotationFieldTexts as texts } from '@muqarin/rules/quotations/fields';
import type { PriceRow } from '@muqarin/rules/quotations/price-rows';
import type { GroupAnswers } from '../../../contract/medical-corporate/answers.ts';
import { arabicOf } from '../../domain/arabic.ts';
import {
  type Bifurcation,
  bifurcate,
  type TraceRow,
} from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupCatalogue, GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { ineligible } from '../../domain/medical-corporate/eligibility.ts';
import { readyToRate } from '../../domain/medical-corporate/members.ts';
import type { QuotationBasis, RatedOption } from '../../quotations/source.ts';
import { type GroupOption, groupOptionText, planOf } from './quotation-plans.ts';

/** Null where it is not offered to any category, has not all of these variants, or mixes insurers or claims handlers. */
export function ratedForGroup(
  catalogue: GroupCatalogue,
  basis: Pick<QuotationBasis, 'answers' | 'day'>,
  option: GroupOption,
): RatedOption | null {
  const parts = categoriesOf(basis).map(({ number }) => partOf(catalogue, basis, option, number));
  const taken = parts.flatMap(({ plan, price }) => (plan && price ? [plan] : []));
  const [first] = taken;
  if (!first || !isWhole(option, parts) || !taken.every((plan) => isOfPair(plan, first)))
    return null;
  const insurer = catalogue.insurers.find(({ id }) => id === first.insurerId);
  const names = parts.flatMap(({ plan, chosen }) =>
    plan && chosen ? [namesOf(plan, chosen)] : [],
  );
  const [one] = names;
  const conditions = [...new Set(taken.flatMap((plan) => plan.conditions))];
  const isMixed = 'mixed' in option;
  const planName = isMixed ? texts.mixed : one ? textOf(one) : '';
  return {
    planId: groupOptionText(option),
    planName: inEnglish(planName),
    planNameFilled: filledOf(planName),
    insurerName: insurer?.name ?? '',
    insurerCode: insurer?.code ?? '',
    netFils: parts.reduce((sum, { price }) => sum + (price?.netFils ?? 0), 0),
    vatBasisPoints: catalogue.vatBasisPoints,
    rows: parts.flatMap(({ number, plan, price }) =>
      rowsOf(plan, categoryText(number), price?.trace),
    ),
    terms: isMixed ? parts.map(termOf) : [],
    conditions,
    arabic: Object.assign(
      {},
      ...names.map((each) => arabicWords(catalogue, each, [insurer?.name ?? '', ...conditions])),
      isMixed ? mixedInArabic(parts) : {},
    ) as Record<string, string>,
  };
}

interface Part {
  number: number;
  chosen: ChosenPlan | null;
  plan: GroupPlan | undefined;
  /** Null where the category cannot have it. */
  price: Bifurcation | null;
}

function partOf(
  catalogue: GroupCatalogue,
  basis: Pick<QuotationBasis, 'answers' | 'day'>,
  option: GroupOption,
  number: number,
): Part {
  const chosen = planOf(option, number);
  const plan = catalogue.plans.find(({ id }) => id === chosen?.planId);
  const price = chosen && priceOfCategory(catalogue, basis, number, chosen);
  return { number, chosen, plan, price };
}

/** One plan for all is left out where a category cannot have it; what was chosen for a category has to be had. */
function isWhole(option: GroupOption, parts: readonly Part[]): boolean {
  if ('all' in option) return true;
  const known = parts.map(({ number }) => number);
  const isKnown = [...option.mixed.keys()].every((number) => known.includes(number));
  return isKnown && parts.every(({ chosen, price }) => chosen === null || price !== null);
}

function isOfPair(plan: GroupPlan, other: GroupPlan): boolean {
  return plan.insurerId === other.insurerId && plan.tpaId === other.tpaId;
}

export function categoriesOf({ answers }: Pick<QuotationBasis, 'answers'>) {
  return ratableGroup(answers).categories;
}

/** Null where the category cannot have the plan, or the plan has not all of these variants. */
export function priceOfCategory(
  catalogue: GroupCatalogue,
  { answers, day }: Pick<QuotationBasis, 'answers' | 'day'>,
  number: number,
  { planId, variantIds }: ChosenPlan,
): Bifurcation | null {
  const plan = catalogue.plans.find(({ id }) => id === planId);
  const { emirateId, categories } = ratableGroup(answers);
  const category = categories.find((each) => each.number === number);
  const known = plan?.variants.map(({ id }) => id) ?? [];
  if (!plan || !category || !variantIds.every((id) => known.includes(id))) return null;
  const ready = readyToRate(category);
  if (ineligible(plan, ready, { emirateId, day })) return null;
  const outcome = bifurcate(plan, variantIds, ready, catalogue.vatBasisPoints);
  return outcome.ok ? outcome.price : null;
}

/** As lists name it. */
export function nameText(plan: GroupPlan, chosen: ChosenPlan): Message {
  return textOf(namesOf(plan, chosen));
}

interface Names {
  plan: string;
  variants: readonly string[];
}

function namesOf({ name: plan, variants }: GroupPlan, { variantIds }: ChosenPlan): Names {
  const chosen = variants.filter(({ id }) => variantIds.includes(id));
  return { plan, variants: chosen.map(({ name }) => name) };
}

const textOf = ({ plan, variants }: Names) => planWithVariantsText(plan, variants);

function termOf({ number, plan, chosen }: Part): QuotationTerm {
  const value = plan && chosen ? nameText(plan, chosen) : texts.noPlan;
  const label = categoryText(number);
  const filled = { label: filledOf(label), value: filledOf(value) };
  return { label: inEnglish(label), value: inEnglish(value), filled };
}

/** A category that cannot have it says so, and costs nothing. */
function rowsOf(
  plan: GroupPlan | undefined,
  category: Message,
  trace: readonly TraceRow[] = [],
): PriceRow[] {
  if (!plan || trace.length === 0) {
    const label = plan ? 'Not offered to it' : texts.noPlan;
    return [rowOf('not_offered', { subject: category, label, why: '' }, 0)];
  }
  return trace.map((row) => {
    const variant = plan.variants.find(({ id }) => id === row.variantId);
    const { kind, ageFrom, ageTo, salary, variantId, amountFils: fils } = row;
    const code = [kind, variantId ?? [ageFrom, ageTo, salary]].flat().join('_');
    const label = variant?.name ?? whomText(row);
    return rowOf(code, { subject: category, label, why: eachText(row) }, fils);
  });
}

function rowOf(
  code: string,
  { subject, label, why }: Record<'subject' | 'label' | 'why', Message>,
  fils: number,
): PriceRow {
  const filled = { subject: filledOf(subject), label: filledOf(label), why: filledOf(why) };
  const [ofWhom, what, how] = [subject, label, why].map(inEnglish);
  return { subject: ofWhom ?? '', code, label: what ?? '', why: how ?? '', filled, fils };
}

/** As a mail puts plan and variants together. */
function arabicWords(
  { arabic }: Pick<GroupCatalogue, 'arabic'>,
  names: Names,
  texts: readonly string[],
): Record<string, string> {
  const words = arabicOf(arabic, [names.plan, ...names.variants, ...texts]);
  if (names.variants.length === 0) return words;
  const inArabic = (name: string) => words[name] ?? name;
  const variants = names.variants.map(inArabic).join(' + ');
  const inPlace = groupProposalsInArabic['{plan}, with {variants}'];
  const whole = fillMessage(inPlace, { plan: inArabic(names.plan), variants });
  return { ...words, [inEnglish(planWithVariantsText(names.plan, names.variants))]: whole };
}

/** The name of a mix, and of its categories, as a mail says them. */
function mixedInArabic(parts: readonly Part[]): Record<string, string> {
  const say = (key: string) =>
    (groupPapersInArabic as Readonly<Record<string, string>>)[key] ?? key;
  const labels = parts.map(({ number }) => categoryText(number));
  return {
    [texts.mixed]: quotationFieldsInArabic[texts.mixed] as string,
    ...Object.fromEntries(labels.map((label) => [inEnglish(label), inWords(label, say)])),
  };
}

/** As they were stored with the quote. */
export function ratableGroup(answers: object): GroupAnswers {
  return answers as GroupAnswers;
}
