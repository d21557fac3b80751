/** What staff do with a quotation besides its prices: clear a flag, send it, end it. */
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import {
  moveQuotation,
  type QuotationAct,
  type QuotationState,
} from '@muqarin/rules/quotations/quotation-states';
import { isFlagCode, mayClear } from '@muqarin/rules/quotations/underwriting-flags';
import type { StaffRole } from '@muqarin/rules/staff/roles';
import {
  illegal,
  moved,
  type QuotationContext,
  requireQuotation,
  sourceOf,
  stateOn,
  today,
  untilWritten,
} from './context.ts';
import { acted } from './edited.ts';
import { changedEvent, sentEvent } from './events.ts';
import { rowsAgain } from './price-options.ts';
import type { SentVersion, StoredQuotation } from './store.ts';

interface ByStaff {
  quotationId: string;
  staffId: string;
}

const earlierKept = 20;

export async function clearFlag(
  context: QuotationContext,
  { quotationId, staffId, code, roles }: ByStaff & { code: string; roles: readonly StaffRole[] },
  call: CallContext,
): Promise<{ state: QuotationState }> {
  if (!isFlagCode(code) || !mayClear(code, roles))
    throw new AppError('forbidden', 'QUOTING.FLAG_NOT_YOURS', quotationMessages.flagNotYours);
  return untilWritten(async () => {
    const stored = await requireQuotation(context, quotationId);
    const at = context.now();
    const flags = stored.flags.map((flag) =>
      flag.code === code && flag.clearedBy === null
        ? { ...flag, clearedBy: staffId, clearedAt: at }
        : flag,
    );
    const flagsOpen = flags.some(({ clearedBy }) => clearedBy === null);
    const state = moveOrRefuse(context, stored, 'clear', { flagsOpen });
    return written(context, stored, { state, flags }, { act: 'clear', staffId }, call);
  });
}

/** Others of the same quote that wait for their client are superseded. */
export async function sendQuotation(
  context: QuotationContext,
  asked: ByStaff & { turn: number; recipient: string; name: string },
  call: CallContext,
): Promise<{ state: QuotationState }> {
  const { quotationId, staffId, turn, recipient, name } = asked;
  const stored = await requireQuotation(context, quotationId);
  if (stored.turn !== turn) throw moved();
  const state = moveOrRefuse(context, stored, 'send');
  const { version, basis, options, validUntil } = stored;
  const at = context.now();
  const sent = { version, at, by: staffId, recipient, name, basis, options, validUntil };
  const isSame = stored.sent?.version === version;
  const set = {
    state,
    sent: { ...sent, openedAt: isSame ? (stored.sent?.openedAt ?? null) : null },
    earlier: isSame || !stored.sent ? stored.earlier : earlierWith(stored, stored.sent),
    chosenLineId: null,
    remindedAt: null,
  };
  const after = { ...stored, ...set };
  const rated = await rowsAgain(sourceOf(context, stored.line), basis, options);
  const byLine = new Map(rated.map((each) => [each.option.lineId, each.rated]));
  const mail = sentEvent(context, after, set.sent, byLine, call);
  const done = await written(context, stored, set, { act: 'send', staffId }, call, [mail]);
  if (!done) throw moved();
  for (const other of await context.quotations.openOfQuote(stored.quoteId, quotationId))
    await endQuotation(context, { quotationId: other._id, staffId, act: 'supersede' }, call);
  return done;
}

function earlierWith({ earlier }: StoredQuotation, sent: SentVersion): SentVersion[] {
  return [...earlier, sent].slice(-earlierKept);
}

export function endQuotation(
  context: QuotationContext,
  { quotationId, staffId, act }: ByStaff & { act: 'bind' | 'supersede' },
  call: CallContext,
): Promise<{ state: QuotationState }> {
  return untilWritten(async () => {
    const stored = await requireQuotation(context, quotationId);
    const state = moveOrRefuse(context, stored, act);
    return written(context, stored, { state }, { act, staffId }, call);
  });
}

/** Throws QUOTING.QUOTATION_STATE with the reason of the table. */
export function moveOrRefuse(
  context: Pick<QuotationContext, 'now'>,
  stored: StoredQuotation,
  act: QuotationAct,
  given: { flagsOpen?: boolean } = {},
): QuotationState {
  const move = moveQuotation(stateOn(stored, today(context)), act, given);
  if ('because' in move) throw illegal(move.because);
  return move.to;
}

/** Null when something was done to it since. */
export async function written(
  context: QuotationContext,
  stored: StoredQuotation,
  change: Partial<StoredQuotation>,
  { act, staffId = '' }: { act: string; staffId?: string },
  call: CallContext,
  more: Parameters<QuotationContext['quotations']['change']>[2] = [],
): Promise<{ state: QuotationState } | null> {
  const at = context.now();
  const set = { ...change, acts: acted(stored, { act, by: staffId, at }), changedAt: at };
  const after = { ...stored, ...set };
  const event = changedEvent(context, after, { act, staffId }, call);
  const isWritten = await context.quotations.change(stored, set, [event, ...more]);
  return isWritten ? { state: after.state } : null;
}
