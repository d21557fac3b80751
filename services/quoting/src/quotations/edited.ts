/** A quotation with other options or prices: the next version where its client has this one. */
import { moveQuotation } from '@muqarin/rules/quotations/quotation-states';
import { illegal, type QuotationContext, stateOn, today } from './context.ts';
import { flagsOf } from './price-options.ts';
import type { QuotationBasis, QuotationSource } from './source.ts';
import type { StoredOption, StoredQuotation } from './store.ts';

const actsKept = 200;

export function acted(
  { acts }: Pick<StoredQuotation, 'acts'>,
  act: { act: string; by: string; at: Date },
): StoredQuotation['acts'] {
  return [...acts, act].slice(-actsKept);
}

interface Edit {
  basis: QuotationBasis;
  options: StoredOption[];
  /** Where it was priced anew. */
  validUntil?: string;
}

/** Throws QUOTING.QUOTATION_STATE. A flag that was cleared stays so while it is raised. */
export function editedTo(
  context: Pick<QuotationContext, 'now'>,
  source: QuotationSource,
  stored: StoredQuotation,
  { basis, options, validUntil = stored.validUntil }: Edit,
  staffId: string,
): Partial<StoredQuotation> {
  const flags = flagsOf(source, basis, options).map(
    (code) =>
      stored.flags.find((known) => known.code === code) ?? {
        code,
        clearedBy: null,
        clearedAt: null,
      },
  );
  const flagsOpen = flags.some(({ clearedBy }) => clearedBy === null);
  const state = stateOn(stored, today(context));
  const move = moveQuotation(state, 'edit', { flagsOpen });
  if ('because' in move) throw illegal(move.because);
  const at = context.now();
  return {
    state: move.to,
    basis,
    options,
    flags,
    validUntil,
    version: stored.sent?.version === stored.version ? stored.version + 1 : stored.version,
    chosenLineId: null,
    acts: acted(stored, { act: 'edit', by: staffId, at }),
    changedAt: at,
  };
}
