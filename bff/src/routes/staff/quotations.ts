/** The back office's quotations: all of them, and one with every row of its prices (features 141, decisions X25). */
import type { QuotationRow, StaffQuotation } from '@muqarin/quoting/contract/quotations';
import { messages } from '@muqarin/rules/messages';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { QuotationAct } from '@muqarin/rules/quotations/quotation-states';
import { isFlagCode, mayClear } from '@muqarin/rules/quotations/underwriting-flags';
import { formPaths } from '../../../contract/forms.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type {
  QuotationRowView,
  QuotationsList,
  QuotationsPage,
  QuotationsView,
  StaffQuotationPage,
} from '../../../contract/quotation-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff, requireStaff } from '../../security/require-staff.ts';
import { setFlash, takeFlash } from '../../session/flash.ts';
import { differenceView, fieldView, optionView } from '../../views/quotation-views.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { listPage } from './list-page.ts';
import { changeIn } from './quotation-change.ts';

const views: readonly QuotationsView[] = ['open', 'mine', 'flagged', 'accepted', 'ended'];

export async function quotationsPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<QuotationsPage>> {
  const list = await quotationsList(bff, { query, session, context });
  const { notice = null, warning = null } = await takeFlash(session, 'staff-quotations');
  return { ...list, view: viewOf(query), notice, error: warning };
}

/** The last changed first, as it is now. */
export async function quotationsList(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<QuotationsList> {
  const { user: staffId } = requireStaff(session, 'see-quotations');
  const found = await listPage(query, (rows) =>
    bff.quoting.listQuotations({ view: viewOf(query), staffId, ...rows }, context),
  );
  return { ...found, rows: found.rows.map((row) => rowView(row, staffId)) };
}

function viewOf({ view }: PageAsk['query']): QuotationsView {
  return views.find((known) => known === view) ?? 'open';
}

export async function staffQuotationPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<StaffQuotationPage | Redirect>> {
  const { user: staffId, roles } = requireStaff(session, 'see-quotations');
  const quotationId = quotationIdIn(query.quotation);
  const found =
    quotationId === null
      ? null
      : await bff.quoting.openQuotation({ quotationId, staffId }, context);
  if (!found || quotationId === null) {
    const warning = quotationId === null ? messages.notFound : quotationMessages.gone;
    await setFlash(session, 'staff-quotations', { warning: ours(warning) });
    return { redirect: formPaths.staffQuotations };
  }
  const flash = await takeFlash(session, 'staff-quotations');
  const { notice = null, warning = null, typed = {}, errors = [] } = flash;
  const { row, turn, day, options, flags, sent, chosenLineId, sinceSent, acts } = found;
  const { facts, choices } = found;
  const contact = found.leadId
    ? (await bff.leads.getLead({ leadId: found.leadId }, context))?.contact
    : undefined;
  const { email = '', name = '' } = contact ?? {};
  return {
    row: rowView(row, staffId),
    turn,
    day,
    options: options.map(optionView),
    flags: flags.map(({ code, clearedBy }) => ({
      code,
      clearedBy,
      mayClear: clearedBy === null && isFlagCode(code) && mayClear(code, roles),
    })),
    sent,
    chosenLineId,
    sinceSent: sinceSent.map(differenceView),
    acts,
    may: found.may.filter((act) => mayAsStaff(session, roleActs[act] ?? 'work-quotations')),
    facts: facts.map(fieldView),
    choices: choices.map(({ lineId, fields }) => ({ lineId, fields: fields.map(fieldView) })),
    recipient: email,
    name,
    preview:
      errors.length === 0 && typed.action === 'preview'
        ? await previewOf(bff, found, typed, context)
        : null,
    typed: errors.length > 0 ? typed : {},
    errors,
    notice,
    error: warning,
  };
}

/** All else is the agent's. */
const roleActs: Partial<Record<QuotationAct, 'clear-flags'>> = { clear: 'clear-flags' };

/** Null where another version stands there by now: what is shown is what was asked about. */
async function previewOf(
  bff: Bff,
  { row: { quotationId }, turn }: StaffQuotation,
  typed: Readonly<Record<string, string>>,
  context: PageAsk['context'],
): Promise<PageDraft<StaffQuotationPage['preview']>> {
  const { change, errors } = changeIn(typed);
  if (errors.length > 0 || typed.turn !== String(turn)) return null;
  const { differences, validUntil, flags } = await bff.quoting.previewQuotation(
    { quotationId, change },
    context,
  );
  const fields = Object.entries(typed)
    .filter(([name]) => name !== 'action')
    .map(([name, value]) => ({ name, value }));
  return { differences: differences.map(differenceView), validUntil, flags, fields };
}

function rowView(row: QuotationRow, staffId: string): QuotationRowView {
  return { ...row, isMine: row.agentId === staffId };
}

export function quotationIdIn(text: string | undefined): string | null {
  return text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null;
}
