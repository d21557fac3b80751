/** Changes within the rate card: previewed with their difference row by row, then made. */
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { QuotationState } from '@muqarin/rules/quotations/quotation-states';
import type { QuotationChange, QuotationPreview } from '../../contract/quotations.ts';
import { quoteDays } from '../parts.ts';
import { moved, type QuotationContext, requireQuotation, sourceOf, today } from './context.ts';
import { editedTo } from './edited.ts';
import { changedEvent } from './events.ts';
import { withChoices, withFacts } from './fields.ts';
import { differencesOf, flagsOf, priceOptions, rowsAgain, viewOf } from './price-options.ts';
import type { QuotationSource } from './source.ts';
import type { StoredQuotation } from './store.ts';

/** Throws QUOTING.NO_QUOTATION, QUOTING.DISCOUNT and QUOTING.FIELD. */
export async function previewQuotation(
  context: QuotationContext,
  { quotationId, change }: { quotationId: string; change: QuotationChange },
): Promise<QuotationPreview> {
  const stored = await requireQuotation(context, quotationId);
  const source = sourceOf(context, stored.line);
  const before = await rowsAgain(source, stored.basis, stored.options);
  const { basis, priced, validUntil } = await changed(context, source, stored, change);
  const options = priced.map(({ option }) => option);
  return {
    options: priced.map(viewOf),
    differences: differencesOf(before, priced),
    validUntil,
    flags: flagsOf(source, basis, options),
  };
}

/** Throws QUOTING.QUOTATION_MOVED where somebody else was first. */
export async function changeQuotation(
  context: QuotationContext,
  asked: { quotationId: string; staffId: string; turn: number; change: QuotationChange },
  call: CallContext,
): Promise<{ state: QuotationState }> {
  const { staffId, turn } = asked;
  const stored = await requireQuotation(context, asked.quotationId);
  if (stored.turn !== turn) throw moved();
  const source = sourceOf(context, stored.line);
  const { basis, priced, validUntil } = await changed(context, source, stored, asked.change);
  const options = priced.map(({ option }) => option);
  const set = editedTo(context, source, stored, { basis, options, validUntil }, staffId);
  const after = { ...stored, ...set };
  const event = changedEvent(context, after, { act: 'edit', staffId }, call);
  if (!(await context.quotations.change(stored, set, [event]))) throw moved();
  return { state: after.state };
}

async function changed(
  context: QuotationContext,
  source: QuotationSource,
  stored: StoredQuotation,
  change: QuotationChange,
) {
  const { today: isToday, removed, discounts } = change;
  const now = { day: today(context), catalogueVersion: source.versionOfToday() };
  const { answers } = stored.basis;
  const standing = isToday ? { answers, ...now } : stored.basis;
  const basis = await withFacts(source, standing, change);
  const kept = stored.options.filter(({ lineId }) => !removed.includes(lineId));
  const wanted = await Promise.all(
    kept.map(async ({ lineId, planId: before, discount }) => {
      const option = { lineId, planId: String(before) };
      const planId = await withChoices(source, basis, option, change);
      const other = discounts.find((each) => each.lineId === lineId);
      const { fundingId = '', fils = 0 } = other ?? discount ?? {};
      return { lineId, planId, discount: fils === 0 ? null : { fundingId, fils } };
    }),
  );
  const priced = await priceOptions(context, source, basis, wanted);
  if (priced.length === 0)
    throw new AppError('invalid', 'QUOTING.NO_OPTION', quotationMessages.noOption);
  const validUntil = isToday
    ? toIsoDate(addDays(dubaiToday(context.now()), quoteDays))
    : stored.validUntil;
  return { basis, priced, validUntil };
}
