/** What the medical calls do: read the wire, ask one use case, say it in the document's words. */
import { AppError } from '@muqarin/platform/errors';
import { toIsoDate } from '@muqarin/rules/dates';
import { checkRatable } from '@muqarin/rules/medical/check-step';
import { medicalFilters } from '@muqarin/rules/medical/plan-list';
import { parseWire } from '@muqarin/rules/medical/wire';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import type { Bff } from '../../../parts.ts';
import { stableJson } from '../../../security/stable-json.ts';
import { confirmPolicy } from '../../../use-cases/medical/confirm-policy.ts';
import { emailQuote } from '../../../use-cases/medical/email-quote.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import { submitQuestionnaire } from '../../../use-cases/medical/submit-questionnaire.ts';
import { updateMembers } from '../../../use-cases/medical/update-members.ts';
import { captureSponsor } from '../../../use-cases/site/capture-sponsor.ts';
import { type Ask, type Outcome, refusedFor } from '../call.ts';
import { done, idsIn, textOf } from '../read-fields.ts';

/** At most this many ids of a list are looked at. */
const mostIds = 40;

export async function getProducts(bff: Bff, ask: Ask): Promise<Outcome> {
  const checked = checkRatable(draftIn(ask), bff.today());
  if (!checked.ok) return refusedFor(checked.errors);
  const investors = wantsInvestors(ask.data.is_investor);
  return done(await bff.products.list(checked.answers, investors, ask.context));
}

/** The list's own filter (S0 3): absent, the list as it opens, so that its length is the number of plans on the page. */
function wantsInvestors(value: unknown): boolean {
  return value === true || medicalFilters.read({ is_investor: textOf(value) }).filters.is_investor;
}

export async function submit(bff: Bff, ask: Ask): Promise<Outcome> {
  const parsed = parseWire(ask.data);
  if (!parsed.ok) return { kind: 'refused', message: messages.notAnObject };
  const answer = await submitQuestionnaire(bff, {
    ...ask,
    draft: parsed.draft,
    captcha: parsed.extras.captcha,
    honeypot: textOf(ask.data.website),
  });
  if (answer.outcome === 'refused') return refusedFor(answer.errors);
  const { count, reference } = answer;
  return done({ status: 'success', count, reference });
}

export async function update(bff: Bff, ask: Ask): Promise<Outcome> {
  const draft = draftIn(ask);
  const { member_count: count, members } = draft;
  if (count !== undefined && members.length > 0 && count !== members.length) {
    return refusedFor([{ field: 'member_count', message: messages.memberCountDiffers }]);
  }
  const updated = await updateMembers(bff, ask, draft);
  return updated.ok ? done({ status: 'success' }) : refusedFor(updated.errors);
}

export async function searchProvider(bff: Bff, { fields, context }: Ask): Promise<Outcome> {
  const { providers } = await bff.quoting.searchProviders(
    {
      keyword: textOf(fields.keyword).slice(0, 80),
      selectedIds: idsIn(fields.selected_ids).slice(0, mostIds).join(','),
    },
    context,
  );
  return done({ providers: providers.map(({ id, fullName }) => ({ id, full_name: fullName })) });
}

export async function searchTpa(bff: Bff, { fields, context }: Ask): Promise<Outcome> {
  const { pairs } = await bff.quoting.searchTpaNetworks(
    { providerIds: idsIn(fields.hm_ids).slice(0, mostIds).join(',') },
    context,
  );
  return done({
    tpa_network: pairs.map(({ networkId, tpaId }) => ({ network_id: networkId, tpa_id: tpaId })),
  });
}

export async function confirm(bff: Bff, ask: Ask): Promise<Outcome> {
  const parsed = parseWire(ask.data);
  const extras = parsed.ok ? parsed.extras : {};
  if (extras.productId === undefined) {
    throw new AppError('not_found', 'BFF.NO_PLAN', messages.notFound);
  }
  const refused = await refusedAnswers(bff, ask);
  if (refused) return refused;
  const answer = await confirmPolicy(bff, {
    ...ask,
    planId: extras.productId,
    premiumFils: extras.premiumFils ?? null,
    startDate: textOf(ask.data.policy_start_date) || toIsoDate(bff.today()),
    conditionConfirmed: extras.conditionConfirmed,
  });
  if (answer.outcome === 'confirmed') {
    return done({ status: 'Success', reference: answer.policy.policyReference });
  }
  if (answer.outcome === 'condition_refused') {
    return { kind: 'refused', message: answer.conditions.join(' ') };
  }
  if (answer.outcome === 'price_changed') return priceChanged(answer.netFils);
  return { kind: 'refused', message: answer.message };
}

/**
 * The payload repeats the members (S0 7), the price stands on the stored ones: wrong answers are refused with their text,
 * other answers than the priced ones as a changed price, so that nobody buys for people who were not priced.
 */
async function refusedAnswers(bff: Bff, ask: Ask): Promise<Outcome | null> {
  const { product_id: planId, category, main_emirate: emirate } = ask.data;
  if (category === undefined && emirate === undefined) return null;
  const quote = await quoteOfSession(bff, ask.session, ask.context);
  if (quote.policy) return null;
  const checked = checkRatable(draftIn(ask), bff.today());
  if (!checked.ok) return refusedFor(checked.errors);
  if (stableJson(checked.answers) === stableJson(quote.answers)) return null;
  const tile = quote.tiles.find((known) => String(known.planId) === String(planId));
  return tile ? priceChanged(tile.netFils) : null;
}

function priceChanged(netFils: number): Outcome {
  return {
    kind: 'refused',
    message: messages.priceChanged,
    extra: { premium: filsToAed(netFils) },
  };
}

/** Of a call that stands on the quote: another revision of it is another call (X5). */
export async function perRevision(bff: Bff, ask: Omit<Ask, 'key'>): Promise<string> {
  const quote = await quoteOfSession(bff, ask.session, ask.context);
  return `${quote.quoteId}:${quote.revision}`;
}

export function sponsor(bff: Bff, ask: Ask): Promise<Outcome> {
  const { fields } = ask;
  return captureSponsor(bff, ask, {
    first_name: textOf(fields.first_name),
    last_name: textOf(fields.last_name),
    email: textOf(fields.email),
    phone_number: textOf(fields.phone_number),
    dial_code: textOf(fields.dial_code),
    emirate: textOf(fields.emirate),
  });
}

export function email(bff: Bff, ask: Ask): Promise<Outcome> {
  const planIds = idsIn(ask.fields.selected_product_ids);
  return emailQuote(bff, { ...ask, planIds, email: textOf(ask.fields.email) });
}

function draftIn({ data }: Ask) {
  const parsed = parseWire(data);
  return parsed.ok ? parsed.draft : { members: [] };
}
