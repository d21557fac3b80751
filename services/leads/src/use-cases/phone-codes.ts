/** Who left no e-mail shows by a code that the number is theirs: texted, or read out in a call (decisions X34). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf, linkSays } from '@muqarin/rules/mailed-links';
import {
  CASE_CODE_MINUTES,
  DATA_LINK_MINUTES,
  PHONE_REQUEST_DAYS,
} from '@muqarin/rules/site/constants';
import type { z } from 'zod';
import type { PhoneRequest, phoneCalls } from '../../contract/phone.ts';
import { inDays, type LeadsContext, secondsOf, timestampOf } from '../parts.ts';
import { hashOfPhone, numberOf } from '../phone-hash.ts';
import { phoneCodeRead, phoneCodeRequested } from '../site-events.ts';
import type { PhoneCode, StoredPhoneRequest } from '../store/phone-requests.ts';

const mostTries = 5;
const mostListed = 100;

type Asked = z.output<typeof phoneCalls.requestPhoneCode.input>;
type Opening = z.output<typeof phoneCalls.openByPhoneCode.input>;

/** Looks and writes alike whether or not number and reference belong together: nobody learns either from it. */
export async function requestPhoneCode(
  context: LeadsContext,
  input: Asked,
  call: CallContext,
): Promise<{ requestId: string }> {
  const { kind, way, idempotencyKey } = input;
  const reference = input.reference.trim().toUpperCase();
  const phoneHash = hashOfPhone(input.phone);
  const known = await belonging(context, { kind, phoneHash, reference });
  const askedAt = context.now();
  const codeUntil = inMinutes(askedAt, CASE_CODE_MINUTES);
  const stored: StoredPhoneRequest = {
    _id: context.newId(),
    idempotencyKey,
    kind,
    phone: known ? numberOf(input.phone) : '',
    phoneHash,
    reference,
    isKnown: known !== null,
    caseId: known?.caseId ?? null,
    way,
    askedAt,
    until: way === 'sms' ? codeUntil : inDays(askedAt, PHONE_REQUEST_DAYS),
    // Of a call it begins when it is read out.
    issued: way === 'sms' ? { id: context.newId(), until: codeUntil, tries: 0 } : null,
    readBy: null,
  };
  const event = requestedEvent(context, stored, call);
  if (await context.phoneRequests.insert(stored, known ? event : null)) {
    return { requestId: stored._id };
  }
  const first = await context.phoneRequests.findByKey(idempotencyKey);
  return { requestId: first?._id ?? stored._id };
}

/** Null unless the reference is one of what is held about the number. */
async function belonging(
  { leads, cases }: LeadsContext,
  { kind, phoneHash, reference }: Pick<StoredPhoneRequest, 'kind' | 'phoneHash' | 'reference'>,
): Promise<{ caseId: string | null } | null> {
  const [ofLeads, ofCases] = await Promise.all([
    leads.findByPhone(phoneHash),
    cases.findByPhone(phoneHash),
  ]);
  if (phoneHash === '') return null;
  const found = ofCases.find((each) => each.reference === reference);
  if (kind !== 'data') return found?.kind === kind ? { caseId: found._id } : null;
  const isTheirs = found !== undefined || ofLeads.some((each) => each.reference === reference);
  return isTheirs ? { caseId: null } : null;
}

function requestedEvent(context: LeadsContext, stored: StoredPhoneRequest, call: CallContext) {
  const { _id: requestId, reference, way, phone, issued: code } = stored;
  const payload = { requestId, reference, way };
  const texted = code && {
    phone,
    link: linkOf('phone_code', code.id, secondsOf(code.until)),
    expiresAt: timestampOf(code.until),
  };
  return createEvent(phoneCodeRequested, { ...payload, ...texted }, call, context.events);
}

type Opened = NonNullable<z.output<typeof phoneCalls.openByPhoneCode.output>>;

/** A try counts before it is looked at; the fifth wrong one ends the code. A code opens once. */
export async function openByPhoneCode(
  context: LeadsContext,
  input: Opening,
): Promise<Opened | null> {
  const found = await requestOf(context, input);
  if (found?.kind !== input.kind) return null;
  const code = await context.phoneRequests.tryCode(found._id, mostTries);
  if (!code || !fits(context, code, input.code) || !found.isKnown) return null;
  if (!(await context.phoneRequests.end(found._id, code.id))) return null;
  const { reference, caseId } = found;
  if (found.kind !== 'data') return { reference, caseId, dataRequestId: null };
  return { reference, caseId: null, dataRequestId: await openData(context, found) };
}

function requestOf(
  { phoneRequests }: LeadsContext,
  { kind, asked }: Opening,
): Promise<StoredPhoneRequest | null> {
  if ('requestId' in asked) return phoneRequests.find(asked.requestId);
  const phoneHash = hashOfPhone(asked.phone);
  return phoneRequests.findLast({
    kind,
    phoneHash,
    reference: asked.reference.trim().toUpperCase(),
  });
}

function fits({ marks, now }: LeadsContext, { id, until }: PhoneCode, given: string): boolean {
  const end = new Date(until);
  const says = linkSays({ id, until: secondsOf(end), plans: '' });
  return marks.isCode('phone_code', says, given) && end > now();
}

/** As the mailed link does, for an hour. */
async function openData(context: LeadsContext, request: StoredPhoneRequest): Promise<string> {
  const { _id: requestId, phone, phoneHash } = request;
  const dataRequest = {
    _id: context.newId(),
    idempotencyKey: `phone ${requestId}`,
    email: '',
    emailHash: null,
    phone,
    phoneHash,
    tokenHash: null,
    until: inMinutes(context.now(), DATA_LINK_MINUTES),
    erasure: null,
  };
  await context.dataRequests.insert(dataRequest, null);
  return dataRequest._id;
}

export async function listPhoneRequests(
  context: LeadsContext,
  { staffId }: { staffId: string },
): Promise<{ requests: PhoneRequest[] }> {
  const found = await context.phoneRequests.findToCall(context.now(), mostListed);
  return { requests: found.map((request) => toPhoneRequest(context, request, staffId)) };
}

function toPhoneRequest(
  { marks, now }: LeadsContext,
  request: StoredPhoneRequest,
  staffId: string,
): PhoneRequest {
  const { _id: requestId, kind, phone, reference, askedAt, issued: code, readBy } = request;
  const until = code && new Date(code.until);
  const isShown = readBy === staffId && until !== null && until > now();
  const says = code && until && linkSays({ id: code.id, until: secondsOf(until), plans: '' });
  return {
    requestId,
    kind,
    phone,
    reference,
    askedAt: askedAt.toISOString(),
    code: isShown && says ? marks.code('phone_code', says) : null,
    codeUntil: isShown ? until.toISOString() : null,
    readBy,
  };
}

/** Each showing makes a new code, and says who had it shown. */
export async function readPhoneCode(
  context: LeadsContext,
  { requestId, staffId }: { requestId: string; staffId: string },
  call: CallContext,
): Promise<{ read: boolean }> {
  const found = await context.phoneRequests.find(requestId);
  if (!found?.isKnown || found.way !== 'call' || found.until <= context.now()) {
    return { read: false };
  }
  const until = inMinutes(context.now(), CASE_CODE_MINUTES);
  const payload = { requestId, reference: found.reference, staffId, expiresAt: timestampOf(until) };
  const event = createEvent(phoneCodeRead, payload, call, context.events);
  const code = { id: context.newId(), until, tries: 0 };
  return { read: await context.phoneRequests.setCode(requestId, code, staffId, event) };
}

function inMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
