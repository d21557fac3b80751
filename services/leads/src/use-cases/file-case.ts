import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { makeReference } from '@muqarin/rules/reference';
import { COMPLAINT_ACKNOWLEDGED_HOURS } from '@muqarin/rules/site/constants';
import type { z } from 'zod';
import type { CaseView, siteCalls } from '../../contract/site.ts';
import { hashOfEmail } from '../email-hash.ts';
import type { LeadsContext } from '../parts.ts';
import { hashOfPhone } from '../phone-hash.ts';
import { claimFiled, complaintFiled } from '../site-events.ts';
import { type StoredCase, untouched } from '../store/cases.ts';

type FileCaseInput = z.output<typeof siteCalls.fileCase.input>;

/** Stored with its event before anything is said (decisions A24); the same key answers the case that was first. */
export async function fileCase(
  context: LeadsContext,
  input: FileCaseInput,
  call: CallContext,
): Promise<CaseView & { created: boolean }> {
  const stored = newCase(context, input);
  const isFirst = await context.cases.insert(stored, filedEvent(context, stored, call));
  if (isFirst) return { ...toCaseView(stored), created: true };
  const first = await context.cases.findByKey(input.idempotencyKey);
  if (!first) throw new Error('a case refused as a duplicate cannot be found');
  return { ...toCaseView(first), created: false };
}

function newCase({ newId, now, randomBytes }: LeadsContext, input: FileCaseInput): StoredCase {
  const filedAt = now();
  const isComplaint = input.kind === 'complaint';
  return {
    ...input,
    _id: newId(),
    reference: makeReference(randomBytes(8)).replace(/^MQ/, isComplaint ? 'C' : 'CL'),
    status: 'received',
    emailHash: hashOfEmail(input.email),
    phoneHash: hashOfPhone(input.telephone),
    filedAt,
    answerBy: isComplaint ? hoursAfter(filedAt, COMPLAINT_ACKNOWLEDGED_HOURS) : null,
    changedAt: filedAt,
    history: [{ status: 'received', at: filedAt, note: '' }],
    mailedCode: null,
    erasedAt: null,
    desk: untouched({ filedAt }),
  };
}

function filedEvent(context: LeadsContext, stored: StoredCase, call: CallContext) {
  const { _id: caseId, reference, request, description, telephone, email, answerBy } = stored;
  const statusPath = statusPathOf(stored);
  const payload = { caseId, reference, request, description, telephone, email, statusPath };
  if (answerBy === null) {
    return createEvent(claimFiled, { ...payload, type: stored.type }, call, context.events);
  }
  const seconds = BigInt(Math.floor(answerBy.getTime() / 1000));
  return createEvent(
    complaintFiled,
    { ...payload, answerBy: { seconds, nanos: 0 } },
    call,
    context.events,
  );
}

export function statusPathOf({ kind, reference }: Pick<StoredCase, 'kind' | 'reference'>): string {
  return `/${kind}/${reference}`;
}

export function toCaseView(stored: StoredCase): CaseView {
  return {
    caseId: stored._id,
    reference: stored.reference,
    kind: stored.kind,
    status: stored.status,
    type: stored.type,
    request: stored.request,
    filedAt: stored.filedAt.toISOString(),
    answerBy: stored.answerBy?.toISOString() ?? null,
    history: stored.history.map(({ status, at, note }) => ({
      status,
      at: new Date(at).toISOString(),
      note,
    })),
  };
}

function hoursAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 60 * 60 * 1000);
}
