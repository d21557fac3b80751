/** Deleting what is held: because the person asks, or because its time has come (decisions A37). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { makeReference } from '@muqarin/rules/reference';
import { LEAD_RETENTION_MONTHS } from '@muqarin/rules/site/constants';
import type { Erasure } from '../../contract/site.ts';
import { inMonths, type LeadsContext } from '../parts.ts';
import { caseErased, leadErased, personErased } from '../site-events.ts';
import type { StoredCase } from '../store/cases.ts';
import { whoseIs } from '../store/data-requests.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { everythingOf } from './show-held-data.ts';

type Reason = 'asked' | 'retention';

/**
 * Leads and cases keep reference and times only, drafts and other requests' address go; the proof is stored last, so a crash
 * leads to a second try.
 */
export async function eraseData(
  context: LeadsContext,
  requestId: string,
  call: CallContext,
): Promise<Erasure | null> {
  const request = await context.dataRequests.find(requestId, context.now());
  if (!request) return null;
  const whose = whoseIs(request);
  if (request.erasure || !whose) return request.erasure;
  const found = await everythingOf(context, whose, request.begun);
  for (const lead of found.leads) await eraseLead(context, lead, 'asked', call);
  for (const stored of found.cases) await eraseCase(context, stored, 'asked', call);
  await context.drafts.remove(found.drafts.map(({ _id }) => _id));
  await context.dataRequests.endOthers(requestId, whose);
  const erasure = {
    reference: makeReference(context.randomBytes(8)).replace(/^MQ/, 'E'),
    at: context.now().toISOString(),
    leads: found.leads.length,
    cases: found.cases.length,
    drafts: found.drafts.length,
  };
  const { at: _at, ...payload } = erasure;
  const draftIds = [...new Set([...journeysOf(found), ...(request.begun?.draftIds ?? [])])];
  const event = createEvent(
    personErased,
    { requestId, ...payload, emailHash: request.emailHash ?? '', draftIds },
    call,
    context.events,
  );
  await context.dataRequests.setErasure(requestId, erasure, event);
  const stored = await context.dataRequests.find(requestId, context.now());
  return stored?.erasure ?? erasure;
}

/** What others hold of a person they hold of a journey, which has its draft's id. */
function journeysOf({ leads, drafts }: Awaited<ReturnType<typeof everythingOf>>): string[] {
  const ofLeads = leads.flatMap(({ draftId }) => (draftId === null ? [] : [draftId]));
  return [...new Set([...ofLeads, ...drafts.map(({ _id }) => _id)])];
}

export interface Retained {
  leads: number;
  cases: number;
  /** Leads of an older make that got what finds them. */
  completed: number;
  /** Links to what is held that have ended: whom they were mailed to. */
  requests: number;
}

/** Leads whose 24 months are over, closed cases as old, and whoever asked by a link that has ended; with `dryRun` only counted. */
export async function retain(
  context: LeadsContext,
  { dryRun }: { dryRun: boolean },
  call: CallContext,
): Promise<Retained> {
  const day = inMonths(context.now(), -LEAD_RETENTION_MONTHS);
  if (dryRun) {
    const [leads, cases, completed, requests] = await Promise.all([
      context.leads.countKeptBefore(day),
      context.cases.countClosedBefore(day),
      context.leads.countOld(),
      context.dataRequests.countPast(context.now()),
    ]);
    return { leads, cases, completed, requests };
  }
  await context.leads.giveKinds();
  const completed = await context.leads.completeOld();
  await context.leads.completePhones();
  await context.cases.completePhones();
  const leads = await inBatches(
    () => context.leads.findKeptBefore(day, batch),
    (lead) => eraseLead(context, lead, 'retention', call),
  );
  const cases = await inBatches(
    () => context.cases.findClosedBefore(day, batch),
    (stored) => eraseCase(context, stored, 'retention', call),
  );
  const requests = await context.dataRequests.endPast(context.now());
  return { leads, cases, completed, requests };
}

const batch = 200;

async function inBatches<T>(
  next: () => Promise<T[]>,
  work: (one: T) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (let found = await next(); found.length > 0; found = await next()) {
    for (const one of found) await work(one);
    done += found.length;
  }
  return done;
}

function eraseLead(
  context: LeadsContext,
  { _id: leadId, reference, draftId }: StoredLead,
  reason: Reason,
  call: CallContext,
) {
  const payload = { leadId, reference, reason, draftId: draftId ?? '' };
  const event = createEvent(leadErased, payload, call, context.events);
  return context.leads.erase(leadId, context.now(), event);
}

function eraseCase(
  context: LeadsContext,
  { _id: caseId, reference }: StoredCase,
  reason: Reason,
  call: CallContext,
) {
  const event = createEvent(caseErased, { caseId, reference, reason }, call, context.events);
  return context.cases.erase(caseId, context.now(), event);
}
