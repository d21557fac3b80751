/** The desk of claims and complaints: what is due first, and one of them (features 140, decisions X25). */
import type { CaseRow } from '@muqarin/leads/contract/cases';
import { caseActs, moveCase } from '@muqarin/rules/cases/case-states';
import { messages } from '@muqarin/rules/messages';
import { staffMessages } from '@muqarin/rules/staff/messages';
import type {
  CaseRowView,
  CasesList,
  CasesPage,
  CasesView,
  StaffCasePage,
} from '../../../contract/case-pages.ts';
import { formPaths } from '../../../contract/forms.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff, requireStaff } from '../../security/require-staff.ts';
import { setFlash, takeFlash } from '../../session/flash.ts';
import { papersOfCase } from '../../use-cases/site/case-papers.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { leadIdIn } from './desk.ts';
import { listPage } from './list-page.ts';

const views: readonly CasesView[] = ['open', 'mine', 'closed'];
const kinds = ['claim', 'complaint'] as const;

export async function casesPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<CasesPage>> {
  await showPresence(bff, { session, context });
  const list = await casesList(bff, { query, session, context });
  const { notice = null, warning = null } = await takeFlash(session, 'staff-cases');
  return {
    ...list,
    ...chosenOf(query),
    mayWork: mayAsStaff(session, 'work-cases'),
    notice,
    error: warning,
  };
}

/** What is due first, as it is now. */
export async function casesList(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<CasesList> {
  const { user: staffId } = requireStaff(session, 'see-cases');
  const { view, kind } = chosenOf(query);
  const { rows, ...found } = await listPage(query, async (range) => {
    const asked = { staffId, view, ...(kind === null ? {} : { kind }), ...range };
    const { cases, ...more } = await bff.leads.listCases(asked, context);
    return { rows: cases, ...more };
  });
  return { ...found, rows: rows.map((row) => rowView(row, staffId)) };
}

function chosenOf({ view, kind }: PageAsk['query']): Pick<CasesPage, 'view' | 'kind'> {
  return {
    view: views.find((known) => known === view) ?? 'open',
    kind: kinds.find((known) => known === kind) ?? null,
  };
}

export async function staffCasePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<StaffCasePage | Redirect>> {
  const { user: staffId } = requireStaff(session, 'see-cases');
  const caseId = leadIdIn(query.case);
  const signSeconds = await showPresence(bff, { session, context });
  const found =
    caseId === null ? null : await bff.leads.openStaffCase({ caseId, staffId }, context);
  if (!found) {
    const warning = caseId === null ? messages.notFound : staffMessages.caseGone;
    await setFlash(session, 'staff-cases', { warning: ours(warning) });
    return { redirect: formPaths.staffCases };
  }
  const { row, refusal, ...rest } = found;
  const mayWork = mayAsStaff(session, 'work-cases');
  const view = rowView(row, staffId);
  const isFree = row.heldBy === null || view.isMine;
  const isOwnRefusal = refusal?.by === staffId;
  const { notice = null, warning = null, typed } = await takeFlash(session, 'staff-cases');
  return {
    ...rest,
    papers: await papersOfCase(bff, row.caseId, context),
    mayWork,
    signSeconds,
    row: view,
    refusal: refusal && { ...refusal, isMine: isOwnRefusal },
    may: caseActs.filter(
      (act) =>
        mayWork &&
        isFree &&
        moveCase(row.state, act) !== null &&
        !(act === 'agree' && isOwnRefusal),
    ),
    typed: typed?.text ?? '',
    notice,
    error: warning,
  };
}

/** A page that they look at is a sign of theirs; where scripts run there is one every `signSeconds`, which it answers. */
async function showPresence(
  bff: Bff,
  { session, context }: Pick<PageAsk, 'session' | 'context'>,
): Promise<number | null> {
  if (!mayAsStaff(session, 'work-cases')) return null;
  const { user: staffId } = requireStaff(session, 'work-cases');
  return (await bff.leads.atCases({ staffId }, context)).signSeconds;
}

function rowView({ changedAt: _changed, ...row }: CaseRow, staffId: string): CaseRowView {
  return { ...row, isMine: row.heldBy === staffId };
}
