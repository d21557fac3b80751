import type { CallContext } from '@muqarin/platform/context';
import { goneFrom, mayRevise, type Revision, revise } from '../../domain/quote-life.ts';
import { type Answered, isPriced, type LifeParts, rateNow } from './create.ts';
import type { LineTypes, Priced, QuoteLine } from './line.ts';
import { carryOut, type Move, type Moved, requireQuote, untilDone } from './move.ts';

/**
 * Other answers, another day or another catalogue: a new revision; else the quote as it is. Throws QUOTING.NO_QUOTE and,
 * for other answers of a quote of which something was sold, QUOTING.ALREADY_BOUND.
 */
export function reviseQuote<T extends LineTypes>(
  parts: LifeParts,
  line: QuoteLine<T>,
  {
    quoteId,
    leadId,
    change,
  }: { quoteId: string; leadId?: string | undefined; change: T['change'] },
  call: CallContext,
): Promise<Answered<T>> {
  return untilDone<Answered<T>>(async () => {
    const quote = await requireQuote(line, quoteId);
    const asked = line.asked(quote, change);
    const isOther = line.isOther(quote, asked);
    const open = mayRevise({ isBound: line.isBound(quote), isOther });
    if (open.is !== 'changed') return answered(await carryOut(line, quote, { decision: open }));
    const { rated, validUntil } = rateNow(parts, line, asked);
    if (!isPriced(rated)) return rated;
    const asNow = { isOther, validUntil, leadId: leadId ?? quote.leadId };
    return answered(await carryOut(line, quote, await nextOf(line, quote, rated, asNow, call)));
  });
}

async function nextOf<T extends LineTypes>(
  line: QuoteLine<T>,
  quote: T['quote'],
  rated: Priced<T>,
  asNow: { isOther: boolean; validUntil: string; leadId: string | null },
  call: CallContext,
): Promise<Move<T>> {
  const { basis, priced } = rated;
  const decision = revise(quote, { earlier: revisionOf(line, quote), next: basis, ...asNow });
  if (decision.is !== 'changed' || decision.set.revision === undefined) return { decision };
  const droppedPlanNames = await namesOf(line, quote, goneFrom(quote, basis));
  const own = { ...line.keptChoices?.(quote, basis), droppedPlanNames } as Partial<T['quote']>;
  return { decision, own, events: (after) => [line.publish.priced(after, priced, call)] };
}

async function namesOf<T extends LineTypes>(
  { plansOf }: Pick<QuoteLine<T>, 'plansOf'>,
  { catalogueVersion }: T['quote'],
  planIds: readonly number[],
): Promise<string[]> {
  if (planIds.length === 0) return [];
  const names = new Map((await plansOf(catalogueVersion)).map(({ id, name }) => [id, name]));
  return planIds.flatMap((planId) => names.get(planId) ?? []);
}

/** What is kept of a revision when the next one comes. */
function revisionOf<T extends LineTypes>(
  { basisFields = [] }: Pick<QuoteLine<T>, 'basisFields'>,
  quote: T['quote'],
): Revision {
  const { revision, answers, day, catalogueVersion, prices } = quote;
  const own = basisFields.map((name) => [name, quote[name as keyof typeof quote]]);
  return { revision, answers, day, catalogueVersion, prices, ...Object.fromEntries(own) };
}

function answered<T extends LineTypes>(moved: Moved<T> | null): Answered<T> | null {
  return moved && { outcome: 'priced', quote: moved.quote };
}
