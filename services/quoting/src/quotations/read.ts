/** Quotations as staff read them; every reading of a person's data is an event, which the audit trail hears. */
import type { CallContext } from '@muqarin/platform/context';
import {
  moveQuotation,
  type QuotationAct,
  quotationActs,
} from '@muqarin/rules/quotations/quotation-states';
import type { QuotationRow, StaffQuotation } from '../../contract/quotations.ts';
import { type QuotationContext, sourceOf, stateOn, today } from './context.ts';
import { readEvent } from './events.ts';
import { choicesOf, sentField } from './fields.ts';
import { differencesOf, rowsAgain, viewOf } from './price-options.ts';
import type { QuotationView, StoredQuotation } from './store.ts';

/** Looked at again by the same person within so many minutes is the same reading. */
const oneReadingMinutes = 10;

export async function listQuotations(
  context: QuotationContext,
  { skip, limit, ...asked }: { view: QuotationView; staffId: string; skip: number; limit: number },
): Promise<{ rows: QuotationRow[]; total: number }> {
  const { found, total } = await context.quotations.list(asked, { skip, limit });
  return { rows: found.map((stored) => rowOf(stored, today(context))), total };
}

export async function openQuotation(
  context: QuotationContext,
  { quotationId, staffId }: { quotationId: string; staffId: string },
  call: CallContext,
): Promise<StaffQuotation | null> {
  const stored = await context.quotations.find(quotationId);
  if (!stored) return null;
  await noteReading(context, stored, staffId, call);
  const source = sourceOf(context, stored.line);
  const { basis, options, sent, quoteId, leadId, draftId, turn, chosenLineId } = stored;
  const now = await rowsAgain(source, basis, options);
  const before = sent ? await rowsAgain(source, sent.basis, sent.options) : [];
  const flagsOpen = stored.flags.some(({ clearedBy }) => clearedBy === null);
  const state = stateOn(stored, today(context));
  return {
    row: rowOf(stored, today(context)),
    quoteId,
    leadId,
    draftId,
    turn,
    day: basis.day,
    catalogueVersion: basis.catalogueVersion,
    facts: ((await source.facts?.of(basis)) ?? []).map(sentField),
    choices: await choicesOf(source, stored),
    options: now.map(viewOf),
    flags: stored.flags.map(({ code, clearedBy, clearedAt }) => ({
      code,
      clearedBy,
      clearedAt: clearedAt && new Date(clearedAt).toISOString(),
    })),
    sent: sent && {
      version: sent.version,
      at: new Date(sent.at).toISOString(),
      by: sent.by,
      openedAt: sent.openedAt && new Date(sent.openedAt).toISOString(),
    },
    chosenLineId,
    sinceSent: sent ? differencesOf(before, now) : [],
    acts: stored.acts.map(({ act, by, at }) => ({ act, by, at: new Date(at).toISOString() })),
    may: quotationActs.filter(
      (act: QuotationAct) => 'to' in moveQuotation(state, act, { flagsOpen }),
    ),
  };
}

function rowOf(stored: StoredQuotation, day: string): QuotationRow {
  const { _id: quotationId, reference, quoteReference, line, version, agentId, options } = stored;
  const gross = options.map(({ grossFils }) => grossFils);
  return {
    quotationId,
    reference,
    quoteReference,
    line,
    state: stateOn(stored, day),
    version,
    agentId,
    options: options.length,
    lowestGrossFils: gross.length === 0 ? null : Math.min(...gross),
    validUntil: stored.validUntil,
    changedAt: new Date(stored.changedAt).toISOString(),
  };
}

async function noteReading(
  context: QuotationContext,
  stored: StoredQuotation,
  staffId: string,
  call: CallContext,
): Promise<void> {
  const at = context.now();
  const { lastRead } = stored;
  const since = lastRead?.by === staffId ? at.getTime() - new Date(lastRead.at).getTime() : null;
  if (since !== null && since < oneReadingMinutes * 60_000) return;
  const event = readEvent(context, stored, staffId, call);
  await context.quotations.noteRead(stored._id, { by: staffId, at }, event);
}
