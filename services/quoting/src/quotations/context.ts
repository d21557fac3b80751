/** What the use cases of quotations share. */
import { AppError } from '@muqarin/platform/errors';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { Funding } from '@muqarin/rules/quotations/fundings';
import { quotationMessages, quotationRefusalTexts } from '@muqarin/rules/quotations/messages';
import type { QuotationRefusal, QuotationState } from '@muqarin/rules/quotations/quotation-states';
import type { QuotingContext } from '../parts.ts';
import { busy } from '../parts.ts';
import type { QuotationSource } from './source.ts';
import type { QuotationStore, StoredQuotation } from './store.ts';

export interface QuotationContext
  extends Pick<QuotingContext, 'events' | 'newId' | 'now' | 'randomBytes'> {
  quotations: QuotationStore;
  sources: readonly QuotationSource[];
  fundings: readonly Funding[];
}

export const today = ({ now }: Pick<QuotationContext, 'now'>) => toIsoDate(dubaiToday(now()));

/** Throws for a line that offers none. */
export function sourceOf({ sources }: QuotationContext, line: string): QuotationSource {
  const source = sources.find((known) => known.line === line);
  if (!source) throw new Error(`no quotations of ${line}`);
  return source;
}

/** As of today: the clock that writes it down comes once an hour. */
export function stateOn({ state, validUntil }: StoredQuotation, day: string): QuotationState {
  const mayEnd = ['draft', 'priced', 'shared', 'selected'].includes(state);
  return mayEnd && day > validUntil ? 'expired' : state;
}

/** Throws QUOTING.NO_QUOTATION. */
export async function requireQuotation(
  { quotations }: Pick<QuotationContext, 'quotations'>,
  quotationId: string,
): Promise<StoredQuotation> {
  const found = await quotations.find(quotationId);
  if (!found) throw noQuotation();
  return found;
}

const noQuotation = () => new AppError('not_found', 'QUOTING.NO_QUOTATION', quotationMessages.gone);

export const illegal = (because: QuotationRefusal) =>
  new AppError('conflict', 'QUOTING.QUOTATION_STATE', quotationRefusalTexts[because], {
    details: { because },
  });

export const moved = () =>
  new AppError('conflict', 'QUOTING.QUOTATION_MOVED', quotationMessages.moved);

const attempts = 20;

/** Whoever meets a quotation that has just moved reads it again and decides anew. Throws QUOTING.BUSY. */
export async function untilWritten<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let tried = 0; tried < attempts; tried += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw busy();
}
