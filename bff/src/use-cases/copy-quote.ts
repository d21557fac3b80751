/** The same answers as a quote of their own, with what was chosen for the whole list: what each line says of it. */
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../parts.ts';
import type { JourneyLine } from '../session/session-data.ts';

/** A group's list goes to its board as a proposal. */
export type SharedLine = Exclude<JourneyLine, 'medical-corporate'>;

export interface CopyQuote {
  quoteId: string;
  /** What the copy is made under, for a quote of this draft. */
  into: (draftId: string) => Promise<{
    idempotencyKey: string;
    draftId: string;
    reference?: string;
  }>;
  context: CallContext;
}

type Copy = (
  bff: Pick<Bff, 'quoting'>,
  asked: CopyQuote,
) => Promise<{ quoteId: string; reference: string } | null>;

/** Null when the quote is gone, or its answers are priced no more. */
export const copyQuote: Readonly<Record<SharedLine, Copy>> = {
  medical: async ({ quoting }, { quoteId, into, context }) => {
    const quote = await quoting.getQuote({ quoteId }, context);
    if (!quote) return null;
    const { draftId, answers } = quote;
    return quoting.createQuote({ ...(await into(draftId)), answers }, context);
  },
  motor: async ({ quoting }, { quoteId: from, into, context }) => {
    const head = await quoting.motorQuoteHead({ quoteId: from }, context);
    if (!head) return null;
    const { draftId, deductible, planAddons, valueAed } = head;
    const answers = { ...head.answers, valueAed };
    const made = await quoting.createMotorQuote({ ...(await into(draftId)), answers }, context);
    if (made.outcome !== 'priced') return null;
    const { quoteId } = made.quote;
    if (deductible !== null) await quoting.reviseMotorQuote({ quoteId, deductible }, context);
    if (planAddons.length > 0)
      await quoting.setMotorAddons({ quoteId, choices: planAddons }, context);
    return made.quote;
  },
  general: async ({ quoting }, { quoteId, into, context }) => {
    const quote = await quoting.generalQuote({ quoteId }, context);
    if (!quote) return null;
    const { draftId, answers } = quote;
    const made = await quoting.createGeneralQuote({ ...(await into(draftId)), answers }, context);
    return made.outcome === 'priced' ? made.quote : null;
  },
};
