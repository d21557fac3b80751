/** What is held about a person, shown by a mailed link (features 105; decisions A37). */
import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { linkOf, linkSays } from '@muqarin/rules/mailed-links';
import { DATA_LINK_MINUTES, LEAD_RETENTION_MONTHS } from '@muqarin/rules/site/constants';
import { kindOf } from '../../contract/kinds/kinds.ts';
import { Consent } from '../../contract/kinds/site-form.ts';
import type { HeldData } from '../../contract/site.ts';
import { hashOfEmail } from '../email-hash.ts';
import { inMonths, type LeadsContext, secondsOf, timestampOf } from '../parts.ts';
import { dataLinkRequested, leadPreferencesChanged } from '../site-events.ts';
import { type StoredDataRequest, type Whose, whoseIs } from '../store/data-requests.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { toLead } from './capture-lead.ts';
import { toCaseView } from './file-case.ts';

/** Whoever reads the mails of an address may see what is held about it; asked again with the same key, nothing new is sent. */
export async function requestDataLink(
  context: LeadsContext,
  { email, idempotencyKey }: { email: string; idempotencyKey: string },
  call: CallContext,
): Promise<{ expiresAt: string }> {
  const until = new Date(context.now().getTime() + DATA_LINK_MINUTES * 60_000);
  const requestId = context.newId();
  const event = createEvent(
    dataLinkRequested,
    {
      requestId,
      email,
      link: linkOf('data', requestId, secondsOf(until)),
      expiresAt: timestampOf(until),
    },
    call,
    context.events,
  );
  const request = requestFor(requestId, { idempotencyKey, email, until });
  if (await context.dataRequests.insert(request, event)) return { expiresAt: until.toISOString() };
  const first = await context.dataRequests.findByKey(idempotencyKey);
  return { expiresAt: (first?.until ?? until).toISOString() };
}

interface OfAccount {
  email: string;
  idempotencyKey: string;
  draftIds: string[];
  caseIds: string[];
}

/** Of an address whose account has just been shown to be the asker's. */
export async function openDataOf(
  context: LeadsContext,
  { draftIds, caseIds, ...asked }: OfAccount,
): Promise<{ requestId: string }> {
  const requestId = context.newId();
  const until = new Date(context.now().getTime() + DATA_LINK_MINUTES * 60_000);
  const isFirst = await context.dataRequests.insert(
    { ...requestFor(requestId, { ...asked, until }), begun: { draftIds, caseIds } },
    null,
  );
  if (isFirst) return { requestId };
  const first = await context.dataRequests.findByKey(asked.idempotencyKey);
  return { requestId: first?._id ?? requestId };
}

function requestFor(
  _id: string,
  asked: { idempotencyKey: string; email: string; until: Date },
): StoredDataRequest {
  const emailHash = hashOfEmail(asked.email);
  return { _id, ...asked, emailHash, phone: '', phoneHash: '', tokenHash: null, erasure: null };
}

/** Erased through this link or any other of the address: then it shows nothing more, and no proof either. */
export async function openDataLink(
  context: LeadsContext,
  token: string,
): Promise<{ requestId: string; erased: boolean } | null> {
  const found = await requestOf(context, token);
  return found && { requestId: found._id, erased: whoseIs(found) === null };
}

export async function heldData(context: LeadsContext, requestId: string): Promise<HeldData | null> {
  const request = await context.dataRequests.find(requestId, context.now());
  const whose = request && whoseIs(request);
  if (!request || request.erasure || !whose) return null;
  const { leads, cases, drafts } = await everythingOf(context, whose, request.begun);
  return {
    email: request.email || request.phone,
    leads: leads.map(toHeldLead),
    cases: cases.map((stored) => ({
      ...toCaseView(stored),
      description: stored.description,
      telephone: stored.telephone,
      email: stored.email,
    })),
    drafts: drafts.map(({ _id: draftId, reference, expiresAt, line, answers }) => ({
      draftId,
      reference,
      expiresAt: expiresAt.toISOString(),
      answers: { [line]: answers },
    })),
  };
}

/** `begun`: of an address that its account has confirmed, what began in its sessions as well, under whichever address. */
export async function everythingOf(
  { leads, cases, drafts }: LeadsContext,
  whose: Whose,
  begun: StoredDataRequest['begun'],
) {
  const [ofLeads, ofCases, ofDrafts] = await Promise.all(
    'emailHash' in whose
      ? [
          leads.findByEmail(whose.emailHash, begun?.draftIds),
          cases.findByEmail(whose.emailHash, begun?.caseIds),
          drafts.findByEmail(whose.emailHash, begun?.draftIds),
        ]
      : [
          leads.findByPhone(whose.phoneHash),
          cases.findByPhone(whose.phoneHash),
          drafts.findByPhone(whose.phoneHash),
        ],
  );
  return { leads: ofLeads, cases: ofCases, drafts: ofDrafts };
}

/** Calls stopped or allowed, the time begun anew: an event a lead that changes by it (features 106). */
export async function changePreferences(
  context: LeadsContext,
  input: { requestId: string; doNotCall: boolean | null; renew: boolean },
  call: CallContext,
): Promise<{ changed: number }> {
  const request = await context.dataRequests.find(input.requestId, context.now());
  const whose = request && whoseIs(request);
  if (!whose) return { changed: 0 };
  const { leads } = await everythingOf(context, whose, request.begun);
  let changed = 0;
  for (const lead of leads) {
    const doNotCall = input.doNotCall ?? lead.doNotCall;
    if (doNotCall === lead.doNotCall && !input.renew) continue;
    const { _id: leadId, reference } = lead;
    const payload = { leadId, reference, doNotCall, renewed: input.renew };
    const event = createEvent(leadPreferencesChanged, payload, call, context.events);
    const keptFrom = input.renew ? { keptFrom: context.now() } : {};
    await context.leads.setPreferences(leadId, { doNotCall, ...keptFrom }, event);
    changed += 1;
  }
  return { changed };
}

function toHeldLead(lead: StoredLead): HeldData['leads'][number] {
  const { kind, quoteId, keptFrom, details, doNotCall } = lead;
  return {
    ...toLead(lead),
    quoteId,
    keptUntil: toIsoDate(dubaiToday(inMonths(keptFrom, LEAD_RETENTION_MONTHS))),
    ...Consent.parse(details),
    doNotCall,
    answers: { [kindOf(kind).heldAs]: details },
  };
}

/** `<id>.<until>.<mark>`; links from before they were derived are known by their hash, and end within the hour. */
async function requestOf({ dataRequests, marks, now }: LeadsContext, token: string) {
  if (!token.includes('.')) {
    const hash = createHash('sha256').update(token).digest('hex');
    return dataRequests.findByToken(hash, now());
  }
  const [id = '', until = '', mark = ''] = token.split('.');
  if (!marks.isMark('data', linkSays({ id, until, plans: '' }), mark)) return null;
  return dataRequests.find(id, now());
}
