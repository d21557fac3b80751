/** An employer asks for a quote of the plans that they have checked: a lead for the call centre, then a mail to them (S0 7, decisions M46). */
import type { GroupQuote, PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { type GroupPick, has } from '@muqarin/rules/medical-corporate/picks';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask, Outcome } from '../../routes/documented/call.ts';
import { blockedIn, pricedPicks } from './picks.ts';
import { groupDrafts } from './session-draft.ts';
import { groupQuoteOfSession } from './session-quote.ts';

export interface QuoteCheck extends Pick<Ask, 'request' | 'session' | 'context' | 'key'> {
  checked: (quote: GroupQuote) => { picks: readonly GroupPick[]; dropped: number };
}

/** A mail is a table of them. */
const MOST_CHECKED = 100;

/** Throws AppError conflict without a quote, and too_many. */
export async function sendGroupQuote(bff: Bff, check: QuoteCheck): Promise<Outcome> {
  const { session, context, key, request } = check;
  const quote = await groupQuoteOfSession(bff, check);
  const { picks, dropped } = check.checked(quote);
  const priced = await pricedPicks(bff, quote, picks.slice(0, MOST_CHECKED), context);
  const message = refusalOf(quote, picks, dropped, priced);
  if (message !== null) return { kind: 'refused', message };
  const { leadId } = groupDrafts.idsOf(session);
  const lead = leadId === null ? null : await bff.leads.getLead({ leadId }, context);
  if (!lead) return { kind: 'refused', message: messages.contactFirst };
  const { name, email } = lead.contact;
  await bff.limits.count(request, 'mails', email);
  await captureCheck(bff, check, quote, lead, priced);
  await bff.quoting.emailGroupPlans(
    {
      quoteId: quote.quoteId,
      idempotencyKey: key,
      picks: priced.map(({ category, plan }) => ({ category, plan })),
      contact: { name, email },
    },
    context,
  );
  return { kind: 'done', body: { status: 'success', reference: quote.reference } };
}

function refusalOf(
  quote: GroupQuote,
  picks: readonly GroupPick[],
  dropped: number,
  priced: readonly PricedPick[],
): string | null {
  if (picks.length === 0 && dropped === 0) return corporateMessages.noPlansSelected;
  if (picks.length > MOST_CHECKED) return proposalMessages.tooManyChecked;
  const gone = dropped > 0 || picks.some((pick) => !has(priced, pick));
  return gone ? proposalMessages.plansGone : blockedIn(quote, picks);
}

type Lead = NonNullable<Awaited<ReturnType<Bff['leads']['getLead']>>>;

/** The lead first, so that nobody waits for a call that no person knows of. */
async function captureCheck(
  bff: Bff,
  { session, context, key }: QuoteCheck,
  { quoteId, answers }: GroupQuote,
  { contact }: Lead,
  priced: readonly PricedPick[],
): Promise<void> {
  const { draft } = await groupDrafts.ofSession(bff, { session, context });
  const { draftId } = groupDrafts.idsOf(session);
  const employees = answers.categories.map((category) => category.employees);
  const hasCategories = answers.categories.some(({ number }) => number > 0);
  const ofCategory = Map.groupBy(priced, ({ category }) => category);
  const { leadId } = await bff.leads.captureLead(
    {
      idempotencyKey: key,
      kind: 'medical_corporate_quote',
      draftId,
      contact,
      details: {
        emirate: answers.emirateId,
        employees: employees.reduce((sum, count) => sum + count, 0),
        categoryEmployees: hasCategories ? employees : [],
        companyName: draft.contact?.company_name || contact.name,
        checked: [...ofCategory].map(([category, plans]) => ({
          category,
          plans: plans.map(({ planName }) => planName),
        })),
      },
      productCount: priced.length,
    },
    context,
  );
  await bff.leads.linkQuote({ leadId, quoteId }, context);
}
