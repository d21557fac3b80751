/** product-benefits (S0 3, 7; decisions M51): what the detail popup of a plan says, its premium as the session's group has it. */
import type { GroupPlanPopup } from '@muqarin/quoting/contract/medical-corporate/plan-calls';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { numberOfCategory } from '@muqarin/rules/medical-corporate/categories';
import { type ChosenPlan, parsePlanId, planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import type { Bff } from '../../../parts.ts';
import { pricedPicks } from '../../../use-cases/medical-corporate/picks.ts';
import { findGroupQuote } from '../../../use-cases/medical-corporate/session-quote.ts';
import type { Ask, Outcome } from '../call.ts';
import { done, textOf } from '../read-fields.ts';

/** All fields are there, null where there is nothing for them: without a quote there is no premium. */
export async function productBenefits(bff: Bff, ask: Ask): Promise<Outcome> {
  const asked = parsePlanId(textOf(ask.fields.plan));
  const plan = asked && (await bff.quoting.groupPlan({ planId: asked.planId }, ask.context));
  if (!asked || !plan) return { kind: 'refused', message: messages.notFound };
  const netFils = await premiumOf(bff, ask, asked);
  return done({
    status: 'success',
    document_list: plan.documents.map(({ id, name }) => {
      return { id, name, product_tmpl_id: plan.planId };
    }),
    benefit_categories: plan.sections,
    plan_name: plan.name,
    premium: netFils === null ? null : filsToAed(netFils),
    lsb_premium: dirhams(plan.lsbFils),
    hsb_premium: dirhams(plan.hsbFils),
    is_cat_mul_sal: plan.isMul,
    web_glance: plan.glance,
    web_premium_varies: plan.premiumVaries,
    web_not_required_plan: false,
    web_coin_insurance_plan: plan.shares.map(({ label, value }) => `${label}: ${value}`).join(', '),
    standard_benefits: standardBenefits(plan),
    other_benefits_dict: Object.fromEntries(plan.variants.map(({ id, name }) => [id, name])),
    medical_prod_recommendations: plan.descriptions.map(({ name: title, help: description }) => {
      return { title, description };
    }),
  });
}

function dirhams(fils: number | null): number | null {
  return fils === null ? null : filsToAed(fils);
}

function standardBenefits({ sections }: GroupPlanPopup): string[] {
  return sections.flatMap(({ benefits }) =>
    benefits.flatMap(({ name, value }) => (value === null ? [] : [name])),
  );
}

/** Net, a year, with the variants of the id; null where no category of the session's group has the plan. */
async function premiumOf(bff: Bff, ask: Ask, plan: ChosenPlan): Promise<number | null> {
  const quote = await findGroupQuote(bff, ask);
  if (!quote) return null;
  const picks = categoriesOf(quote, ask, plan).map((category) => {
    return { category, plan: planIdText(plan) };
  });
  const [first] = await pricedPicks(bff, quote, picks, ask.context);
  return first?.price.netFils ?? null;
}

/** The one that is named (`category`, optional), else where the plan is chosen, else the first that can have it. */
function categoriesOf({ answers, chosen }: GroupQuote, ask: Ask, { planId }: ChosenPlan): number[] {
  const named = numberOfCategory(textOf(ask.fields.category));
  if (named !== undefined && named !== null) return [named];
  const own = chosen.find((one) => one.planId === planId)?.category;
  const all = answers.categories.map(({ number }) => number);
  return own === undefined ? all : [own, ...all.filter((number) => number !== own)];
}
