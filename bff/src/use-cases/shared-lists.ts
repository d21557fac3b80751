/**
 * A list for somebody else (features 97): its link is signed and ends with its prices; nothing is stored for it. Who opens it gets the
 * same answers as a draft and a quote of their own, without the contact: they change nothing of the sender's, see nothing of
 * who that is, and a purchase asks for a contact of theirs (decisions X32).
 */
import type { CallContext } from '@muqarin/platform/context';
import { toIsoDate } from '@muqarin/rules/dates';
import { type LinkKind, linkOf, linkPath, linkSays } from '@muqarin/rules/mailed-links';
import type { Bff } from '../parts.ts';
import type { FormAsk } from '../routes/forms/form.ts';
import { type CopyQuote, copyQuote, type SharedLine } from './copy-quote.ts';
import { openJourney } from './journeys.ts';
import { type LinkedJourney, wayOn } from './mailed-links.ts';

export interface SharedList {
  line: SharedLine;
  quoteId: string;
}

const kinds = {
  medical: 'medical_shared',
  motor: 'motor_shared',
  general: 'general_shared',
} as const satisfies Record<SharedLine, LinkKind>;

/** By how its token begins, as `rules/mailed-links` writes it. */
const lines: Readonly<Record<string, SharedLine>> = { h: 'medical', c: 'motor', b: 'general' };

/** Whole address, for as long as the prices hold. */
export function shareAddress(
  { marks, config }: Pick<Bff, 'marks' | 'config'>,
  line: SharedLine,
  { quoteId, validUntil }: { quoteId: string; validUntil: string },
): string {
  const kind = kinds[line];
  const link = linkOf(kind, quoteId, validUntil);
  return config.PUBLIC_ORIGIN + linkPath(kind, link, marks.mark(kind, linkSays(link)));
}

/** Null when the link is none of a list, not ours, or has ended. */
export function sharedOfLink(
  { marks, today }: Pick<Bff, 'marks' | 'today'>,
  token: string,
): SharedList | null {
  const [letter = '', id = '', until = '', mark = ''] = token.split('.');
  const line = lines[letter];
  if (line === undefined || toIsoDate(today()) > until) return null;
  const says = linkSays({ id, until, plans: '' });
  return marks.isMark(kinds[line], says, mark) ? { line, quoteId: id } : null;
}

/** The journey that the session has open from now on, counted as prices seen first are; null when the quote is gone. */
export async function openShared(
  bff: Bff,
  { request, session, context: asked }: FormAsk,
  { line, quoteId: shared }: SharedList,
): Promise<LinkedJourney | null> {
  await bff.limits.count(request, 'prices', session.id);
  const draftId = bff.newId();
  const context = { ...asked, correlationId: draftId };
  const into: CopyQuote['into'] = async (from) => {
    const reference = await copyDraft(bff, from, draftId, context);
    return { idempotencyKey: draftId, draftId, ...(reference === null ? {} : { reference }) };
  };
  const quote = await copyQuote[line](bff, { quoteId: shared, into, context });
  if (!quote) return null;
  const { quoteId, reference } = quote;
  const ids = { draftId, leadId: null, quoteId };
  await openJourney(bff, session, context, { line, ids });
  await session.update(({ afterContact: { [line]: _old, ...others } = {}, ...data }) => ({
    ...data,
    afterContact: others,
    pricesFirst: { ...data.pricesFirst, [line]: true },
  }));
  return { line, ids, reference, to: wayOn(line, ids) };
}

/** Without what says who the sender is; the reference of the copy, or null where no draft is kept any more. */
async function copyDraft(
  { leads }: Pick<Bff, 'leads'>,
  from: string,
  draftId: string,
  context: CallContext,
): Promise<string | null> {
  const draft = await leads.getDraft({ draftId: from }, context);
  if (!draft) return null;
  const { line, step, history } = draft;
  const { contact: _who, chassis_no: _car, claim_details: _claim, ...answers } = draft.answers;
  const saved = await leads.saveDraft({ draftId, line, step, history, answers }, context);
  return saved.reference;
}
