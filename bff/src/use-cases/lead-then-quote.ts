/** The end of every questionnaire (S0 4, S1 4): the lead first, so that no contact is lost, then the quote. */
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../parts.ts';
import type { SessionData } from '../session/session-data.ts';
import type { Session } from '../session/session-plugin.ts';
import { asPerson, capturedOnce, type Refused, type Sender } from './as-person.ts';
import type { LineDrafts } from './line-drafts.ts';

/** The answers with the contact, and the page that asked for it. */
export interface Ended<Step extends string, Draft extends object> {
  drafts: LineDrafts<Step, Draft>;
  step: Step;
  draft: Draft;
}

export interface Captured {
  outcome: 'captured';
  draftId: string;
  leadId: string;
  /** MQ-…, as every page shows it. */
  reference: string;
}

/** What a price is asked for with. */
export interface Quoting extends Omit<Captured, 'outcome'> {
  session: Session;
  context: CallContext;
}

type Distributed<Lead> = Lead extends unknown ? Omit<Lead, 'idempotencyKey'> : never;
/** What the leads service is given; or the lead that goes on; or why there is none. */
export type LeadMade =
  | Distributed<Parameters<Bff['leads']['captureLead']>[0]>
  | Pick<Captured, 'leadId' | 'reference'>
  | Refused;

type Make = (draftId: string, context: CallContext) => Promise<LeadMade>;

/** The answers are kept first: their draft is the journey that the lead is of. */
export async function leadOf<Step extends string, Draft extends object>(
  bff: Bff,
  ask: Sender,
  ended: Ended<Step, Draft>,
  make: Make,
): Promise<Captured | Refused> {
  const draftId = await keep(bff, ask, ended);
  const context = { ...ask.context, correlationId: draftId };
  const made = await make(draftId, context);
  if ('outcome' in made) return made;
  const { leadId, reference } =
    'leadId' in made
      ? made
      : await bff.leads.captureLead({ ...made, idempotencyKey: ask.key }, context);
  await ended.drafts.update(ask.session, { leadId });
  return { outcome: 'captured', draftId, leadId, reference };
}

/** A contact that is sent again is one lead; what was answered before it may be other, and is priced each time (decisions X5). */
export async function leadOnce<Step extends string, Draft extends object>(
  bff: Bff,
  ask: Sender,
  ended: Ended<Step, Draft> & { email: string },
  make: Make,
): Promise<Captured | Refused> {
  let isFirst = false;
  const lead = await capturedOnce(bff, ask.key, (key) => {
    isFirst = true;
    return asPerson(bff, ask, ended.email, () => leadOf(bff, { ...ask, key }, ended, make));
  });
  if (lead.outcome === 'refused' || isFirst) return lead;
  // Another post has captured the lead: its draft is this session's.
  const { draftId, leadId } = lead;
  await ended.drafts.update(ask.session, { draftId, leadId });
  await keep(bff, ask, ended);
  return lead;
}

/** A quote that was made is the lead's. */
export async function quoteOf<Priced extends { quoteId: string } | Refused | null>(
  bff: Bff,
  { session, context: asked }: Sender,
  { draftId, leadId, reference }: Captured,
  price: (asked: Quoting) => Promise<Priced>,
): Promise<Priced> {
  const context = { ...asked, correlationId: draftId };
  const priced = await price({ session, context, draftId, leadId, reference });
  if (priced && 'quoteId' in priced) {
    await bff.leads.linkQuote({ leadId, quoteId: priced.quoteId }, context);
  }
  return priced;
}

/** What the thank-you page says. */
export async function thank(
  { now }: Pick<Bff, 'now'>,
  session: Session,
  thanks: Omit<NonNullable<SessionData['thanks']>, 'at'>,
): Promise<void> {
  await session.update((data) => ({ ...data, thanks: { ...thanks, at: now().toISOString() } }));
}

async function keep<Step extends string, Draft extends object>(
  bff: Bff,
  ask: Sender,
  { drafts, step, draft }: Ended<Step, Draft>,
): Promise<string> {
  const known = await drafts.ofSession(bff, ask);
  return (await drafts.save(bff, ask, { ...known, draft, step })).draftId;
}
