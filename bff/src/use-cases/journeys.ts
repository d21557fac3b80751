/**
 * The journeys of a session: one of each line is open, and those that a mailed link put aside are kept, so that whoever follows a
 * link gets back to what they had (decisions X22, X24).
 */
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../parts.ts';
import { idsIn, noIds, withIds } from '../session/journey-ids.ts';
import {
  type EarlierJourney,
  type JourneyIds,
  type JourneyLine,
  journeyLines,
  type SessionData,
} from '../session/session-data.ts';
import type { Session } from '../session/session-plugin.ts';

/** A session that follows link after link keeps the latest. */
const MOST_EARLIER = 5;

/** What the session holds of a line; null when nothing. */
function journeyIn(data: SessionData, line: JourneyLine): JourneyIds | null {
  const ids = idsIn(data, line);
  return ids.draftId || ids.leadId || ids.quoteId || ids.orderId ? ids : null;
}

/** The quote that the session has open of a line. */
export function quoteIn(data: SessionData, line: JourneyLine): string | null {
  return journeyIn(data, line)?.quoteId ?? null;
}

/** Two of one draft are one journey; without a draft the quote or the order says so. */
function isSameJourney(one: JourneyIds, other: JourneyIds): boolean {
  const names = ['draftId', 'quoteId', 'orderId', 'leadId'] as const;
  return names.some((name) => Boolean(one[name]) && one[name] === other[name]);
}

/** Opens a journey; another one of its line is put aside under its reference. */
export async function openJourney(
  bff: Pick<Bff, 'leads' | 'quoting'>,
  session: Session,
  context: CallContext,
  { line, ids }: { line: JourneyLine; ids: JourneyIds },
): Promise<void> {
  const held = journeyIn(session.data, line);
  const isOther = held !== null && !isSameJourney(held, ids);
  const reference = isOther ? await referenceOf(bff, context, line, held) : null;
  await session.update((data) => {
    const left = journeyIn(data, line);
    const aside = reference !== null && left ? [{ line, reference, ...left }] : [];
    const others = (data.earlier ?? []).filter((journey) => !isSameJourney(journey, ids));
    return {
      ...withIds(data, line, { ...noIds, ...(isOther ? {} : left), ...ids }),
      earlier: [...aside, ...others].slice(0, MOST_EARLIER),
    };
  });
}

/** Whether opening these would take the place of something else, in whichever line. */
export function hasOtherJourney(data: SessionData, ids: JourneyIds): boolean {
  return journeyLines.some((line) => {
    const held = journeyIn(data, line);
    return held !== null && !isSameJourney(held, ids);
  });
}

/** The references of all that is open, for a page that asks. */
export async function heldReferences(
  bff: Pick<Bff, 'leads' | 'quoting'>,
  { data }: Session,
  context: CallContext,
): Promise<string[]> {
  const found = await Promise.all(
    journeyLines.map(async (line) => {
      const held = journeyIn(data, line);
      return held && (await referenceOf(bff, context, line, held));
    }),
  );
  return found.filter((reference) => reference !== null);
}

/** The way back to a journey that was put aside; null when this session knows none of that reference. */
export async function reopenJourney(
  bff: Pick<Bff, 'leads' | 'quoting'>,
  session: Session,
  context: CallContext,
  reference: string,
): Promise<EarlierJourney | null> {
  const found = session.data.earlier?.find((journey) => journey.reference === reference);
  if (!found) return null;
  const { line, reference: _shown, ...ids } = found;
  await openJourney(bff, session, context, { line, ids });
  return found;
}

/** `MQ-…` of its draft, else of its quote, else the order's; null for a journey of which nothing is left to go back to. */
async function referenceOf(
  { leads, quoting }: Pick<Bff, 'leads' | 'quoting'>,
  context: CallContext,
  line: JourneyLine,
  { draftId, quoteId, orderRef }: JourneyIds,
): Promise<string | null> {
  const draft = draftId ? await leads.getDraft({ draftId }, context) : null;
  if (draft) return draft.reference;
  if (!quoteId) return orderRef ?? null;
  const quote =
    line === 'medical'
      ? await quoting.getQuote({ quoteId }, context)
      : line === 'motor'
        ? await quoting.motorQuoteHead({ quoteId }, context)
        : line === 'general'
          ? await quoting.generalQuote({ quoteId }, context)
          : await quoting.groupQuote({ quoteId }, context);
  return quote?.reference ?? orderRef ?? null;
}
