/** A lead by name, number or reference. What was typed is in no address and not in the session. */
import { SEARCH_LONGEST } from '@muqarin/leads/contract/desk-search';
import { staffMessages } from '@muqarin/rules/staff/messages';
import type { DeskSearchPage } from '../../../contract/desk-pages.ts';
import { formPaths } from '../../../contract/forms.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { takeFlash } from '../../session/flash.ts';
import { deskRowView } from '../../views/desk-rows.ts';
import type { Form } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';

const to = formPaths.staffSearch;

export async function deskSearchPage(
  bff: Bff,
  { session, context }: PageAsk,
): Promise<PageDraft<DeskSearchPage>> {
  const { user: staffId } = requireStaff(session, 'search-leads');
  const { warning: error = null } = await takeFlash(session, 'staff-search');
  const { deskSearch } = session.data;
  if (!deskSearch) return { rows: null, isAll: true, error };
  const leadIds = deskSearch.leadIds.join(',');
  const { rows } = leadIds === '' ? { rows: [] } : await bff.leads.foundLeads({ leadIds }, context);
  return {
    rows: rows.map(({ name, ...row }) => ({ ...deskRowView(row, staffId), name })),
    isAll: deskSearch.isAll,
    error,
  };
}

export function deskSearchForm(bff: Bff): Form {
  return {
    path: to,
    flashPage: 'staff-search',
    act: 'search-leads',
    handle: async ({ fields, session, context }) => {
      const { user: staffId } = requireStaff(session, 'search-leads');
      const typed = (fields.typed ?? '').trim().slice(0, SEARCH_LONGEST);
      const found = typed === '' ? null : await bff.leads.searchLeads({ staffId, typed }, context);
      if (!found?.kind) return { to, warning: ours(staffMessages.deskTooFew) };
      const { leadIds, isAll } = found;
      await session.update((data) => ({ ...data, deskSearch: { leadIds, isAll } }));
      return { to };
    },
  };
}
