/** What the corporate calls do: read the wire, ask one use case, say it in the document's words. */
import { parsePlansByCategory } from '@muqarin/rules/medical-corporate/picks-wire';
import { checkGroup } from '@muqarin/rules/medical-corporate/questions';
import { parseCorporateWire } from '@muqarin/rules/medical-corporate/wire';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import type { Bff } from '../../../parts.ts';
import { sendGroupQuote } from '../../../use-cases/medical-corporate/send-quote.ts';
import { ratable } from '../../../use-cases/medical-corporate/session-quote.ts';
import { submitGroup } from '../../../use-cases/medical-corporate/submit-questionnaire.ts';
import { type Ask, type Outcome, refusedFor } from '../call.ts';
import { done, textOf } from '../read-fields.ts';

export async function getProducts(bff: Bff, ask: Ask): Promise<Outcome> {
  const parsed = parseCorporateWire(ask.data);
  const checked = checkGroup(parsed.ok ? parsed.draft : {});
  if (!checked.ok) return refusedFor(checked.errors);
  const answers = ratable(checked.answers);
  const counted = await bff.quoting.countGroupPlans({ answers }, ask.context);
  if (counted.outcome !== 'priced') {
    return { kind: 'refused', message: counted.messages.join('\n') };
  }
  return done(
    counted.plans.map((plan) => ({
      id: plan.planId,
      name: plan.name,
      insurer: plan.insurerName,
      ins_id: plan.insurerId,
      tpa_id: plan.tpaId,
      nw_id: plan.networkId,
      premium: filsToAed(plan.netFils),
      salary: plan.salary,
      bids: plan.benefitIds,
      dids: plan.descriptionIds,
      mol_census: plan.molCensus,
      min_employee_count: plan.minEmployees,
      max_dependent_perc: plan.maxDependantPercent,
      min_lsb_perc: plan.minLowSalaryPercent,
      variants: plan.variants.map(({ id, name, basisPoints, amountFils }) => ({
        id,
        name,
        premium_percentage: basisPoints === null ? null : basisPoints / 100,
        premium_amount: amountFils === null ? null : filsToAed(amountFils),
      })),
    })),
  );
}

export async function submit(bff: Bff, ask: Ask): Promise<Outcome> {
  const parsed = parseCorporateWire(ask.data);
  if (!parsed.ok) return { kind: 'refused', message: messages.notAnObject };
  const { captcha, leadId } = parsed.extras;
  const answer = await submitGroup(bff, {
    ...ask,
    draft: parsed.draft,
    leadId,
    captcha,
    honeypot: textOf(ask.data.website),
  });
  if (answer.outcome === 'refused') return refusedFor(answer.errors);
  const { count, reference } = answer;
  return done({ success: true, count, reference });
}

export function sendQuote(bff: Bff, ask: Ask): Promise<Outcome> {
  return sendGroupQuote(bff, { ...ask, checked: () => parsePlansByCategory(ask.data) });
}
